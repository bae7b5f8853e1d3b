import { type FormId, forms } from '../leads/forms.ts';
import type { Payload } from '../leads/payload.ts';
import type { Provider } from './environment.ts';
import type { ProviderAnswer } from './provider-answer.ts';

export type Submit = (form: FormId, payload: Payload) => Promise<ProviderAnswer>;

const longestBody = 64 * 1024;
const mostRedirects = 3;

/**
 * Submissions to the provider's form endpoint.
 *
 * @param timeout Milliseconds for one submission, answer included.
 * @returns a function that answers with the provider's status and body; it rejects where no
 *   answer came (network error, timeout, more than three redirects).
 */
export function createSubmit(provider: Provider, { timeout = 10_000 } = {}): Submit {
  return async (form, payload) => {
    const signal = AbortSignal.timeout(timeout);
    const formId = provider.forms[forms[form].providerForm];
    let url = `${provider.url}/submissions/v3/integration/submit/${provider.portalId}/${formId}`;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(provider.token !== undefined && { authorization: `Bearer ${provider.token}` }),
        },
        body: JSON.stringify(payload),
      });
      const location = response.headers.get('location');
      if ((response.status !== 307 && response.status !== 308) || !location) {
        return {
          status: response.status,
          body: await readSome(response),
          retryAfter: response.headers.get('retry-after'),
        };
      }
      await response.body?.cancel();
      url = new URL(location, url).href;
    }
    throw new Error(`The provider redirected more than ${String(mostRedirects)} times.`);
  };
}

/** The beginning of a body. An answer that breaks off counts by its status alone. */
async function readSome(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= longestBody) break;
    }
  } catch (error) {
    if (!response.ok) throw error;
  }
  return text.slice(0, longestBody);
}

import { type FormId, forms } from '#kit/leads/rules/forms.ts';
import type { Payload } from '#kit/leads/rules/payload.ts';
import type { ProviderAnswer } from '#kit/leads/rules/provider-answer.ts';
import type { Provider } from '#kit/runtime/environment.ts';

export type Submit = (form: FormId, payload: Payload) => Promise<ProviderAnswer>;

export interface SubmitOptions {
  /** Milliseconds for one submission, redirects and answer included. */
  timeout?: number;
  /** Called with redirects: they cost time and mean that the configured address is out of date. */
  log?: (event: Record<string, unknown>, message: string) => void;
}

/** Milliseconds. */
export const submissionTimeout = 10_000;
const longestBody = 64 * 1024;
const mostRedirects = 3;

/**
 * Submissions to the provider's form endpoint.
 *
 * @returns a function that answers with the provider's status and body; after too many redirects,
 *   or one that we must not follow, with the redirect itself. It rejects where no answer came
 *   (network error, timeout).
 */
export function createSubmit(
  provider: Provider,
  { timeout = submissionTimeout, log }: SubmitOptions = {},
): Submit {
  return async (form, payload) => {
    const signal = AbortSignal.timeout(timeout);
    let url = new URL(submissionUrl(provider, form));
    for (let redirects = 0; ; redirects += 1) {
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
      const next = redirectOf(response, url);
      if (!next || redirects === mostRedirects || !trusted(next, url)) {
        return {
          status: response.status,
          body: await readAnswer(response),
          retryAfter: response.headers.get('retry-after'),
        };
      }
      log?.(
        { to: next.origin },
        'the provider redirects: LEADS_PROVIDER_URL should name the address that it redirects to',
      );
      await response.body?.cancel();
      url = next;
    }
  };
}

/** Where a form of ours is submitted to. */
export function submissionUrl({ url, portalId, forms: ids }: Provider, form: FormId): string {
  return `${url}/submissions/v3/integration/submit/${portalId}/${ids[forms[form].providerForm]}`;
}

/** Where 307 or 308 leads. Other redirects would turn the submission into a GET. */
function redirectOf(response: Response, from: URL): URL | undefined {
  const location = response.headers.get('location');
  if (![307, 308].includes(response.status) || location === null) return undefined;
  return URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}

/** Leads and our token go to the provider's own hosts only, and never from TLS to plain text. */
function trusted(next: URL, from: URL): boolean {
  const parent = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.');
  return (
    (next.host === from.host || parent(next) === parent(from)) &&
    (next.protocol === 'https:' || next.protocol === from.protocol)
  );
}

/** The body where it matters. What the status alone decides must not wait for a slow body. */
async function readAnswer(response: Response): Promise<string> {
  const { status } = response;
  if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) {
    // Without its errors a 400 cannot be judged; every other refusal can.
    if (status === 400) return readSome(response);
    return readSome(response).catch(() => '');
  }
  // Read to its end, a short answer leaves the connection for the next submission.
  if (response.ok) void readSome(response).catch(() => undefined);
  else await response.body?.cancel();
  return '';
}

/** The beginning of a body. */
async function readSome(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += (chunk as Uint8Array).length;
    if (length >= longestBody) break;
  }
  return Buffer.concat(chunks).subarray(0, longestBody).toString('utf8');
}

import { createElement, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';

import { readFormState } from '#leads/form-state.tsx';
import { letRulesHold } from '#site/trusted-types.ts';

/** What Waku and the finished page leave for this entry. */
interface PageGlobals {
  __WAKU_HYDRATE__?: boolean;
  __WAKU_INITIAL_RSC__?: { response: Promise<Response> };
  __DRESSED__?: Promise<void>;
}
const page = globalThis as PageGlobals;

letRulesHold();

const root = createElement(StrictMode, null, createElement(Router));

if (page.__WAKU_HYDRATE__) {
  void hydrate();
} else {
  createRoot(document, rootOptions).render(root);
}

/**
 * Takes the page over once all it needs has arrived. Where that fails, by a broken connection or
 * because the file is gone, the page stays what it is: links and forms work natively.
 */
async function hydrate(): Promise<void> {
  const payload = page.__WAKU_INITIAL_RSC__;
  // In development React's debug information keeps the payload open for seconds: it is read as it
  // arrives.
  if (payload && !import.meta.env.DEV) {
    try {
      const response = await payload.response;
      if (!response.ok) return;
      payload.response = Promise.resolve(new Response(await response.text()));
    } catch {
      return;
    }
  }
  // What appears from here on needs the whole stylesheet (page-start.ts).
  await page.__DRESSED__;
  const options: HydrationOptions = { ...rootOptions, formState: readFormState() };
  // In slices: what the visitor does meanwhile is answered between them.
  startTransition(() => {
    hydrateRoot(document, root, options);
  });
}

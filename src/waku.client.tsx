import { createElement, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';

import { readFormState } from './kit/leads/form/form-state.tsx';
import { interceptReturn } from './kit/navigation/hold-return.ts';
import type { PageStart } from './kit/site/page-start.ts';
import { installTrustedTypes } from './kit/site/trusted-types.ts';

/** What Waku's inline script and the start of a built page leave for this entry. */
interface PageGlobals {
  __WAKU_HYDRATE__?: boolean;
  __WAKU_INITIAL_RSC__?: { response: Promise<Response> };
  __PAGE_START__?: PageStart;
}
const page = globalThis as PageGlobals;

installTrustedTypes();

const router = createElement(Router, { unstable_routeInterceptor: interceptReturn });
const root = createElement(StrictMode, null, router);

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
  if (page.__PAGE_START__) {
    const { styled, payload } = page.__PAGE_START__;
    try {
      const response = await payload;
      if (!response.ok) return;
      const whole = new Response(await response.text());
      page.__WAKU_INITIAL_RSC__ = { response: Promise.resolve(whole) };
    } catch {
      return;
    }
    // What appears from here on needs the whole stylesheet.
    await styled;
  }
  const options: HydrationOptions = { ...rootOptions, formState: readFormState() };
  // As a transition, hydration yields to what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(document, root, options);
  });
}

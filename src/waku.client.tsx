import { createElement, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';

import { readFormState } from './kit/leads/form/form-state.tsx';
import { interceptReturn } from './kit/navigation/hold-return.ts';
import type { PageStart } from './kit/site/page-start.ts';
import { installTrustedTypes } from './kit/site/trusted-types.ts';

/** Globals that Waku's inline script and page-start.ts set before this entry runs. TypeScript does not know them. */
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
 * Hydrates the page once everything it needs has arrived. If the payload cannot be loaded, because the
 * connection is broken or the file was removed, the page stays as it is: links and forms work natively.
 */
async function hydrate(): Promise<void> {
  if (page.__PAGE_START__) {
    const { styled, payload } = page.__PAGE_START__;
    try {
      const response = await payload;
      if (!response.ok) return;
      // The payload is read to its end first, so that a connection that breaks meanwhile is caught here.
      const complete = new Response(await response.text());
      page.__WAKU_INITIAL_RSC__ = { response: Promise.resolve(complete) };
    } catch {
      return;
    }
    // What a visitor opens after hydration has its rules only in the complete stylesheet.
    await styled;
  }
  const options: HydrationOptions = { ...rootOptions, formState: readFormState() };
  // As a transition, hydration yields to what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(document, root, options);
  });
}

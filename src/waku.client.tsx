import { createElement, StrictMode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';

import { readFormState } from '#leads/form-state.tsx';

const root = createElement(StrictMode, null, createElement(Router));

if ((globalThis as { __WAKU_HYDRATE__?: boolean }).__WAKU_HYDRATE__) {
  const options: HydrationOptions = { ...rootOptions, formState: readFormState() };
  hydrateRoot(document, root, options);
} else {
  createRoot(document, rootOptions).render(root);
}

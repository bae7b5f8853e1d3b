declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** Made by @vitejs/plugin-rsc: modules with server functions, by id. Empty in development. */
declare module 'virtual:vite-rsc/server-references' {
  const modules: Record<string, () => Promise<Record<string, unknown>>> | undefined;
  export default modules;
}

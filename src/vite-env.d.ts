declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** The address of the headings' font file (src/kit/build/plugin.ts). */
declare module 'face:head' {
  const address: string;
  export default address;
}
/** Stylesheet with the typefaces and their fallback fonts (src/kit/build/plugin.ts). */
declare module 'face:styles.css';

/** Long words of messages, by language; each maps to itself with soft hyphens (src/kit/build/plugin.ts). */
declare module 'catalogues:breaks' {
  const breaks: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  export default breaks;
}

declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

/** Made by @vitejs/plugin-rsc: imports of the modules with server functions, by id. Empty in development. */
declare module 'virtual:vite-rsc/server-references' {
  const modules: Record<string, () => Promise<Record<string, unknown>>> | undefined;
  export default modules;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** Refused by the build wherever it would reach the browser. */
declare module 'server-only';

import { currentSecrets, secretNames } from '#kit/runtime/environment.ts';

import type { Output } from './built-site.ts';

/** Patterns of text that only modules of the server contain, each with a name for what it finds. */
const serverCode: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a module of Node', /(?:\bfrom|\bimport\(?|\brequire\()\s*["'`]node:/],
  // Packages for browsers may contain `process.env.NODE_ENV`.
  ['the environment of the server', /\bprocess\.env\b(?!\.NODE_ENV\b)/],
  ['a query of the store', /\b(?:insert into|create table) ["`a-z]/i],
  ...secretNames.map((name) => [name, new RegExp(`\\b${name}\\b`)] as const),
];

/** Scripts that browsers load contain no module of the server. */
export function* serverCodeInScripts({ files }: Output) {
  for (const [file, body] of files) {
    if (!file.endsWith('.js')) continue;
    const text = body.toString();
    for (const [what, pattern] of serverCode) {
      if (pattern.test(text)) yield `${file}: has code of the server: ${what}`;
    }
  }
}

/** No file that is served contains the value of a secret that is set in the present environment. */
export function* leakedSecrets({ files }: Output) {
  const secrets = currentSecrets();
  for (const [file, body] of files) {
    for (const [name, value] of secrets) {
      if (body.includes(value)) yield `${file}: holds the value of ${name}`;
    }
  }
}

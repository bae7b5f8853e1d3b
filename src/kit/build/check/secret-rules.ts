import { currentSecrets, secretNames } from '#kit/runtime/environment.ts';

import type { Output } from './built-site.ts';

/** What only server modules say. */
const serverCode: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a module of Node', /(?:\bfrom|\bimport\(?|\brequire\()\s*["'`]node:/],
  ['the environment of the server', /\bprocess\.env\s*\[/],
  ['a query of the store', /\b(?:insert into|create table) ["`a-z]/i],
  ...secretNames.map((name) => [name, new RegExp(`\\b${name}\\b`)] as const),
];

/** No server module is in what browsers load. */
export function* noServerCode({ files }: Output) {
  for (const [file, body] of files) {
    if (!file.endsWith('.js')) continue;
    const text = body.toString();
    for (const [what, pattern] of serverCode) {
      if (pattern.test(text)) yield `${file}: has code of the server: ${what}`;
    }
  }
}

/** No password of the present settings is in any file that is served. */
export function* noSecret({ files }: Output) {
  const secrets = currentSecrets();
  for (const [file, body] of files) {
    for (const [name, value] of secrets) {
      if (body.includes(value)) yield `${file}: holds the value of ${name}`;
    }
  }
}

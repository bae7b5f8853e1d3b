import { readFileSync } from 'node:fs';

import { z } from 'zod';

/** Something by which the template is known. */
const trace = z.strictObject({
  kind: z.enum(['name', 'address', 'contact', 'person', 'client', 'promise', 'colour']),
  text: z.string(),
});

export type Trace = z.infer<typeof trace>;

/** What a site was made from. An upgrade needs it to tell what the site changed. */
const templateVersion = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** Name of git's tree of all its files: the same in every copy, whatever its history. */
  tree: z.string().optional(),
});

export type TemplateVersion = z.infer<typeof templateVersion>;

export const adoptedFile = 'adopted.json';

const adopted = z.strictObject({
  template: templateVersion,
  answers: z.unknown(),
  traces: z.array(trace),
});

export type Adopted = z.infer<typeof adopted>;

/** @throws Error where the file is not what adopt wrote. */
export function readAdopted(): Adopted {
  return adopted.parse(JSON.parse(readFileSync(adoptedFile, 'utf8')));
}

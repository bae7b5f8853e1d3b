import { readFileSync } from 'node:fs';

import { z } from 'zod';

/** A text or colour that shows that something still comes from the template. */
const trace = z.strictObject({
  kind: z.enum(['name', 'address', 'contact', 'person', 'client', 'promise', 'colour']),
  text: z.string(),
});

export type Trace = z.infer<typeof trace>;

/** The template that a site was made from. An upgrade compares with it to find what the site changed. */
const templateVersion = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** Git's id of the tree of all files. It is the same in every copy of the template, whatever its history. */
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

/** Reads adopted.json. @throws Error if the file is missing or invalid. */
export function readAdopted(): Adopted {
  return adopted.parse(JSON.parse(readFileSync(adoptedFile, 'utf8')));
}

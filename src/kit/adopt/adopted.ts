import { readFileSync } from 'node:fs';

import { z } from 'zod';

/** A text or colour of the template. A site that still has it is not adopted completely. */
const trace = z.strictObject({
  kind: z.enum(['name', 'address', 'contact', 'person', 'client', 'promise', 'colour']),
  text: z.string(),
});

export type Trace = z.infer<typeof trace>;

/** The version of the template that a site was made from. An upgrade compares the site with this version. */
const templateVersion = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** Git's hash of the tree of all files. It is the same in every copy of the template, whatever the history. */
  tree: z.string().optional(),
});

export type TemplateVersion = z.infer<typeof templateVersion>;

export const adoptedFile = 'adopted.json';

/** The record that adopting writes: the answers (`Answers` in answers.ts), and the template with its traces and entries. */
const adopted = z.strictObject({
  template: templateVersion,
  answers: z.unknown(),
  traces: z.array(trace),
  /**
   * The template's entries, each as `collection/id`. Adopting again removes only these, because all other entries are the
   * company's own. Missing if an early version of adopt wrote the record.
   */
  entries: z.array(z.string()).optional(),
});

export type Adopted = z.infer<typeof adopted>;

/** Reads adopted.json. @throws Error if the file is missing or invalid. */
export function readAdopted(): Adopted {
  return adopted.parse(JSON.parse(readFileSync(adoptedFile, 'utf8')));
}

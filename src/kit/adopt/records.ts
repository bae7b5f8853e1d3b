import { readFileSync } from 'node:fs';

import type { z } from 'zod';

import type { companyRecord } from '#kit/build/records.ts';

/** The record of a brand's tokens. adopt changes its colours and faces. */
export interface TokensRecord {
  colours: Record<string, string>;
  faces?: object;
}

export function readTokens(file: string): TokensRecord {
  return JSON.parse(readFileSync(file, 'utf8')) as TokensRecord;
}

/** Reads the company's record from its file: after adopting, `site.company` is still that of the template. */
export function readCompany(file: string): z.infer<typeof companyRecord> {
  return JSON.parse(readFileSync(file, 'utf8')) as z.infer<typeof companyRecord>;
}

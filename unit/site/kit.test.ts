import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { company } from '#brand/company.ts';
import { colours } from '#brand/tokens.ts';
import { content, postIds, workIds } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

/** What only this site has. */
const own = [
  company.name,
  company.email.split('@')[1],
  company.address.city,
  company.phone.text.replaceAll('\u00A0', ' '),
  ...Object.values(colours),
  ...postIds(),
  ...workIds(),
  ...servicePaths.filter((path) => path.includes('/')),
  ...content.team(defaultLocale).map(({ name }) => name),
  ...content.clients(defaultLocale).map(({ name }) => name),
];

it.each(['src/kit', 'e2e/kit', 'unit/kit'])('%s says nothing that only this site has', (folder) => {
  const said = globSync(`${folder}/**/*.{ts,tsx,md,yaml,po}`).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return own
      .filter((word) => word !== undefined && text.includes(word))
      .map((word) => `${file}: ${word}`);
  });
  expect(own.length).toBeGreaterThan(50);
  expect(said).toEqual([]);
});

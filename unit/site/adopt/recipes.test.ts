import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { checkAnswers } from '#kit/adopt/answers.ts';
import { planAdoption } from '#kit/adopt/plan.ts';
import { site } from '#kit/site/definition.ts';

/** The answers that a page shows below a heading, word for word. */
function answersOf(page: string, heading: string): Record<string, unknown> {
  const [, section = ''] = readFileSync(page, 'utf8').split(`\n## ${heading}\n`);
  const [, text = ''] = /^```yaml\n([^]*?)^```$/m.exec(section.split('\n## ')[0] ?? '') ?? [];
  return parse(text) as Record<string, unknown>;
}

const company: unknown = JSON.parse(readFileSync('src/brand/company.json', 'utf8'));

/** What adopt would write, by file; nothing is written. */
async function planned(given: Record<string, unknown>) {
  const { adoptable, records } = site;
  if (!adoptable || !records) throw new Error('The site cannot be adopted.');
  const { answers, problems } = await checkAnswers(given, adoptable);
  expect(problems).toEqual([]);
  const plan = await planAdoption(answers as NonNullable<typeof answers>, adoptable, records);
  return plan.changes;
}

describe('recipes are answers that adopt takes:', () => {
  it('make it yours', async () => {
    // The sign of the example does not exist: the present one stands in.
    const answers = { ...answersOf('docs/adopt.md', 'Answers'), sign: 'src/brand/sign.svg' };
    const changes = await planned(answers);
    expect(changes.get('src/brand/company.json')).toContain('Nordlicht Software GmbH');
    expect(changes.get('src/brand/tokens.json')).toContain('#e0a100');
    expect(changes.get('src/brand/tokens.json')).toContain('"family": "Arimo"');
    expect(changes.get('locales/nl.po')).toContain('Language: nl');
    expect(changes.get('.env')).toContain('SITE_URL=https://nordlicht.example');
  });

  it('without the samples', async () => {
    const changes = await planned({
      company,
      ...answersOf('docs/recipes.md', 'Without the samples'),
    });
    const gone = [...changes].filter(([, text]) => text === null).map(([file]) => file);
    for (const room of [
      ...(site.adoptable?.samples ?? []).map((name) => `src/content/${name}`),
      'src/brand/drawings',
    ]) {
      expect(
        gone.some((file) => file.startsWith(`${room}/`)),
        room,
      ).toBe(true);
    }
    const record = changes.get('src/brand/company.json');
    expect(record ? JSON.parse(record) : company).toEqual(company);
  });

  it('other languages', async () => {
    const changes = await planned({ company, ...answersOf('docs/recipes.md', 'Other languages') });
    const languages = JSON.parse(changes.get('src/site/languages.json') ?? '[]') as {
      code: string;
    }[];
    expect(languages.map(({ code }) => code)).toEqual(['en', 'de', 'it']);
    expect([changes.get('locales/es.po'), changes.get('locales/fr.po')]).toEqual([null, null]);
    expect(changes.get('src/content/terms/fr.yaml')).toBeNull();
  });

  it('another provider', async () => {
    const answers = answersOf('docs/recipes.md', 'Another provider');
    const settings = (await planned({ company, ...answers })).get('.env');
    expect(settings).toContain(
      'LEADS_PROVIDER_URL=https://api.hsforms.com\nLEADS_PORTAL_ID=12345678\n',
    );
    expect(settings).toContain('LEADS_FORM_NEWSLETTER=00000000-0000-4000-8000-000000000003\n');
  });
});

it('commands that recipes and the page about upgrades name are scripts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const pages = [
    'docs/recipes.md',
    'docs/upgrade.md',
    'docs/adopt.md',
    'docs/languages.md',
    'README.md',
  ];
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

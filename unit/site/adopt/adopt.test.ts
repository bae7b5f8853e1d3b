import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, expect, it, vi } from 'vitest';

import { company } from '#brand/company.ts';
import { copyProject, linkPackages } from '#kit/testing/copy-project.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

// Each run reads all content, and tries what it is about to write in a copy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const answers = {
  company: {
    name: 'Nordlicht Maschinen und Data',
    legalName: 'Nordlicht Maschinen und Data GmbH',
    founded: 2004,
    email: 'post@nordlicht.example',
    phone: '+49 431 5550100',
    address: {
      street: 'Kaistraße 4',
      city: 'Kiel',
      postalCode: '24103',
      region: 'Schleswig-Holstein',
      country: 'DE',
    },
    hosting: 'Muster-Hosting GmbH, Musterweg 1, 10115 Berlin, +49 30 5550100',
    dayRate: { amount: 900, currency: 'EUR' },
  },
  colours: { ink: '#1f2a1c', surface: '#f7faf5', accent: '#e0a100' },
  languages: ['en', 'de', 'nl'],
  categories: ['data-engineering', 'quality-engineering'],
  samples: { clients: 'remove', work: 'remove', team: 'remove', drawings: 'remove' },
  host: { kind: 'static', address: 'https://nordlicht.example' },
};

let project: string;

beforeAll(() => {
  project = committedCopy();
});

/** Writes a sign and returns the name of its file. */
function signFile(svg: string): string {
  const file = path.join(temporaryFolder('sign'), 'sign.svg');
  writeFileSync(file, svg);
  return file;
}

/** A copy of the project whose tree is clean. */
function committedCopy(): string {
  const folder = temporaryFolder('adopted');
  copyProject(folder);
  linkPackages(folder);
  git(folder, 'init', '--quiet');
  commit(folder);
  return folder;
}

function commit(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'x');
}

function git(cwd: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

function adopt(given: unknown, ...options: string[]) {
  const file = path.join(temporaryFolder('answers'), 'answers.yaml');
  writeFileSync(file, JSON.stringify(given));
  return run('--answers', file, ...options);
}

function run(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/kit/adopt/main.ts', ...options],
    { cwd: project, encoding: 'utf8', input: '' },
  );
  return { status, stdout, stderr };
}

function write(file: string, text: string): void {
  writeFileSync(path.join(project, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(project, file), 'utf8');
}

it('says all that is wrong with the answers at once, each with its field, and writes nothing', () => {
  const { status, stderr } = adopt({
    ...answers,
    company: {
      ...answers.company,
      email: 'post',
      address: { ...answers.company.address, country: 'Germany' },
    },
    samples: { team: 'perhaps' },
    sign: 'no.svg',
    colours: { accent: '#10202f' },
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'company.email: is not an e-mail address',
    'company.address.country: is not a country code of two letters (ISO 3166), such as IN',
    'samples.team: must be keep or remove',
    'sign: there is no file no.svg',
    expect.stringMatching(/^colours\.accent: #10202f on ink /),
    expect.stringMatching(/^colours\.accent: #10202f on inkShade /),
  ]);
  expect(git(project, 'status', '--porcelain')).toBe('');
});

it.each([
  [{ categories: ['data'] }, 'categories: there is no "data"; choose from product-engineering'],
  [{ languages: ['de', 'nl'] }, 'languages: "en" is the original'],
  [{ languages: ['en', 'nl_'] }, 'languages: "nl_" is not a language tag'],
  [{ sign: 'no.svg' }, 'sign: there is no file no.svg'],
  [
    { sign: signFile('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    'has no viewBox, and no width and height',
  ],
  [
    {
      sign: signFile(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>.cls-1{fill:red}</style></svg>',
      ),
    },
    'has styles or classes',
  ],
  [
    { services: ['data-architecture'] },
    'services: there is no "data-architecture"; did you mean data-engineering/data-architecture?',
  ],
  [
    { services: ['experience-design/design-systems'] },
    'services: "experience-design/design-systems" is of the category "experience-design", which "categories" does not keep',
  ],
  [
    {
      company: {
        ...answers.company,
        address: { ...answers.company.address, postalCode: 24103 },
      },
    },
    'company.address.postalCode: is a number: write it in quotes',
  ],
  [{ colours: { accent: '#10202f' } }, 'colours.accent: #10202f on ink'],
  [{ colours: { hue: '#10202f' } }, 'colours: there is no "hue"'],
  [{ company: { ...answers.company, dayRate: undefined } }, 'company.dayRate: is missing'],
  [
    { faces: { text: { family: 'Gone', file: './src/gone.woff2' } } },
    'faces.text.file: there is no file "./src/gone.woff2"',
  ],
])('refuses what the site does not have: %o', (changed, sentence) => {
  const { status, stderr } = adopt({ ...answers, ...changed });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
});

it('says that a file of answers is missing or is not YAML', () => {
  const none = run('--answers', 'none.yaml');
  expect(none.stderr).toBe('There is no file none.yaml.\n');
  expect(none.status).toBe(1);
  const broken = path.join(temporaryFolder('answers'), 'answers.yaml');
  writeFileSync(broken, 'company: [');
  const { status, stderr } = run('--answers', broken);
  expect(stderr).toContain(`${broken}: Flow sequence in block collection must be`);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});

it('asks, and lists what was not answered if the input ends', () => {
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr.split('\n').slice(0, 3)).toEqual([
    'Not answered:',
    'company.name',
    'company.legalName',
  ]);
});

it('says what it would do, and refuses a tree with changes', () => {
  const dry = adopt(answers, '--dry-run');
  expect(dry.status).toBe(0);
  expect(dry.stdout).toContain('change src/brand/company.json');
  // The file of answers may be in the project.
  writeFileSync(path.join(project, 'answers.yaml'), JSON.stringify(answers));
  const own = run('--answers', 'answers.yaml', '--dry-run');
  expect(own.status).toBe(0);
  expect(own.stdout).not.toContain('uncommitted');
  writeFileSync(path.join(project, 'note.txt'), 'not committed');
  expect(adopt(answers).stderr).toContain('There are uncommitted changes');
  expect(adopt(answers, '--dry-run').stdout).toContain('There are uncommitted changes');
  // It is refused before the first question, not after the last.
  expect(run().stderr).toContain('There are uncommitted changes');
  rmSync(path.join(project, 'answers.yaml'));
  commit(project);
  expect(git(project, 'status', '--porcelain')).toBe('');
});

it('makes the site another company’s, keeps its content valid, and changes nothing the second time', () => {
  const tree = git(project, 'rev-parse', 'HEAD^{tree}').trim();
  const { status, stdout, stderr } = adopt(answers);
  expect(status, stderr).toBe(0);
  // An upgrade finds the version of the template by this tree.
  expect(JSON.parse(read('adopted.json'))).toMatchObject({ template: { tree } });
  expect(stdout).toContain('Left to write:\n- Nederlands: npm run content:status');
  expect(stdout).toMatch(/^- src\/content\/pages\/en\/contact\.yaml: .*address/m);
  expect(JSON.parse(read('src/brand/company.json'))).toMatchObject({
    name: answers.company.name,
    social: [],
  });
  expect(read('src/brand/tokens.json')).toContain('"accent": "#e0a100"');
  expect(read('src/brand/sign.svg')).toContain('#e0a100');
  expect(read('.env')).toBe('SITE_HOST=static\nSITE_URL=https://nordlicht.example\n');
  expect(existsSync(path.join(project, 'src/brand/drawings'))).toBe(false);
  const languages = JSON.parse(read('src/site/languages.json')) as Record<string, string>[];
  expect(languages.map(({ code, published }) => [code, published])).toEqual([
    ['en', undefined],
    ['de', undefined],
    ['nl', 'not yet'],
  ]);
  expect(globSync('locales/*', { cwd: project }).sort()).toEqual(
    ['de', 'en', 'nl'].map((code) => `locales/${code}.po`),
  );
  expect(globSync('src/content/*/{es,fr}{,.yaml}', { cwd: project })).toEqual([]);
  const services = globSync('src/content/services/en/*', { cwd: project }).map((file) =>
    path.basename(file),
  );
  expect(services.sort()).toEqual(['data-engineering', 'quality-engineering']);
  // Posts need an author, testimonials a client: without the team and the clients they go too.
  for (const room of ['team', 'clients', 'work', 'posts', 'testimonials']) {
    expect(globSync(`src/content/${room}/**/*`, { cwd: project })).toEqual([]);
  }
  const texts = globSync('src/content/{services,pages}/**/*.{yaml,md}', { cwd: project }).map(read);
  expect(
    texts.filter((text) => /drawing:|\]\(\/(?:blogs|work)\/|^case:|^post:/m.test(text)),
  ).toEqual([]);

  commit(project);
  expect(adopt(answers).stdout).toContain('nothing is changed');
  expect(git(project, 'status', '--porcelain')).toBe('');
});

it('when adopted again, keeps what the company added, and changes only what the answers name', () => {
  const services = 'src/content/services/en/data-engineering';
  const own = `${services}/own-service.yaml`;
  const job = 'src/content/jobs/en/own-job.yaml';
  write(own, read(`${services}/data-architecture.yaml`));
  write(job, read('src/content/jobs/en/data-engineer.yaml'));
  const matrix = 'src/content/service-matrix.json';
  write(matrix, read(matrix).replace('"data-architecture"', '"data-architecture", "own-service"'));
  const person = 'src/content/team/en/own-person.yaml';
  // The first name of a removed person of the template is a trace, unless somebody of the company has it too.
  mkdirSync(path.join(project, path.dirname(person)), { recursive: true });
  write(person, 'name: Markus Petersen\ndesignation: Engineer\ncontent: Builds.\norder: 1\n');
  const tokens = 'src/brand/tokens.json';
  write(tokens, read(tokens).replace(/("surfaceTint": )"[^"]+"/, '$1"#f0f4ee"'));
  const company = 'src/brand/company.json';
  write(company, read(company).replace('Kaistraße 4', 'Kaistraße 5'));
  commit(project);

  const { status, stdout, stderr } = adopt({
    services: ['data-engineering/data-architecture', 'quality-engineering/automated-testing'],
    samples: { jobs: 'remove', team: 'remove' },
    colours: { accent: '#e3a410' },
  });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('accent: #e0a100 → #e3a410');
  expect(read(tokens)).toContain('"surfaceTint": "#f0f4ee"');
  expect(existsSync(path.join(project, person))).toBe(true);
  expect(run('--check').stderr).not.toMatch(/: Markus$/m);
  const { answers: merged, entries } = JSON.parse(read('adopted.json')) as {
    answers: typeof answers;
    entries: string[];
  };
  expect(merged).toMatchObject({
    ...answers,
    colours: { ...answers.colours, accent: '#e3a410' },
    samples: { ...answers.samples, jobs: 'remove' },
  });
  expect(entries).not.toContain('jobs/own-job');
  expect(read(company)).toContain('Kaistraße 5');
  expect(globSync('src/content/jobs/en/*', { cwd: project })).toEqual([job]);
  expect(
    globSync(`${services}/*`, { cwd: project })
      .map((file) => path.basename(file))
      .sort(),
  ).toEqual(['data-architecture.yaml', 'icon.svg', 'index.yaml', 'own-service.yaml']);
  expect(JSON.parse(read(matrix))).toMatchObject([
    { categories: [{ path: 'quality-engineering', services: ['automated-testing'] }] },
    {
      categories: [{ path: 'data-engineering', services: ['data-architecture', 'own-service'] }],
    },
  ]);
  commit(project);
});

it('has catalogues that a build can read', () => {
  const lingui = path.resolve('node_modules/@lingui/cli/dist/lingui.js');
  const { status, stderr } = spawnSync(process.execPath, [lingui, 'compile', '--strict'], {
    cwd: project,
    encoding: 'utf8',
    // In tests Lingui starts its workers from its own sources.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(status, stderr).toBe(0);
});

it('finds what is left of the template with file and line', () => {
  const { status, stderr } = run('--check');
  expect(status).toBe(1);
  const lines = stderr.trim().split('\n');
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^src\/content\/pages\/en\/imprint\.md:\d+: person of the template: Anjali Rao$/,
    ),
  );
  // The sentence about a demonstration brand is not true of an adopted site.
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^src\/content\/pages\/en\/company\.yaml:\d+: promise of the template: .*demonstration brand/,
    ),
  );
  expect(lines.some((line) => line.endsWith(`: ${company.name}`))).toBe(false);
  // The file that lists words to search for is no trace of them.
  expect(lines.filter((line) => line.startsWith('src/site/adopt.ts'))).toEqual([]);
  const file = 'src/content/pages/en/contact.yaml';
  writeFileSync(path.join(project, file), `# ${company.name}\n${read(file)}`);
  expect(run('--check').stderr).toContain(`${file}:1: name of the template: ${company.name}`);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { type Instruction, readDockerfile } from '#e2e/support/dockerfile.ts';
import { buildVariables } from '#kit/build/build-stamp.ts';
import { readEnvironment, secretNames } from '#kit/runtime/environment.ts';
import { serveArguments } from '#kit/testing/site.ts';

const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
const [build, runtime] = stages;
const all = stages.flatMap(({ instructions }) => instructions);
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const argumentsOf = (name: string, instructions: readonly Instruction[] = all) =>
  instructions.filter(({ keyword }) => keyword === name).map(({ rest }) => rest);

describe('the image', () => {
  it('is built in one stage and runs in another, from tagged images of one version of Node', () => {
    expect(stages).toHaveLength(2);
    expect(build?.name).toBe('build');
    const versions = stages.map(({ image }) => /^node:(\d+)-(?:slim|alpine)$/.exec(image)?.[1]);
    expect(new Set(versions).size).toBe(1);
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(devDependencies['node']?.split('.')[0]).toBe(versions[0]);
  });

  it('takes nothing but the build into the second stage, and installs nothing there', () => {
    expect(argumentsOf('COPY', runtime?.instructions)).toEqual(['--from=build /site/dist ./dist']);
    expect(argumentsOf('RUN', runtime?.instructions).join('\n')).not.toMatch(/npm|apk|curl|wget/);
  });

  it('installs packages before the sources are copied, exactly as they are locked', () => {
    const lines = build?.instructions.map(({ keyword, rest }) => `${keyword} ${rest}`) ?? [];
    expect(lines).toContain('RUN npm ci');
    expect(lines.indexOf('RUN npm ci')).toBeLessThan(lines.indexOf('COPY . .'));
    expect(argumentsOf('ADD')).toEqual([]);
  });

  it('runs as a user without rights, who owns nothing but the folder of the leads', () => {
    const users = argumentsOf('USER', runtime?.instructions);
    expect(users).toEqual(['node']);
    const keywords = runtime?.instructions.map(({ keyword }) => keyword) ?? [];
    for (const keyword of ['RUN', 'COPY']) {
      expect(keywords.lastIndexOf(keyword), keyword).toBeLessThan(keywords.indexOf('USER'));
    }
    expect(argumentsOf('VOLUME')).toEqual(['/data']);
    expect(argumentsOf('ENV')).toContain('LEADS_DB=/data/leads.db');
    expect(argumentsOf('RUN', runtime?.instructions)).toEqual([
      'mkdir /data && chown node:node /data',
    ]);
  });

  it('has no secret, and takes at build time what is written into the pages', () => {
    const given = [...argumentsOf('ARG'), ...argumentsOf('ENV')].map((text) => text.split('=')[0]);
    expect(given).not.toEqual(expect.arrayContaining([expect.stringMatching(/TOKEN|PASSWORD/)]));
    for (const name of secretNames) expect(given).not.toContain(name);
    // An image always has the server, and real languages.
    const notOfImages = ['SITE_HOST', 'PSEUDO_LOCALE'];
    expect(argumentsOf('ARG')).toEqual(
      buildVariables.filter((name) => !notOfImages.includes(name)),
    );
  });

  it('has a health check, and its program receives signals directly', () => {
    expect(argumentsOf('HEALTHCHECK')).toEqual([expect.stringContaining('/healthz')]);
    expect(argumentsOf('CMD').map((text) => JSON.parse(text) as unknown)).toEqual([
      ['node', ...serveArguments.slice(0, -1), 'dist/run/serve.js'],
    ]);
    expect(argumentsOf('ENTRYPOINT')).toEqual([]);
  });

  it('checks its health without a proxy, even if Docker sets one for its containers', () => {
    expect(argumentsOf('HEALTHCHECK').join()).toContain('wget -Y off ');
  });

  it('is built without secrets, the repository and files that are made on the machine', () => {
    const ignored = linesOf('.dockerignore').map((line) => line.replace(/^\*\*\//, ''));
    const made = linesOf('.gitignore').filter((line) => !/^(?:!|public\/)/.test(line));
    expect(made.length).toBeGreaterThan(0);
    for (const name of ['.git', 'public/*', ...made]) {
      expect(ignored).toContain(name.replace(/\/$/, ''));
    }
    // A pattern without **/ applies to the top folder alone.
    for (const name of ['.env', '.env.*']) expect(linesOf('.dockerignore')).toContain(`**/${name}`);
  });

  it('is built without the leads of the machine, wherever their files are', () => {
    const rules = linesOf('.dockerignore');
    const isLeftOut = (file: string) =>
      rules.some((rule) => path.matchesGlob(file, rule) || file.startsWith(`${rule}/`));
    expect(isLeftOut('src/kit/leads/outbox/outbox.ts')).toBe(false);
    const stores = [readEnvironment({}).leadsDb, 'leads.db', 'kept/leads.db'].flatMap((store) =>
      ['', '-wal', '-shm', '-journal'].map((part) => store + part),
    );
    for (const file of [...stores, 'leads.csv']) expect(isLeftOut(file), file).toBe(true);
  });
});

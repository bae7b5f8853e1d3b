import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { tracesOf } from '#kit/adopt/traces.ts';
import { readContent } from '#kit/build/content/read.ts';
import { defineCollection } from '#kit/content/collection.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

/** The second site's traces, with a team of these people. */
function tracesWithTeam(...names: string[]) {
  const directory = temporaryFolder('team');
  mkdirSync(path.join(directory, 'it'));
  for (const [index, name] of names.entries()) {
    writeFileSync(
      path.join(directory, `it/${String(index)}.yaml`),
      `name: ${name}\nclaims: [Claims of ${name}, And more]\n`,
    );
  }
  const team = defineCollection({
    directory,
    include: '*/*.yaml',
    schema: z.strictObject({ name: z.string(), claims: z.array(z.string()).optional() }),
    transform: (fields, place) => ({ ...fields, ...place }),
    check: () => [],
  });
  const adoptable = {
    samples: [],
    addresses: {},
    drawings: [],
    ownTests: [],
    sampleTests: {},
    names: { team: 'name' },
    promises: { team: ['claims'] },
    words: [],
    derivedColours: () => ({}),
  };
  return tracesOf(readContent({ team }).files, adoptable, {});
}

it('the whole name and the first name of a person are traces, however short', () => {
  const people = tracesWithTeam('Ana Ruiz', 'Giulia De Santis').filter(
    ({ kind }) => kind === 'person',
  );
  expect(people.map(({ text }) => text)).toEqual(['Ana Ruiz', 'Ana', 'Giulia De Santis', 'Giulia']);
});

it('each text of a list of promises is a trace', () => {
  expect(tracesWithTeam('Ana Ruiz')).toEqual(
    expect.arrayContaining([
      { kind: 'promise', text: 'Claims of Ana Ruiz' },
      { kind: 'promise', text: 'And more' },
    ]),
  );
});

it('the address of the company and its telephone number as it is dialled are traces', () => {
  expect(tracesWithTeam()).toEqual(
    expect.arrayContaining([
      { kind: 'address', text: 'Via del Faro 8' },
      { kind: 'address', text: 'Trieste' },
      { kind: 'contact', text: '+390405550100' },
    ]),
  );
});

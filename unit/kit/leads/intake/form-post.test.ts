import { describe, expect, it } from 'vitest';

import { type FormPost, readCall, readNativePost, writePost } from '#kit/leads/intake/form-post.ts';
import { HttpError } from '#kit/runtime/http-error.ts';

const action = '0123456789ab#submitLead';
const fields: FormPost['fields'] = [
  ['form', 'order'],
  ['locale', 'ar'],
  ['message', '$100 — “ok”'],
];

function formData(entries: readonly (readonly [string, string | Blob])[]): FormData {
  const data = new FormData();
  for (const [key, value] of entries) data.append(key, value);
  return data;
}

const parts = (prefix: string) => fields.map(([name, value]) => [prefix + name, value] as const);
const call = (root: string, more: [string, string | Blob][] = []) =>
  readCall(action, formData([...parts('_1_'), ['0', root], ...more]));
const post = (changes: Record<string, string | Blob | undefined> = {}) => {
  const own = {
    $ACTION_REF_2: '',
    '$ACTION_2:0': `{"id":"${action}","bound":"$@1"}`,
    '$ACTION_2:1': '[{"status":"idle"}]',
    $ACTION_KEY: 'k4274317646',
    ...changes,
  };
  const given = Object.entries(own).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return readNativePost(formData([...given, ...parts('')]));
};

describe('a call by script', () => {
  it('is an action and its fields', () => {
    expect(call('[{"status":"idle"},"$K1"]')).toEqual({ action, fields });
  });

  it('may come from a tab that was opened before an update of React', () => {
    const data = formData([...parts('1_'), ['0', '[{"status":"idle"},"$K1"]']]);
    expect(readCall(action, data).fields).toEqual(fields);
  });

  it('may carry a previous state with typed dollars and repeated parts', () => {
    const state = '{"submission":{"initialValue":{"message":"$$100"},"error":"$undefined"}}';
    expect(call(`[${state},"$K1"]`).fields).toEqual(fields);
    expect(call('[{"a":{"b":[]},"c":"$0:0:a:b"},"$K1"]').fields).toEqual(fields);
  });

  it.each([
    ['no JSON', '[{'],
    ['another number of arguments', '["$K1"]'],
    ['no form', '[{},{}]'],
    ['a server reference', '[{"a":"$h1"},"$K1"]'],
    ['a blob', '[{"a":"$B1"},"$K1"]'],
    ['a promise', '[{"a":"$@1"},"$K1"]'],
    ['a typed array', '[{"a":"$o1"},"$K1"]'],
    ['a stream', '[{"a":"$R1"},"$K1"]'],
    ['a map', '[{"a":"$Q1"},"$K1"]'],
    ['a large number', '[{"a":"$n1"},"$K1"]'],
    ['an escaped reference', '[{"a":"\\u0024h1"},"$K1"]'],
    ['a way into the prototype', '[{"a":"$0:__proto__:then"},"$K1"]'],
    ['a way to a constructor', '[{"a":"$0:constructor:constructor"},"$K1"]'],
    ['a deep reference', `[{"a":"$0${':a'.repeat(1000)}"},"$K1"]`],
    ['a prototype', '[{"__proto__":{"a":1}},"$K1"]'],
    ['a thenable', '[{"then":"x"},"$K1"]'],
    ['a deep nest', `[${'['.repeat(30_000)}${']'.repeat(30_000)},"$K1"]`],
  ])('is refused with %s', (_name, root) => {
    expect(() => call(root)).toThrow(HttpError);
  });

  it.each([
    ['another chunk', ['1', '"$0"']],
    ['a stream’s chunk', ['S1', 'C']],
    ['an action', ['$ACTION_REF_1', '']],
    ['a file', ['_1_file', new Blob(['x'])]],
  ] as [string, [string, string | Blob]][])('is refused with %s', (_name, part) => {
    expect(() => call('[null,"$K1"]', [part])).toThrow(HttpError);
  });

  it('is refused with more fields than a form has', () => {
    const more = Array.from({ length: 10_000 }, (_, index) => [`_1_f${String(index)}`, '']);
    expect(() => call('[null,"$K1"]', more as [string, string][])).toThrow('too many fields');
  });

  it.each([
    'x[4294967294]',
    'x[20000000]',
    'name[0]',
    'name.first',
    '__intent__',
    '__state__',
    '__proto__',
    `x${'[0]'.repeat(5000)}`,
    'company',
  ])('drops a field that the form does not have: %s', (name) => {
    const data = formData([
      ['_1_form', 'order'],
      ['_1_locale', 'ar'],
      [`_1_${name}`, '{'],
      ['_1_email', 'first@example.com'],
      ['_1_email', 'ada@example.com'],
      ['0', '[null,"$K1"]'],
    ]);
    expect(readCall(action, data).fields).toEqual([
      ['form', 'order'],
      ['locale', 'ar'],
      ['email', 'ada@example.com'],
    ]);
  });

  it('is refused if the site does not have its form', () => {
    const data = formData([
      ['_1_form', 'other'],
      ['_1_locale', 'ar'],
      ['0', '[null,"$K1"]'],
    ]);
    expect(() => readCall(action, data)).toThrow('no form of ours');
  });
});

describe('a form without script', () => {
  it('is an action, its fields and its state key', () => {
    expect(post()).toEqual({ action, fields, stateKey: 'k4274317646' });
  });

  it('may have a state key of either of React’s renderers', () => {
    const stateKey = 'k333e3f8e3d3682f3c10e679d360a5516';
    expect(post({ $ACTION_KEY: stateKey })).toEqual({ action, fields, stateKey });
  });

  it.each([
    ['no action', { $ACTION_REF_2: undefined }],
    ['no id', { '$ACTION_2:0': '{"bound":"$@1"}' }],
    ['a server reference for a state', { '$ACTION_2:0': `{"id":"${action}","bound":"$h1"}` }],
    ['no state', { '$ACTION_2:1': undefined }],
    ['a broken state', { '$ACTION_2:1': '[' }],
    ['a reference in its state', { '$ACTION_2:1': '[{"a":"$h1"}]' }],
    ['a chunk of its own', { '$ACTION_2:2': '{}' }],
    ['an unbound action', { $ACTION_ID_0123456789ab: '' }],
    ['a strange key', { $ACTION_KEY: '<script>' }],
    ['a file', { photo: new Blob(['x']) }],
  ])('is refused with %s', (_name, changes) => {
    expect(() => post(changes)).toThrow(HttpError);
  });
});

describe('what React gets to decode', () => {
  it('has nothing of the client but flat text, for a call by script', () => {
    const written = writePost(call('[{"status":"idle","more":[1,2]},"$K1"]'));
    expect([...written]).toEqual([...parts('_1_'), ['0', '[null,"$K1"]']]);
  });

  it('has nothing of the client but flat text, for a form without script', () => {
    expect([...writePost(post())]).toEqual([
      ['$ACTION_REF_1', ''],
      ['$ACTION_1:0', `{"id":"${action}","bound":"$@1"}`],
      ['$ACTION_1:1', '[null]'],
      ['$ACTION_KEY', 'k4274317646'],
      ...fields,
    ]);
  });
});

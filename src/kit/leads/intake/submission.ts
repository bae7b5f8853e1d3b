import { envelope, fieldNames } from '#kit/leads/rules/schema.ts';
import { HttpError } from '#kit/runtime/http-error.ts';

/** A form as it arrived: which server function it calls, and its fields. */
export interface Submission {
  /** Id and name of the server function, as in `0123456789ab#submitLead`. */
  action: string;
  fields: [name: string, value: string][];
  /** React's name for the form on the page, by which it shows the answer; native posts alone. */
  stateKey?: string | undefined;
}

const mostFields = 100;

/**
 * Reads the body of a call by script: React's serialisation of `[previous state, FormData]`.
 *
 * @param action The server function that the address names.
 * @throws HttpError 400 for everything else that React could decode.
 */
export function readCall(action: string, data: FormData): Submission {
  const root = parseModel(data.get('0'));
  const reference =
    Array.isArray(root) && root.length === 2 ? /^\$K(\d)$/.exec(String(root[1])) : null;
  if (!reference) throw malformed('not the arguments of a form');
  // React 19.3.1 writes `_1_name` where older clients, in tabs still open, wrote `1_name`.
  const prefix = new RegExp(`^_?${reference[1] ?? ''}_`);
  const fields = readFields(data, (key) => {
    if (key === '0') return undefined;
    if (!prefix.test(key)) throw malformed('a part that no form has');
    return key.replace(prefix, '');
  });
  return { action, fields };
}

/** A hash of the form's place on the page: by React's renderer for the edge, and by that for Node. */
const stateKeyShape = /^k(?:\d{1,10}|[\da-f]{32})$/;

/**
 * Reads a form that the browser posted to a page without script.
 *
 * @throws HttpError 400 where React's own fields are not those that the page carries.
 */
export function readPost(data: FormData): Submission {
  const number = [...data.keys()]
    .map((key) => /^\$ACTION_REF_(\d{1,3})$/.exec(key)?.[1])
    .find(Boolean);
  const action = parseModel(data.get(`$ACTION_${number ?? ''}:0`), { allowReferences: true });
  const { id, bound: state } = (action ?? {}) as { id?: unknown; bound?: unknown };
  if (number === undefined || typeof id !== 'string' || state !== '$@1')
    throw malformed('no action');
  parseModel(data.get(`$ACTION_${number}:1`));
  const own = ['REF_' + number, number + ':0', number + ':1', 'KEY'].map(
    (name) => `$ACTION_${name}`,
  );
  const fields = readFields(data, (key) => {
    if (own.includes(key)) return undefined;
    if (key.startsWith('$')) throw malformed('an action field that no form has');
    return key;
  });
  const stateKey = data.get('$ACTION_KEY');
  if (typeof stateKey !== 'string' || !stateKeyShape.test(stateKey)) throw malformed('no key');
  return { action: id, fields, stateKey };
}

/**
 * Writes a submission for React anew. Nothing that React decodes into more than flat text comes
 * from the client; of the previous state no server function makes use.
 */
export function writeSubmission({ action, fields, stateKey }: Submission): FormData {
  const data = new FormData();
  if (stateKey === undefined) {
    for (const [name, value] of fields) data.append(`_1_${name}`, value);
    data.append('0', '[null,"$K1"]');
    return data;
  }
  data.append('$ACTION_REF_1', '');
  data.append('$ACTION_1:0', JSON.stringify({ id: action, bound: '$@1' }));
  data.append('$ACTION_1:1', '[null]');
  data.append('$ACTION_KEY', stateKey);
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

/**
 * The fields that the form on the page has, each once; the last, where a name came twice.
 *
 * Conform reads names as paths, so that a name alone can ask for an array of four billion or for
 * objects 20,000 deep. What is not the form's own goes no further: it is dropped, as a browser's
 * extension may have added it.
 */
function readFields(data: FormData, nameOf: (key: string) => string | undefined) {
  const given = new Map<string, string>();
  let count = 0;
  for (const [key, value] of data) {
    const name = nameOf(key);
    if (name === undefined) continue;
    if (typeof value !== 'string') throw malformed('a file');
    if ((count += 1) > mostFields) throw malformed('too many fields');
    given.set(name, value);
  }
  const result = envelope.safeParse(Object.fromEntries(given));
  if (!result.success) throw malformed('no form of ours');
  return fieldNames(result.data.form).flatMap((name): Submission['fields'] => {
    const value = given.get(name);
    return value === undefined ? [] : [[name, value]];
  });
}

const gadgets = new Set(['__proto__', 'constructor', 'prototype', 'then']);

/**
 * React's JSON of a previous state. It is thrown away; but what only an attack would write into
 * it is refused, so that an attack looks like one.
 */
function parseModel(text: FormDataEntryValue | null, { allowReferences = false } = {}): unknown {
  if (typeof text !== 'string') throw malformed('no model');
  try {
    return JSON.parse(text, (key: string, value: unknown) => {
      if (gadgets.has(key)) throw malformed('a gadget');
      if (typeof value === 'string' && !allowReferences && !isHarmless(value)) {
        throw malformed('a reference');
      }
      return value;
    });
  } catch (error) {
    throw error instanceof HttpError ? error : malformed('no JSON');
  }
}

/** Text, `undefined`, the form's data, or another place in the same state (at most eight deep). */
function isHarmless(value: string): boolean {
  if (!value.startsWith('$') || value.startsWith('$$')) return true;
  if (value === '$undefined' || /^\$K\d$/.test(value)) return true;
  const [root = '', ...path] = value.split(':');
  return /^\$[01]$/.test(root) && path.length <= 8 && !path.some((name) => gadgets.has(name));
}

function malformed(reason: string): HttpError {
  return new HttpError(400, reason);
}

import { envelope, fieldNames } from '#kit/leads/rules/schema.ts';
import { HttpError } from '#kit/runtime/http-error.ts';

/** A posted form: the server function that it calls, and its fields. */
export interface FormPost {
  /** Id and name of the server function, as in `0123456789ab#submitLead`. */
  action: string;
  fields: [name: string, value: string][];
  /** Native posts only: the key by which React renders the result into the right form. */
  stateKey?: string | undefined;
}

/** Maximum number of fields of a post. */
const maxFields = 100;

/**
 * Reads the body of a server function call as React's client serializes it. The arguments are
 * `[previous state, FormData]` (docs/waku.md).
 *
 * @param action The server function in the request's address, as in `FormPost`.
 * @throws HttpError 400 for anything else, even if React could decode it.
 */
export function readCall(action: string, data: FormData): FormPost {
  // Part `0` has the arguments. The second one refers to the FormData, as `$K1`. The keys of the fields then
  // begin with `_1_`.
  const args = parseModel(data.get('0'));
  const reference =
    Array.isArray(args) && args.length === 2 ? /^\$K(\d)$/.exec(String(args[1])) : null;
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

/** React's hash of the form's place on the page: decimal from its edge renderer, hexadecimal from Node's. */
const stateKeyPattern = /^k(?:\d{1,10}|[\da-f]{32})$/;

/**
 * Reads a form that the browser posted to the page's address without JavaScript.
 *
 * @throws HttpError 400 if React's hidden fields are not as React writes them into a page.
 */
export function readNativePost(data: FormData): FormPost {
  const number = [...data.keys()]
    .map((key) => /^\$ACTION_REF_(\d{1,3})$/.exec(key)?.[1])
    .find(Boolean);
  if (number === undefined) throw malformed('no action');
  const action = parseModel(data.get(`$ACTION_${number}:0`), { allowReferences: true });
  // `bound` is a reference to the bound arguments, which are part 1 of the action: the previous state alone.
  const { id, bound } = (action ?? {}) as { id?: unknown; bound?: unknown };
  if (typeof id !== 'string' || bound !== '$@1') throw malformed('no action');
  // The previous state is not used, only checked for attacks.
  parseModel(data.get(`$ACTION_${number}:1`));
  const reactFields = [
    `$ACTION_REF_${number}`,
    `$ACTION_${number}:0`,
    `$ACTION_${number}:1`,
    '$ACTION_KEY',
  ];
  const fields = readFields(data, (key) => {
    if (reactFields.includes(key)) return undefined;
    if (key.startsWith('$')) throw malformed('an action field that no form has');
    return key;
  });
  const stateKey = data.get('$ACTION_KEY');
  if (typeof stateKey !== 'string' || !stateKeyPattern.test(stateKey)) throw malformed('no key');
  return { action: id, fields, stateKey };
}

/**
 * Serializes a post again, for React to decode. The result contains nothing of the client's data but the
 * action, the key and the texts of the fields. The previous state is replaced by null, since no server
 * function uses it.
 */
export function writePost({ action, fields, stateKey }: FormPost): FormData {
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
 * Returns the fields that belong to the posted form, each once; if a name occurs twice, its last value
 * counts. Any other field is dropped, since Conform reads names as paths: a name alone could demand an
 * array of four billion items, or objects 20,000 levels deep. Such a field is not an error, since a browser
 * extension may have added it.
 *
 * @param nameOf Returns the field's name for a key of the data; undefined for keys that are not fields.
 */
function readFields(data: FormData, nameOf: (key: string) => string | undefined) {
  const values = new Map<string, string>();
  let count = 0;
  for (const [key, value] of data) {
    const name = nameOf(key);
    if (name === undefined) continue;
    if (typeof value !== 'string') throw malformed('a file');
    count += 1;
    if (count > maxFields) throw malformed('too many fields');
    values.set(name, value);
  }
  const result = envelope.safeParse(Object.fromEntries(values));
  if (!result.success) throw malformed('no form of ours');
  return fieldNames(result.data.form).flatMap((name): FormPost['fields'] => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, value]];
  });
}

/** Property names by which attacks reach prototypes or make an object awaitable. */
const gadgets = new Set(['__proto__', 'constructor', 'prototype', 'then']);

/**
 * Parses a part in React's JSON format, and refuses what only an attack would contain. The previous state is
 * checked too, although it is not used, so that the log shows the attack.
 *
 * @param options.allowReferences Whether strings may be React's references, such as `$@1`.
 */
function parseModel(text: FormDataEntryValue | null, { allowReferences = false } = {}): unknown {
  if (typeof text !== 'string') throw malformed('no model');
  try {
    return JSON.parse(text, (key: string, value: unknown) => {
      if (gadgets.has(key)) throw malformed('a gadget');
      if (typeof value === 'string' && !allowReferences && !isPlainValue(value)) {
        throw malformed('a reference');
      }
      return value;
    });
  } catch (error) {
    throw error instanceof HttpError ? error : malformed('no JSON');
  }
}

/** Whether a string in React's format is one that a form's client may send, and not an attack. */
function isPlainValue(value: string): boolean {
  // Plain text: React escapes a leading `$` as `$$`.
  if (!value.startsWith('$') || value.startsWith('$$')) return true;
  // `$K1` refers to the form's data.
  if (value === '$undefined' || /^\$K\d$/.test(value)) return true;
  // A path into the previous state, as in `$1:submission:error`, of up to eight steps.
  const [root = '', ...path] = value.split(':');
  return /^\$[01]$/.test(root) && path.length <= 8 && !path.some((name) => gadgets.has(name));
}

function malformed(reason: string): HttpError {
  return new HttpError(400, reason);
}

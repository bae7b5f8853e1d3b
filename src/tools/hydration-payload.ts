/**
 * A payload in React's row format: `id:` and a model in JSON up to the end of the line; or `id:`,
 * a letter, the length of a text in hexadecimal bytes, a comma and the text.
 */
interface Row {
  id: string;
  /** The parsed model; absent where the row is anything else. */
  model?: unknown;
  /** The row as it stands, with its end. */
  source: Buffer;
}

type Props = Record<string, unknown>;
type Element = ['$', string, unknown, Props];

const pageEntry = /^page:/;
const lazyReference = /^\$L([0-9a-f]+)$/;
const anyReference = /"\$L?([0-9a-f]+)(:[^"]*)?"/g;
/** Shorter content is cheaper than what stands for it, in characters of JSON. */
const shortest = 160;

/**
 * What React needs to take over a page that shows its content already: elements of the page that
 * hold no client component stand there without their content, which React then leaves as it is.
 * The page counts as one to be fetched when the visitor comes back to it, and then comes whole.
 *
 * @param payload A page's payload as the framework wrote it.
 * @throws Error where the payload is not in the known format.
 */
export function hydrationPayload(payload: Buffer): Buffer {
  const rows = new Map(rowsOf(payload).map((row) => [row.id, row]));
  const root = rows.get('0')?.model;
  if (!isProps(root)) throw new Error('The payload has no root.');
  // A reference may lead into a model. What it leads into has to stay.
  const pinned = new Set(
    [...payload.toString().matchAll(anyReference)].flatMap(([, id, path]) => (path ? [id] : [])),
  );

  const trimmed = new Map<string, unknown>();
  const entries = Object.entries(root).map(([key, value]): [string, unknown] => {
    if (key === 'IS_STATIC') return [key, false];
    if (!pageEntry.test(key)) return [key, value];
    return [key, pinned.has('0') ? value : withoutStatics(value)];
  });
  const newRoot: Props = Object.fromEntries(entries);
  if (isProps(newRoot['_etags'])) {
    newRoot['_etags'] = Object.fromEntries(
      Object.entries(newRoot['_etags']).filter(([key]) => !pageEntry.test(key)),
    );
  }
  trimmed.set('0', newRoot);
  return write();

  function withoutStatics(value: unknown): unknown {
    if (typeof value === 'string') {
      const id = lazyReference.exec(value)?.[1];
      const row = id === undefined ? undefined : rows.get(id);
      if (id !== undefined && row && 'model' in row && !pinned.has(id) && !trimmed.has(id)) {
        trimmed.set(id, withoutStatics(row.model));
      }
      return value;
    }
    if (!Array.isArray(value)) return value;
    if (!isElement(value)) return value.map(withoutStatics);
    const [mark, type, key, props] = value;
    // What a client component does with its children is its own affair.
    if (type.startsWith('$')) return value;
    const { children, dangerouslySetInnerHTML, ...others } = props;
    const content = children ?? dangerouslySetInnerHTML;
    if (content !== undefined && isHeld(type) && isStatic(content) && sizeOf(content) > shortest) {
      return [
        mark,
        type,
        key,
        { ...others, dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true },
      ];
    }
    return children === undefined
      ? value
      : [mark, type, key, { ...props, children: withoutStatics(children) }];
  }

  /** Whether nothing below needs to be hydrated, nor is referred to from elsewhere. */
  function isStatic(value: unknown): boolean {
    if (typeof value === 'string') {
      if (!value.startsWith('$') || value === '$undefined' || value.startsWith('$$')) return true;
      const row = rows.get(/^\$L?([0-9a-f]+)$/.exec(value)?.[1] ?? '');
      if (!row || pinned.has(row.id)) return false;
      return 'model' in row ? isStatic(row.model) : isText(row);
    }
    if (Array.isArray(value)) {
      if (!isElement(value)) return value.every(isStatic);
      return !value[1].startsWith('$') && isStatic(value[3]);
    }
    return isProps(value) ? Object.values(value).every(isStatic) : true;
  }

  function sizeOf(value: unknown): number {
    const json = JSON.stringify(value);
    return [...json.matchAll(anyReference)].reduce(
      (size, [, id = '']) => size + (rows.get(id)?.source.length ?? 0),
      json.length,
    );
  }

  /** All rows that are still referred to, in their order; no hints, the page is there. */
  function write(): Buffer {
    const kept = new Set(['0']);
    const open = [JSON.stringify(newRoot)];
    for (let text = open.pop(); text !== undefined; text = open.pop()) {
      for (const [, id = ''] of text.matchAll(anyReference)) {
        if (kept.has(id)) continue;
        kept.add(id);
        open.push(textOf(id));
      }
    }
    return Buffer.concat(
      [...rows.values()]
        .filter(({ id }) => kept.has(id))
        .map((row) =>
          trimmed.has(row.id)
            ? Buffer.from(`${row.id}:${JSON.stringify(trimmed.get(row.id))}\n`)
            : row.source,
        ),
    );
  }

  function textOf(id: string): string {
    return trimmed.has(id)
      ? JSON.stringify(trimmed.get(id))
      : (rows.get(id)?.source.toString() ?? '');
  }
}

/** Head elements are found again by what they hold; React would add them a second time. */
function isHeld(type: string): boolean {
  return !['title', 'meta', 'link', 'style', 'base'].includes(type);
}

function isText({ source }: Row): boolean {
  return /^[0-9a-f]+:T/.test(source.subarray(0, 20).toString('latin1'));
}

function isElement(value: unknown[]): value is Element {
  return value[0] === '$' && typeof value[1] === 'string' && isProps(value[3]);
}

function isProps(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsOf(payload: Buffer): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < payload.length;) {
    const head = payload.subarray(start, start + 40).toString('latin1');
    const [, id, tag = ''] = /^([0-9a-f]*):([A-Z]?)/i.exec(head) ?? [];
    if (id === undefined) throw new Error(`The payload has a row of an unknown kind: ${head}`);
    const text = /^[0-9a-f]*:T([0-9a-f]+),/.exec(head);
    const end = text
      ? start + text[0].length + parseInt(text[1] ?? '', 16)
      : payload.indexOf('\n', start) + 1;
    if (end <= start || end > payload.length) throw new Error(`The payload ends in row ${id}.`);
    const source = payload.subarray(start, end);
    rows.push(
      tag === ''
        ? { id, model: JSON.parse(source.toString().slice(id.length + 1)), source }
        : { id, source },
    );
    start = end;
  }
  return rows;
}

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import { Hono } from 'hono';
import { transform } from 'lightningcss';
import { lexer, type Tokens } from 'marked';
import { Client } from 'pg';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { localeCodes } from '#kit/i18n/locales.ts';
import { startPostgres, type TestPostgres } from '#kit/testing/postgres.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

// Readers copy the code of posts and check their sums, so both are run here, in every language.

const posts = path.resolve('src/content/posts');
const ids = readdirSync(path.join(posts, 'en')).map((file) => path.basename(file, '.md'));

const tokensOf = (locale: string, post: string) =>
  lexer(
    readFileSync(path.join(posts, locale, `${post}.md`), 'utf8').replace(/^---\n.*?\n---\n/s, ''),
  );

const blocksOf = (locale: string, post: string) =>
  tokensOf(locale, post).filter((token): token is Tokens.Code => token.type === 'code');

function codeOf(locale: string, post: string, language: string, place = 0): string {
  const block = blocksOf(locale, post).filter(({ lang }) => lang === language)[place];
  if (!block) throw new Error(`${locale}/${post} has no such block of ${language}`);
  return block.text;
}

/** Cells of a table of a post, without its heading. */
function rowsOf(locale: string, post: string, place = 0): string[][] {
  const table = tokensOf(locale, post).filter(
    (token): token is Tokens.Table => token.type === 'table',
  )[place];
  if (!table) throw new Error(`${locale}/${post} has no such table`);
  return table.rows.map((row) => row.map(({ text }) => text.replace(/[*\u00ad]/g, '')));
}

/** "2,400" and "28.9" of English, "2.400" and "28,9" of other languages. */
function numberOf(locale: string, text: string): number {
  const [groups, point] = locale === 'en' ? [/[,\s]/g, '.'] : [/[.\s]/g, ','];
  return Number(
    text
      .replace(groups, '')
      .replace(point, '.')
      .replace(/[^\d.]/g, ''),
  );
}

const compile = (code: string, module = ts.ModuleKind.CommonJS) =>
  ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { module, target: ts.ScriptTarget.ES2022 },
  });

/** Runs TypeScript in a context, and returns what it exports. */
function run(code: string, context: object = {}): Record<string, unknown> {
  const exports = {};
  vm.runInNewContext(compile(code).outputText, { exports, ...context });
  return exports;
}

/**
 * A formula of a spreadsheet as JavaScript: dots in names become underscores, a range such as `B2:B4` becomes its
 * cells, decimal commas become points, and arguments are separated by commas.
 */
function scriptOf(formula: string, locale: string): string {
  const script = formula
    .replace(/(?<=[A-Z])\.(?=[A-Z])/g, '_')
    .replace(/([A-F])(\d):\1(\d)/g, (_, column: string, from: string, to: string) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_item, place) => `${column}${String(Number(from) + place)}`,
      ).join(', '),
    );
  const withPoints = locale === 'en' ? script : script.replace(/(?<=\d),(?=\d)/g, '.');
  return withPoints.replaceAll(';', ',');
}

/** How code of each language is checked without being run; SQL is run below. */
const problemsOf: Record<string, (code: string) => unknown> = {
  ts: (code) => compile(code).diagnostics,
  html: (code) => compile(/<script>(.*)<\/script>/s.exec(code)?.[1] ?? '{').diagnostics,
  css: (code) => transform({ filename: 'post.css', code: Buffer.from(code) }).warnings,
  sh: (code) => [spawnSync('sh', ['-n'], { input: code, encoding: 'utf8' }).stderr].filter(Boolean),
  yaml: (code) => (Array.isArray(parse(code)) ? [] : [code]),
  ini: () => [],
  sql: () => [],
  text: () => [],
};

describe.each(localeCodes)('code of posts in %s', (locale) => {
  it.each(ids)('%s is valid, and the same as in English but for its words', (post) => {
    const blocks = blocksOf(locale, post);
    for (const { lang = '', text } of blocks) {
      expect({ text, problems: problemsOf[lang]?.(text) }).toEqual({ text, problems: [] });
    }
    const withoutWords = (language: string) =>
      blocksOf(language, post)
        .filter(({ lang }) => lang !== 'text')
        .map(({ lang, text }) => [
          lang,
          text.replace(/'[^'\n]*'|"[^"\n]*"|\/\*\*.*\*\/|(?:--|\/\/|#) .*/g, ''),
        ]);
    expect(withoutWords(locale)).toEqual(withoutWords('en'));
  });

  it('pauses between attempts double up to five minutes', () => {
    const always = (share: number) => ({
      Math: { random: () => share, min: (...numbers: number[]) => Math.min(...numbers) },
    });
    const code = codeOf(locale, 'one-queue-four-hundred-tills', 'ts');
    const { pauseAfter } = run(code, always(1)) as { pauseAfter: (failures: number) => number };
    expect([0, 1, 6, 7, 8, 9, 40].map(pauseAfter)).toEqual(
      [1, 2, 64, 128, 256, 300, 300].map((seconds) => seconds * 1000),
    );
    const { pauseAfter: shortest } = run(code, always(0)) as {
      pauseAfter: (failures: number) => number;
    };
    expect(shortest(9)).toBe(0);
  });

  it('a full server refuses a batch, and takes one again when a place is free', async () => {
    const app = new Hono();
    run(codeOf(locale, 'one-queue-four-hundred-tills', 'ts', 1), { app });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    app.put('/movements/:till/:batch', async (context) => {
      await promise;
      return context.body(null, 204);
    });
    const put = async () => app.request('/movements/7/4812', { method: 'PUT' });
    const inWork = Array.from({ length: 32 }, put);
    const refused = await put();
    expect(refused.status).toBe(503);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThan(80);
    resolve(undefined);
    expect((await Promise.all(inWork)).map(({ status }) => status)).toEqual(
      Array.from({ length: 32 }, () => 204),
    );
    expect((await put()).status).toBe(204);
  });

  it('retries multiply to more than the ledger can book', () => {
    const rows = rowsOf(locale, 'one-queue-four-hundred-tills');
    const [tills, attempts, servers, requests, round, load, capacity] = rows.map(([, value = '']) =>
      numberOf(locale, value),
    ) as [number, number, number, number, number, number, number];
    const [timeout = 0, ...pauses] = (rows[4]?.[0]?.match(/\d+/g) ?? []).map(Number);
    expect(requests).toBe(tills * attempts * servers);
    expect(round).toBe(pauses.reduce((sum, pause) => sum + pause, attempts * timeout));
    expect(load).toBe(requests / round);
    expect(load).toBeGreaterThan(capacity);
  });

  it('a search is complete where all passages are among the first', () => {
    const code = codeOf(locale, 'two-hundred-questions', 'ts');
    type CompleteAt = (k: number, all: object[], search: () => string[]) => number;
    const { completeAt } = run(`${code}\nexports.completeAt = completeAt;`) as {
      completeAt: CompleteAt;
    };
    const all = [[], ['a'], ['a', 'c'], ['b', 'd']].map((passages) => ({ passages }));
    const search = () => ['a', 'b', 'c', 'd'];
    expect([1, 2, 3, 4].map((k) => completeAt(k, all, search))).toEqual([1 / 3, 1 / 3, 2 / 3, 1]);
  });

  it('the formulas of the estimate give the figures of its table and its text', () => {
    const post = 'a-price-is-a-range';
    const rows = rowsOf(locale, post).map((row) => row.map((cell) => numberOf(locale, cell)));
    const cells: Record<string, number> = {};
    rows.slice(0, 5).forEach(([, low = 0, middle = 0, high = 0], index) => {
      Object.assign(cells, { [`B${String(index + 2)}`]: low });
      Object.assign(cells, { [`C${String(index + 2)}`]: middle });
      Object.assign(cells, { [`D${String(index + 2)}`]: high });
    });
    const sum = (...all: number[]) => all.reduce((total, one) => total + one, 0);
    const squares = (...all: number[]) => sum(...all.map((one) => one ** 2));
    const names = {
      ...{ SUM: sum, SUMME: sum, SUMA: sum, SOMME: sum },
      ...{ SUMSQ: squares, QUADRATESUMME: squares, SUMA_CUADRADOS: squares, SOMME_CARRES: squares },
      ...{ SQRT: Math.sqrt, WURZEL: Math.sqrt, RAIZ: Math.sqrt, RACINE: Math.sqrt },
      ...{ ROUNDUP: Math.ceil, AUFRUNDEN: Math.ceil },
      ...{ REDONDEAR_MAS: Math.ceil, ARRONDI_SUP: Math.ceil },
    };
    const evaluate = (formula: string) =>
      vm.runInNewContext(scriptOf(formula, locale), { ...names, ...cells }) as number;
    for (const line of codeOf(locale, post, 'text').split('\n')) {
      const [, column = '', row = '', formula = ''] = /^(\w)(\d) .*?=(.*)$/.exec(line) ?? [];
      // A formula of row 2 is copied down to row 6, as in a spreadsheet.
      for (const target of row === '2' ? ['2', '3', '4', '5', '6'] : [row])
        cells[column + target] = evaluate(
          row === '2' ? formula.replace(/([A-F])2\b/g, `$1${target}`) : formula,
        );
    }
    const rounded = (cell: string) => Math.round((cells[cell] ?? NaN) * 10) / 10;
    expect(
      [2, 3, 4, 5, 6].map((row) => [rounded(`E${String(row)}`), rounded(`F${String(row)}`)]),
    ).toEqual(rows.slice(0, 5).map((row) => row.slice(4)));
    expect([rounded('E7'), rounded('F7')]).toEqual(rows[5]?.slice(4));
    expect(cells['E8']).toBe(132);
    expect(tokensOf(locale, post).some(({ raw }) => /80, 111, 132\s\D+\s155/.test(raw))).toBe(true);
  });

  it.each([
    ['axe-in-every-test', 0, [1, 2], [214, 91]],
    ['three-in-the-morning', 0, [1], [109]],
    ['two-hundred-questions', 0, [1], [200]],
  ])('table %s adds up to what the text says', (post, place, columns, totals) => {
    const rows = rowsOf(locale, post, place);
    expect(
      columns.map((column) =>
        rows.reduce((sum, row) => sum + numberOf(locale, row[column] ?? ''), 0),
      ),
    ).toEqual(totals);
    for (const total of totals) {
      expect(readFileSync(path.join(posts, locale, `${post}.md`), 'utf8')).toContain(String(total));
    }
  });

  it('every version of the assistant has answered 120 questions', () => {
    for (const row of rowsOf(locale, 'two-hundred-questions', 1)) {
      expect(row.slice(2).reduce((sum, cell) => sum + Number(cell), 0)).toBe(120);
    }
  });
});

it('Git commits under the name of the folder, and nowhere without one', () => {
  const [shared = '', agency = ''] = codeOf('en', 'another-name-on-the-door', 'ini').split('\n\n');
  const home = temporaryFolder('home');
  const env = { PATH: process.env['PATH'], HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
  const [inside, outside] = ['work/agency-a/shop', 'private'].map((folder) => {
    mkdirSync(path.join(home, folder), { recursive: true });
    return path.join(home, folder);
  }) as [string, string];
  writeFileSync(path.join(home, '.gitconfig'), shared);
  writeFileSync(path.join(home, 'work/agency-a/.gitconfig'), agency);
  const commit = (cwd: string) => {
    execFileSync('git', ['init', '--quiet'], { cwd, env });
    return spawnSync('git', ['commit', '--allow-empty', '--message=x'], { cwd, env }).status;
  };
  expect(commit(inside)).toBe(0);
  expect(
    execFileSync('git', ['log', '--format=%an <%ae>'], { cwd: inside, env, encoding: 'utf8' }),
  ).toBe('Meera Iyer <meera.iyer@agency-a.example>\n');
  expect(commit(outside)).not.toBe(0);
});

describe('SQL of posts', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  /** Runs statements in a database of their own, and returns the result of each. */
  async function inDatabase(...scripts: string[]) {
    const client = new Client({ connectionString: await postgres.createDatabase() });
    await client.connect();
    try {
      const results: { rows: Record<string, unknown>[]; rowCount: number | null }[][] = [];
      for (const script of scripts) results.push([await client.query(script)].flat());
      return results;
    } finally {
      await client.end();
    }
  }

  it.each(localeCodes)(
    'bills are compared one by one, each difference by its kind: %s',
    async (locale) => {
      const code = codeOf(locale, 'no-migration-weekend', 'sql', 1);
      const bill =
        'contract_id int, period date, gross int, customer_id int, PRIMARY KEY (contract_id, period)';
      const [, , , results] = await inDatabase(
        `CREATE TABLE old_bill (${bill}); CREATE TABLE new_bill (${bill});`,
        // Both contracts belong to customer 7.
        `INSERT INTO old_bill VALUES (1, '2024-10-01', 100, 7), (2, '2024-10-01', 200, 7),
         (3, '2024-10-01', 300, 8), (4, '2024-10-01', 400, 9), (6, '2024-10-01', 600, 9),
         (7, '2024-10-01', 700, 9), (1, '2024-07-01', 90, 7)`,
        `INSERT INTO new_bill VALUES (1, '2024-10-01', 100, 7), (2, '2024-10-01', 200, 7),
         (4, '2024-10-01', 401, 9), (5, '2024-10-01', 500, 9), (6, '2024-10-01', 610, 9),
         (7, '2024-10-01', NULL, 9)`,
        code,
      );
      const [missing, surplus, rounding] = [...code.matchAll(/THEN '([^']+)'/g)].map(
        ([, kind]) => kind,
      );
      const other = /ELSE '([^']+)'/.exec(code)?.[1];
      expect(
        results?.[0]?.rows
          .map(({ contract_id, kind }) => [contract_id, kind])
          .sort(([a], [b]) => Number(a) - Number(b)),
      ).toEqual([
        [3, missing],
        [4, rounding],
        [5, surplus],
        [6, other],
        [7, other],
      ]);
    },
  );

  it('a sequence goes on a thousand after the last key', async () => {
    const [, , next] = await inDatabase(
      'CREATE SEQUENCE invoice_id_seq; CREATE TABLE invoice (id int); INSERT INTO invoice VALUES (7)',
      codeOf('en', 'no-migration-weekend', 'sql', 2),
      "SELECT nextval('invoice_id_seq')::int AS id",
    );
    expect(next?.[0]?.rows).toEqual([{ id: 1008 }]);
  });

  it('a message is written with its order, sent once it is confirmed, and taken in once', async () => {
    const id = "'0b8f7a34-2f1c-4a55-9d5e-6a2b1c3d4e5f'";
    const inbox = codeOf('en', 'sent-means-sent', 'sql', 2)
      .replace('$1', id)
      .replace('$2', '4711')
      .replace('$3', '18990');
    const [, , relay, left, , first, second] = await inDatabase(
      "CREATE TABLE orders (id int, status text); INSERT INTO orders VALUES (4711, 'new')",
      codeOf('en', 'sent-means-sent', 'sql'),
      codeOf('en', 'sent-means-sent', 'sql', 1).replace('$1', 'ARRAY[1]'),
      'SELECT status, (SELECT count(*)::int FROM outbox WHERE sent_at IS NULL) AS unsent FROM orders',
      `CREATE TABLE inbox (consumer text, message_id uuid, PRIMARY KEY (consumer, message_id));
       CREATE TABLE invoices (order_id int, total int)`,
      inbox,
      inbox,
    );
    expect(relay?.[1]?.rows).toEqual([{ pg_try_advisory_xact_lock: true }]);
    expect(relay?.[2]?.rows).toMatchObject([
      { seq: '1', topic: 'order.confirmed', key: '4711', payload: { total: 18990 } },
    ]);
    expect(left?.[0]?.rows).toEqual([{ status: 'confirmed', unsent: 0 }]);
    expect([first?.[1]?.rowCount, second?.[1]?.rowCount]).toEqual([1, 0]);
  });

  it('an inactive replication slot is found and dropped', async () => {
    const [, found, left] = await inDatabase(
      "SELECT pg_create_physical_replication_slot('reporting', true)",
      codeOf('en', 'three-in-the-morning', 'sql'),
      'SELECT slot_name FROM pg_replication_slots',
    );
    expect(found?.[0]?.rows).toMatchObject([{ slot_name: 'reporting', active: false }]);
    expect(left?.[0]?.rows).toEqual([]);
  });
});

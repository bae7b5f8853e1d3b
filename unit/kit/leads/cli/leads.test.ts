import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createOutbox, type Outbox } from '#kit/leads/outbox/outbox.ts';
import { openStore } from '#kit/leads/outbox/store.ts';
import { makeSecondSite } from '#kit/testing/second-site.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

import { newLead } from '../lead.ts';

let folder: string;
let file: string;
let outbox: Outbox;

const site = path.join(temporaryFolder('leads-site'), 'site');
beforeAll(() => makeSecondSite(site));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-tool-'));
  file = path.join(folder, 'leads.db');
  outbox = createOutbox(await openStore({ file }));
});

afterEach(async () => {
  await outbox.close();
  rmSync(folder, { recursive: true });
});

/** The program as the owner starts it. */
async function leads(...given: string[]) {
  const { DATABASE_URL: _none, ...environment } = process.env;
  const child = spawn(process.execPath, [path.join(site, 'src/kit/leads/cli/main.ts'), ...given], {
    env: { ...environment, LEADS_DB: file },
    cwd: folder,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, errors };
}

describe('the tool for leads', () => {
  it('lists all leads, and counts them by state', async () => {
    const [first, spam] = [
      newLead({ receivedAt: 1 }),
      newLead({ state: 'spam', note: 'honeypot' }),
    ];
    for (const lead of [spam, first]) await outbox.store(lead);
    const all = await leads('list');
    expect(all.code).toBe(0);
    expect(all.errors).toContain('1 pending, 1 spam');
    expect(all.output.split('\n').map((line) => line.slice(0, 8))).toEqual([
      first.id.slice(0, 8).toUpperCase(),
      spam.id.slice(0, 8).toUpperCase(),
      '',
    ]);
    const some = await leads('list', 'spam');
    expect(some.output).toMatch(/^\S+ {2}\S+ {2}spam {5} {2}order {2}\/ar\/contact {2}honeypot\n$/);
    expect(await leads('list', 'held')).toMatchObject({ output: '', errors: 'No lead is held.\n' });
  });

  it('shows one lead, and asks which of several is meant', async () => {
    const ids = ['a', 'b'].map((end) => `0f8fad5b-d9cb-469f-a165-70867728950${end}`);
    for (const id of ids) await outbox.store(newLead({ id }));
    const shown = await leads('show', ids[0]?.toUpperCase() ?? '');
    expect(JSON.parse(shown.output)).toMatchObject({
      id: ids[0],
      state: 'pending',
      payload: newLead().payload,
    });
    const several = await leads('show', '0F8FAD5B');
    expect(several.code).toBe(1);
    expect(several.errors).toContain(ids[1]);
    expect(await leads('show', 'ffffffff')).toMatchObject({
      code: 1,
      errors: 'No lead begins with "ffffffff".\n',
    });
  });

  it('exports for spreadsheets, where nothing is run as a formula', async () => {
    const fields = [
      { name: 'firstname', value: '=cmd|"/c calc"!A1' },
      { name: 'phone', value: '+49 30 123' },
      { name: 'message', value: 'two\nlines, "quoted"' },
      { name: 'extra', value: '@SUM(1)' },
    ];
    const id = await outbox.store(
      newLead({ receivedAt: 0, payload: { ...newLead().payload, fields } }),
    );
    const target = path.join(folder, 'leads.csv');
    expect(await leads('export', '--output', target)).toMatchObject({ code: 0, output: '' });
    const csv = readFileSync(target, 'utf8');
    expect(csv).toMatch(/^\ufeffid,received,state,form,locale,page,firstname,email,/);
    expect(csv).toContain(`\r\n${id},1970-01-01T00:00:00.000Z,pending,order,ar,/ar/contact,`);
    for (const cell of [
      `"'=cmd|""/c calc""!A1"`,
      "'+49 30 123",
      '"two\nlines, ""quoted"""',
      'extra: @SUM(1)',
    ]) {
      expect(csv).toContain(`,${cell},`);
    }
    expect(csv.endsWith('\r\n')).toBe(true);
  });

  it('exports into a file that its user alone can read, also where it exists already', async () => {
    await outbox.store(newLead());
    const modeOf = (name: string) => (statSync(name).mode & 0o777).toString(8);
    const target = path.join(folder, 'leads.csv');
    expect((await leads('export', '--output', target)).code).toBe(0);
    expect(modeOf(target)).toBe('600');
    const fresh = readFileSync(target, 'utf8');
    writeFileSync(target, 'old '.repeat(1000));
    chmodSync(target, 0o644);
    const link = path.join(folder, 'link.csv');
    symlinkSync(target, link);
    expect((await leads('export', '--output', link)).code).toBe(0);
    expect(modeOf(target)).toBe('600');
    expect(readFileSync(target, 'utf8')).toBe(fresh);
  });

  it('says of a damaged store what to do about it', async () => {
    await outbox.store(newLead());
    await outbox.close();
    const pages = readFileSync(file);
    // Overwrites every page of the file but the first, which has the schema.
    writeFileSync(file, pages.fill(0xff, 4096));
    const { code, errors } = await leads('list');
    expect(code).toBe(1);
    expect(errors).toContain('put a backup in place of the file');
    rmSync(file);
    outbox = createOutbox(await openStore({ file }));
  });

  it('exports into a device without changing its mode', async () => {
    const before = statSync('/dev/null').mode;
    expect(await leads('export', '--output', '/dev/null')).toMatchObject({ code: 0, output: '' });
    expect(statSync('/dev/null').mode).toBe(before);
  });

  it('escapes marks of direction and control characters, and lists no forged address', async () => {
    const page = '/\u202ecall-0900\u009b2J';
    const message = 'one\ntwo \u202e\u2066\u200f\u001b[2J\u0007 \u{1f469}\u200d\u{1f52c}';
    const payload = {
      fields: [{ name: 'message', value: message }],
      context: { pageUri: page, pageName: 'not-found___it' },
    };
    const id = await outbox.store(newLead({ page, payload, note: 'a\u202eb\nc' }));
    const marks = /(?![\n\r\t\ufeff])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;
    const listed = await leads('list');
    expect(listed.output).toMatch(/order {2}\(no page of the site\) {2}a\\u202eb c\n$/);
    const [shown, csv, json] = [
      await leads('show', id),
      await leads('export'),
      await leads('export', '--format', 'json'),
    ];
    for (const { output } of [listed, shown, csv, json]) expect(output).not.toMatch(marks);
    expect(JSON.parse(shown.output)).toMatchObject({ page, payload });
    expect(JSON.parse(json.output)).toMatchObject([{ page, fields: { message } }]);
    expect(csv.output).toContain(
      'two \\u202e\\u2066\\u200f\\u001b[2J\\u0007 \u{1f469}\u200d\u{1f52c}',
    );
  });

  it('exports JSON, also without leads', async () => {
    expect(JSON.parse((await leads('export', '--format', 'json')).output)).toEqual([]);
    for (let index = 0; index < 3; index += 1) await outbox.store(newLead());
    const { output } = await leads('export', '--format', 'json', '--state', 'pending');
    const exported = JSON.parse(output) as { fields: Record<string, string> }[];
    expect(exported).toHaveLength(3);
    expect(exported[0]?.fields['email']).toBe('ada@example.com');
  });

  it('sends held or chosen leads again', async () => {
    const [held, spam] = [newLead(), newLead({ state: 'spam' })];
    await outbox.store(held);
    const [lead] = await outbox.claim({ limit: 1, maxLeased: 1, lease: 1, now: Date.now() });
    if (!lead) throw new Error('No lead was due.');
    await outbox.settle(lead, { state: 'held', answer: '403', nextAttemptAt: Date.now(), at: 0 });
    await outbox.store(spam);
    expect(await leads('retry', 'held')).toMatchObject({
      code: 0,
      errors: '1 to be sent again.\n',
    });
    expect(await leads('retry', spam.id, 'ffffffff')).toMatchObject({
      code: 1,
      errors: 'No lead begins with "ffffffff".\n1 to be sent again.\n',
    });
    expect(await outbox.counts()).toMatchObject({ pending: 2, held: 0, spam: 0 });
    await outbox.settle({ ...lead }, { state: 'delivered', answer: '200', at: 0 });
    expect((await leads('retry', held.id)).errors).toContain('was delivered');
  });

  it('deletes old spam and delivered leads, and pending ones only with --state', async () => {
    await outbox.store(newLead({ receivedAt: 0 }));
    await outbox.store(newLead({ receivedAt: 0, state: 'spam' }));
    await outbox.store(newLead({ state: 'spam' }));
    expect((await leads('purge', '--older-than', '90d')).errors).toBe(
      '1 deleted: delivered and spam, older than 90 days.\n',
    );
    expect(await outbox.counts()).toMatchObject({ pending: 1, spam: 1 });
    await leads('purge', '--older-than', '90d', '--state', 'pending');
    expect(await outbox.counts()).toMatchObject({ pending: 0, spam: 1 });
  });

  it.each([
    [[], 'No command was given. Commands are list'],
    [['lst'], 'There is no command "lst".'],
    [['list', '--state', 'held', 'pending'], 'Unexpected argument "pending" for "list".'],
    [['list', 'lost'], 'There is no state "lost". States are pending'],
    [['list', 'held', 'spam'], 'Unexpected argument "spam" for "list".'],
    [['show'], 'Which lead?'],
    [['retry'], 'Which leads?'],
    [['retry', 'held', 'abc'], 'or "held" alone'],
    [['export', '--format', 'xml'], 'There is no format "xml".'],
    [['list', '--older-than', '1d'], '"list" takes no option --older-than.'],
    [['purge'], 'Give days, as in --older-than 90d.'],
    [['purge', '--older-than', '90'], '--older-than is "90", but it must be days'],
    [['list', '--colour'], "Unknown option '--colour'"],
  ])('says what is wrong with %j', async (given, sentence) => {
    const { code, output, errors } = await leads(...given);
    expect(errors).toContain(sentence);
    expect(errors).not.toContain('    at ');
    expect([code, output]).toEqual([2, '']);
  });

  it('prints help, and names files that it cannot find, open or write', async () => {
    const help = await leads('--help');
    expect([help.code, help.output]).toEqual([0, expect.stringContaining('retry held')]);
    const unwritten = await leads('export', '--output', path.join(folder, 'no', 'x.csv'));
    expect(unwritten.code).toBe(1);
    expect(unwritten.errors).toContain('x.csv" cannot be written (ENOENT)');
    file = path.join(folder, 'other.db');
    expect(await leads('list')).toMatchObject({
      code: 0,
      errors: `There are no leads yet: LEADS_DB is "${file}", and that file does not exist.\n`,
    });
    file = folder;
    const folderGiven = await leads('list');
    expect(folderGiven.code).toBe(1);
    expect(folderGiven.errors).toContain(`cannot be opened: LEADS_DB is "${folder}"`);
  });
});

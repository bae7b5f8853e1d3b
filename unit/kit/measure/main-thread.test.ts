import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { serveFolder } from '#kit/measure/main-thread/folder-server.ts';
import { plainPage } from '#kit/measure/main-thread/plain-page.ts';
import { countWork, timeWork, type TraceEvent } from '#kit/measure/main-thread/thread-time.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

const url = 'http://localhost:1/';
const thread = { pid: 7, tid: 1 };
const start: TraceEvent = {
  ...thread,
  name: 'navigationStart',
  ph: 'R',
  ts: 1_000_000,
  args: { data: { documentLoaderURL: url } },
};
const paint: TraceEvent = { ...thread, name: 'firstContentfulPaint', ph: 'R', ts: 1_500_000 };
/**
 * An event that began `at` milliseconds after the navigation. It took `time` milliseconds of the thread, and twice as
 * many by the clock.
 */
const event = (name: string, at: number, time: number, other = {}): TraceEvent => ({
  ...thread,
  name,
  ph: 'X',
  ts: 1_000_000 + at * 1000,
  dur: time * 2000,
  tdur: time * 1000,
  ...other,
});

describe('the time of a thread', () => {
  it('is counted by kind, from the navigation on and for five seconds', () => {
    const events = [
      start,
      paint,
      event('UpdateLayoutTree', 100, 40),
      event('Layout', 200, 30),
      event('Paint', 300, 10),
      event('Commit', 310, 5),
      event('FunctionCall', 400, 20),
      event('EvaluateScript', -10, 500),
      event('EvaluateScript', 5001, 500),
      event('Layout', 250, 500, { tid: 2 }),
      event('Layout', 250, 500, { pid: 8 }),
    ];
    expect(timeWork(events, url)).toMatchObject({
      style: 40,
      layout: 30,
      paint: 15,
      script: 20,
      work: 105,
    });
  });

  it('counts as blocking what tasks after the first paint take beyond 50 ms', () => {
    const task = 'ThreadControllerImpl::RunTask';
    const events = [
      start,
      paint,
      event(task, 400, 300),
      event(task, 600, 80),
      event(task, 900, 49),
    ];
    expect(timeWork(events, url)).toMatchObject({ blocking: 30, longest: 80 });
  });

  it('is counted from the last navigation to the address, without which there is an error', () => {
    const again = { ...start, ts: 3_000_000 };
    const events = [start, again, event('Layout', 100, 40), event('Layout', 2100, 7)];
    expect(timeWork(events, url).layout).toBe(7);
    expect(() => timeWork([paint], url)).toThrow(url);
  });
});

describe('a folder that is served', () => {
  let stop = () => {};
  afterEach(() => stop());

  it('has its pages at their addresses, compressed, and a given page', async () => {
    const folder = temporaryFolder('served-');
    mkdirSync(path.join(folder, 'about'));
    writeFileSync(path.join(folder, 'index.html'), `<h1>${'home '.repeat(500)}</h1>`);
    writeFileSync(path.join(folder, 'about/index.html'), '<h1>about</h1>');
    const server = await serveFolder(folder, { '/plain': plainPage() });
    stop = server.stop;
    const home = await fetch(`${server.url}/`);
    expect(home.headers.get('content-encoding')).toBe('gzip');
    expect(await home.text()).toContain('home');
    expect(await (await fetch(`${server.url}/about`)).text()).toContain('about');
    expect(await (await fetch(`${server.url}/plain`)).text()).toContain('<!doctype html>');
    expect((await fetch(`${server.url}/other`)).status).toBe(404);
  });
});

it('the plain page, to which figures are compared, has 6,000 elements and no script', () => {
  const page = plainPage();
  const elements = page.match(/<[a-z]/g) ?? [];
  expect(elements.length).toBeGreaterThan(5500);
  expect(elements.length).toBeLessThan(6500);
  expect(page).not.toContain('<script');
});

it('counts elements each time that they are styled or laid out, until five seconds after the first paint', () => {
  const styled = (at: number, elementCount: number) =>
    event('UpdateLayoutTree', at, 1, { args: { elementCount } });
  const laidOut = (at: number, dirtyObjects: number) =>
    event('Layout', at, 1, { args: { beginData: { dirtyObjects } } });
  const events = [
    start,
    paint,
    styled(100, 200),
    styled(300, 15),
    styled(5499, 900),
    styled(5501, 900),
    laidOut(150, 90),
  ];
  expect(countWork(events, url)).toEqual({ styled: 1115, laidOut: 90 });
});

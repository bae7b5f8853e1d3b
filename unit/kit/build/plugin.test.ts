import { EventEmitter } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { sitePlugin } from '#kit/build/plugin.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

describe('in development', () => {
  /** @param found The problems that `makeContent` returns: at the start, then at each rebuild. */
  async function serve(...found: string[][]) {
    return serveWith(true, ...found);
  }

  /** @param hasContent Whether content was made before the start. */
  async function serveWith(hasContent: boolean, ...found: string[][]) {
    vi.useFakeTimers();
    const watcher = new EventEmitter();
    const changed: string[] = [];
    const error = vi.fn();
    const warn = vi.fn();
    watcher.on('change', (file: string) => changed.push(path.relative('.', file)));
    const makeContent = vi.fn(async () => found.shift() ?? []);
    const ws = Object.assign(new EventEmitter(), { send: vi.fn() });
    const { config, configureServer } = hooksOf({
      makeContent,
      hasContent: () => hasContent,
    });
    const use = vi.fn();
    await config({}, { command: 'serve' });
    configureServer({ middlewares: { use }, watcher, ws, config: { logger: { error, warn } } });
    const answer = (accept: string) => {
      const next = vi.fn();
      const end = vi.fn();
      const response = Object.assign({ setHeader: () => response, end }, { statusCode: 200 });
      const [first] = use.mock.calls[0] as [(...parameters: unknown[]) => void];
      first({ url: '/', headers: { accept } }, response, next);
      return { status: response.statusCode, text: String(end.mock.lastCall), next };
    };
    return { watcher, changed, error, warn, makeContent, ws, answer };
  }
  afterEach(() => vi.useRealTimers());

  it('several changes at once cause one rebuild, and one update of the module that reads content', async () => {
    const { watcher, changed, makeContent } = await serve();
    watcher.emit('all', 'change', '/site/src/content/posts/de/a.md');
    watcher.emit('all', 'unlink', '/site/src/content/team/de/ada.yaml');
    watcher.emit('all', 'change', '/site/src/content/schema.ts');
    await vi.runAllTimersAsync();
    expect(makeContent).toHaveBeenCalledTimes(2);
    expect(changed).toEqual(['src/content/index.ts']);
  });

  it('other files change nothing', async () => {
    const { watcher, makeContent } = await serve();
    watcher.emit('all', 'change', '/site/README.md');
    await vi.runAllTimersAsync();
    expect(makeContent).toHaveBeenCalledOnce();
  });

  it('a change of a file that is read only at the start asks for a restart, also beside problems', async () => {
    const problem = 'src/content/services/en/a.yaml:1: is not in the service matrix';
    const { watcher, error, warn, ws } = await serve([], [problem]);
    const sentence =
      'src/content/service-matrix.json has changed. It is read when the server starts: start `npm run dev` again.';
    watcher.emit('all', 'change', path.resolve('src/content/service-matrix.json'));
    expect(warn.mock.calls).toEqual([[sentence]]);
    watcher.emit('all', 'change', path.resolve('src/content/service-matrix.json'));
    watcher.emit('all', 'add', path.resolve('src/content/services/en/a.yaml'));
    await vi.runAllTimersAsync();
    expect(error).toHaveBeenCalledWith(`${problem}\n${sentence}`);
    expect(ws.send.mock.lastCall).toMatchObject([
      { type: 'error', err: { message: `${problem}\n${sentence}` } },
    ]);
  });

  it('problems are shown in the terminal and in the overlay of every page, until they are solved', async () => {
    const problem = 'src/content/team/de/a.yaml:2: name: Invalid input';
    const { watcher, changed, error, ws } = await serve([], [problem]);
    const overlay = {
      type: 'error',
      err: {
        message: problem,
        loc: { file: path.resolve('src/content/team/de/a.yaml'), line: 2 },
      },
    };
    ws.emit('connection');
    expect(ws.send).not.toHaveBeenCalled();
    watcher.emit('all', 'change', '/site/src/content/team/de/a.yaml');
    await vi.runAllTimersAsync();
    expect(error).toHaveBeenCalledWith(problem);
    expect(changed).toEqual([]);
    expect(ws.send.mock.lastCall).toMatchObject([overlay]);
    ws.emit('connection');
    expect(ws.send.mock.calls).toMatchObject([[overlay], [overlay]]);
    watcher.emit('all', 'change', '/site/src/content/team/de/a.yaml');
    await vi.runAllTimersAsync();
    expect(ws.send).toHaveBeenLastCalledWith({ type: 'full-reload' });
    expect(changed).toEqual(['src/content/index.ts']);
  });

  it('problems at the start are shown there as well', async () => {
    const problem = 'src/content/team/de/a.yaml:2: name: Invalid input';
    const { error, ws } = await serve([problem]);
    expect(error).toHaveBeenCalledWith(problem);
    ws.emit('connection');
    expect(ws.send.mock.lastCall).toMatchObject([{ type: 'error', err: { message: problem } }]);
  });

  it('problems are shown in place of a page if no content was made yet', async () => {
    const problem = 'src/content/team/de/a.yaml:2: name: <b> is no name';
    const { answer } = await serveWith(false, [problem]);
    const page = answer('text/html,*/*');
    expect(page.status).toBe(500);
    expect(page.text).toContain('a.yaml:2: name: &lt;b> is no name');
    // Vite's client shows the overlay, and reloads the page once the problem is solved.
    expect(page.text).toContain('src="/@vite/client"');
    expect(answer('*/*').next).toHaveBeenCalledOnce();
    const { answer: later } = await serveWith(true, [problem]);
    expect(later('text/html').next).toHaveBeenCalledOnce();
  });

  it('the page in place of missing content also names the records that have changed', async () => {
    const { watcher, answer } = await serveWith(false, ['src/content/team/de/a.yaml:2: name: x']);
    watcher.emit('all', 'change', path.resolve('src/content/service-matrix.json'));
    const { text } = answer('text/html');
    expect(text).toContain('a.yaml:2: name: x');
    expect(text).toContain('src/content/service-matrix.json has changed.');
  });

  it('files that are saved during a rebuild cause one more rebuild', async () => {
    const { watcher, changed, makeContent } = await serve();
    const made = Promise.withResolvers<string[]>();
    makeContent.mockReturnValueOnce(made.promise);
    watcher.emit('all', 'add', '/site/src/content/team/en/ada.jpg');
    await vi.runAllTimersAsync();
    for (const locale of ['en', 'de']) {
      watcher.emit('all', 'add', `/site/src/content/team/${locale}/ada.yaml`);
      await vi.runAllTimersAsync();
    }
    expect(makeContent).toHaveBeenCalledTimes(2);
    made.resolve([]);
    await vi.runAllTimersAsync();
    expect(makeContent).toHaveBeenCalledTimes(3);
    expect(changed).toEqual(['src/content/index.ts', 'src/content/index.ts']);
  });

  it('any other error of a rebuild is shown as well, and does not end the server', async () => {
    const { watcher, changed, error, makeContent, ws } = await serve();
    makeContent.mockRejectedValueOnce(new Error('no space left on device'));
    watcher.emit('all', 'add', '/site/src/content/team/en/ada.jpg');
    await vi.runAllTimersAsync();
    expect(error).toHaveBeenCalledWith('no space left on device');
    expect(ws.send.mock.lastCall).toMatchObject([{ err: { message: 'no space left on device' } }]);
    watcher.emit('all', 'change', '/site/src/content/team/en/ada.jpg');
    await vi.runAllTimersAsync();
    expect(changed).toEqual(['src/content/index.ts']);
  });

  it('an error while a rebuild notifies browsers or Vite is logged, and the next change is read', async () => {
    const problem = 'src/content/team/de/a.yaml:2: name: Invalid input';
    const { watcher, changed, error, ws } = await serve([], [problem]);
    ws.send.mockImplementationOnce(() => {
      throw new Error('the socket is closed');
    });
    watcher.once('change', () => {
      throw new Error('a listener of the watcher failed');
    });
    const save = async () => {
      watcher.emit('all', 'change', '/site/src/content/team/de/a.yaml');
      await vi.runAllTimersAsync();
    };
    await save();
    expect(error).toHaveBeenLastCalledWith('the socket is closed');
    await save();
    expect(error).toHaveBeenLastCalledWith('a listener of the watcher failed');
    changed.length = 0;
    await save();
    expect(changed).toEqual(['src/content/index.ts']);
  });

  it('a file with an extension that is not read causes a rebuild as well', async () => {
    const { watcher, makeContent } = await serve();
    watcher.emit('all', 'add', '/site/src/content/posts/de/a.markdown');
    await vi.runAllTimersAsync();
    expect(makeContent).toHaveBeenCalledTimes(2);
  });
});

describe('a build', () => {
  function build(problems: string[], distDir = temporaryFolder('dist')) {
    const makeContent = vi.fn(async () => problems);
    const { buildApp } = hooksOf({ makeContent }, distDir);
    const context = {
      error: (message: string) => {
        throw new Error(message);
      },
    };
    return { run: () => buildApp.handler.call(context), makeContent };
  }

  it('checks content before anything is bundled', async () => {
    expect(hooksOf().buildApp.order).toBe('pre');
    const { run, makeContent } = build([]);
    await run();
    expect(makeContent).toHaveBeenCalledOnce();
  });

  it('stops at a problem of the content', async () => {
    const problem = 'src/content/team/de/a.yaml:2: name: Invalid input';
    await expect(build([problem]).run()).rejects.toThrow(problem);
  });

  it('removes the stamp of an earlier build, also if it stops', async () => {
    const distDir = temporaryFolder('dist');
    const stamp = path.join(distDir, 'sources.sha256');
    writeFileSync(stamp, '');
    await expect(build(['src/content/team/de/a.yaml:2'], distDir).run()).rejects.toThrow('a.yaml');
    expect(existsSync(stamp)).toBe(false);
  });

  it('reads the content in its own folder, and a preview makes no content', async () => {
    const makeContent = vi.fn(async () => []);
    const { config } = hooksOf({ makeContent });
    expect(await config({}, { command: 'build' })).toMatchObject({
      define: { __CONTENT_FILE__: '"dist-static/server/content.json"' },
    });
    expect(await config({}, { command: 'serve', isPreview: true })).toBeUndefined();
    expect(makeContent).not.toHaveBeenCalled();
  });
});

/** The plugin's hooks, as Vite calls them. */
function hooksOf(steps?: Parameters<typeof sitePlugin>[1], distDir = 'dist-static') {
  return sitePlugin(distDir, steps) as unknown as {
    config: (user: object, environment: { command: string; isPreview?: boolean }) => unknown;
    buildApp: { order: string; handler: (this: object) => Promise<void> };
    configureServer: (server: object) => void;
  };
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { smoothScroll } from '#kit/navigation/figures.ts';
import { startSmoothScroll } from '#kit/navigation/smooth-scroll.ts';

const lenis = vi.hoisted(() => ({
  made: vi.fn(),
  stop: vi.fn(),
  start: vi.fn(),
  destroy: vi.fn(),
  raf: vi.fn(),
  /** The listener that the code gave to Lenis, and Lenis's state of scrolling. */
  heard: { onWheel: vi.fn(), isScrolling: '' },
}));

vi.mock('lenis', () => ({
  default: class {
    stop = lenis.stop;
    start = lenis.start;
    destroy = lenis.destroy;
    raf = lenis.raf;
    get isScrolling() {
      return lenis.heard.isScrolling;
    }
    on(_name: 'virtual-scroll', onWheel: () => void) {
      lenis.heard.onWheel.mockImplementation(onWheel);
    }
    constructor(options: unknown) {
      lenis.made(options);
    }
  },
}));

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/150.0 Mobile Safari/537.36';
const page = new EventTarget();
/** Callbacks that wait for the next frame. */
const frames: FrameRequestCallback[] = [];

function visit({ agent = desktop, matches = '', motion = {} } = {}): void {
  vi.stubGlobal('navigator', { userAgent: agent });
  vi.stubGlobal('document', {
    documentElement: { dataset: motion },
    timeline: { currentTime: 40 },
  });
  vi.stubGlobal('requestAnimationFrame', (show: FrameRequestCallback) => frames.push(show));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matches }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('the wheel glides after its delay, by its lerp', async () => {
  visit();
  const end = startSmoothScroll();
  await vi.advanceTimersByTimeAsync(smoothScroll.delay - 1);
  expect(lenis.made).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(lenis.made).toHaveBeenCalledWith(expect.objectContaining({ lerp: smoothScroll.lerp }));
  end();
  expect(lenis.destroy).toHaveBeenCalled();
});

it('frames are requested only while the page glides, and the first one begins with the wheel', async () => {
  visit();
  const end = startSmoothScroll();
  await vi.advanceTimersByTimeAsync(smoothScroll.delay);
  expect(frames).toHaveLength(0);
  lenis.heard.onWheel();
  lenis.heard.isScrolling = 'smooth';
  lenis.heard.onWheel();
  expect(frames).toHaveLength(1);
  expect(lenis.raf).toHaveBeenLastCalledWith(40);
  frames.shift()?.(56);
  expect(lenis.raf).toHaveBeenLastCalledWith(56);
  expect(frames).toHaveLength(1);
  lenis.heard.isScrolling = '';
  frames.shift()?.(72);
  expect(frames).toHaveLength(0);
  lenis.heard.onWheel();
  expect(frames).toHaveLength(1);
  end();
  expect(frames).toHaveLength(0);
});

it.each(['click', 'keydown', 'popstate'])('a glide ends with a %s', async (name) => {
  visit();
  const end = startSmoothScroll();
  await vi.advanceTimersByTimeAsync(smoothScroll.delay);
  page.dispatchEvent(new Event(name));
  expect(lenis.stop).toHaveBeenCalledOnce();
  expect(lenis.start).toHaveBeenCalledOnce();
  end();
  page.dispatchEvent(new Event(name));
  expect(lenis.stop).toHaveBeenCalledOnce();
});

it.each([
  ['with reduced motion', { matches: '(prefers-reduced-motion: reduce)' }],
  ['if the visitor has paused motion', { motion: { motion: 'paused' } }],
  ['on a touch screen', { matches: '(pointer: coarse)' }],
  ['on a phone', { agent: phone }],
])('nothing glides %s', async (_where, circumstances) => {
  visit(circumstances);
  startSmoothScroll();
  await vi.advanceTimersByTimeAsync(smoothScroll.delay);
  expect(lenis.made).not.toHaveBeenCalled();
});

it('nothing glides on a page that was left before the delay', async () => {
  visit();
  startSmoothScroll()();
  await vi.advanceTimersByTimeAsync(smoothScroll.delay);
  expect(lenis.made).not.toHaveBeenCalled();
});

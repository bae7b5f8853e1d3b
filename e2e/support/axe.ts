import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { type Judgement, judgements } from './axe-judgements.ts';
import { cleanStates, digest } from './clean-states.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules about looks: their answer for an element depends on nothing beyond the part of the page that
 * holds it, and pages share headers, footers and sections.
 */
const rulesOfLooks = [
  'avoid-inline-spacing',
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** axe itself. Handing it to a page takes a good part of a look, and the builder would do it twice. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe found clean by the same version, these questions and these judgements, in any run. */
const clean = cleanStates(
  digest(axeSource, judgements, readFileSync(import.meta.filename, 'utf8')),
);

/** At a page that goes on changing. */
const mostAttempts = 3;

/**
 * Has axe look at a page as it now is, unless it has found the same state clean before. Rules about
 * looks (`rulesOfLooks`) are asked of parts that look as none before, the others where the content
 * is new.
 *
 * @throws where axe finds a fault, or leaves undecided what nobody has judged.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  // Movement that is under way would be judged in mid-air.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
  await whileStill(page, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const { state, content } = await stateOf(page);
      if (clean.has(state)) return;
      try {
        const { faults, cleanParts } = await audit(page, content);
        expect(faults, `axe on ${page.url()}`).toEqual([]);
        for (const known of [state, content, ...cleanParts]) clean.add(known);
        return;
      } catch (error) {
        // What axe says of a page that changes under its eyes is true of neither state.
        if (attempt === mostAttempts || (await stateOf(page)).state === state) throw error;
      }
    }
  });
}

interface AuditResult {
  faults: string[];
  cleanParts: string[];
}

/** What moves without end would be another state with every frame: it stands still meanwhile. */
async function whileStill(page: Page, work: () => Promise<void>): Promise<void> {
  const wasPaused = await pauseMotion(page, true);
  await work();
  await pauseMotion(page, wasPaused);
}

/** As the visitor's switch does, without being remembered. Tells whether motion was paused. */
function pauseMotion(page: Page, pause: boolean): Promise<boolean> {
  return page.evaluate((paused) => {
    const { dataset } = document.documentElement;
    const before = dataset['motion'] === 'paused';
    if (paused) dataset['motion'] = 'paused';
    else delete dataset['motion'];
    document.dispatchEvent(new Event('motionchange'));
    return before;
  }, pause);
}

/** Digests of what a page shows. */
interface State {
  /** All that its accessibility depends on. */
  state: string;
  /**
   * What is there, wherever it stands, whatever its words are and however it looks: the rest is a
   * matter of `rulesOfLooks`.
   */
  content: string;
}

async function stateOf(page: Page): Promise<State> {
  const { content, looks } = await page.evaluate(readState);
  const browser = page.context().browser()?.version();
  return {
    state: digest('state', browser, content, looks),
    content: digest('content', browser, content),
  };
}

/**
 * The elements that are rendered, with their attributes. Not what no two documents share and axe does
 * not read: scripts, the site's address, what is typed, what an attribute says to styles and scripts
 * alone. Of a text axe asks whether there is one, and how it looks: not which words it has.
 */
function readState() {
  const unread = /^(class|style|data-.*|nonce|src|srcset|sizes|width|height|d|action)$/;
  const isUnread = (element: Element, name: string) =>
    unread.test(name) ||
    element.matches('input[type="hidden"]') ||
    (name === 'value' && element.matches('input:not([type="submit"], [type="button"])'));
  const elements: Element[] = [];
  const read = (element: Element): unknown => {
    if (element.matches('script, style, link, template, noscript')) return null;
    const { display, visibility } = getComputedStyle(element);
    // What is not rendered, nobody hears; but what has no box of its own may hold some.
    const isRendered = element.checkVisibility() || display === 'contents';
    if (document.body?.contains(element) && !isRendered) return null;
    elements.push(element);
    const attributes = [...element.attributes].flatMap(({ name, value }) =>
      isUnread(element, name)
        ? []
        : [`${name}=${value.replaceAll(location.origin, '').replace(/\?[^#]*/, '')}`],
    );
    const inside = [...element.childNodes].map((node) => {
      if (node instanceof Element) return read(node);
      if (node.nodeType !== Node.TEXT_NODE) return null;
      return /[\p{L}\p{N}]/u.test(node.nodeValue ?? '') ? 'words' : node.nodeValue;
    });
    return [element.localName, visibility, attributes, inside];
  };
  const tree = read(document.documentElement);
  const media = ['(forced-colors: active)', 'print'];
  return {
    content: [
      location.pathname,
      media.map((query) => matchMedia(query).matches),
      elements.findIndex((element) => element.matches(':popover-open, :modal')),
      tree,
    ],
    looks: [
      [innerWidth, innerHeight],
      [...document.styleSheets].map(({ href, ownerNode }) =>
        href === null ? ownerNode?.textContent : new URL(href).pathname,
      ),
      scrollY,
      document.activeElement?.outerHTML.slice(0, 200),
      // Decoration moves.
      elements
        .filter((element) => !element.closest('[aria-hidden="true"]'))
        .map((element) => [
          element.getAttribute('class'),
          element.getAttribute('style'),
          [...element.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map(({ nodeValue }) => nodeValue?.replace(/[\p{L}\p{N}]/gu, 'x')),
        ]),
    ],
  };
}

/**
 * What axe finds in a state, what nobody has judged of the rest, and which parts are clean.
 *
 * @param content Name of what the page shows; the whole of it is not looked at twice.
 */
async function audit(page: Page, content: string): Promise<AuditResult> {
  const looks = await page.evaluate(looksOfParts);
  const all = looks.map(({ selector, look }) => ({ selector, name: digest('part', look) }));
  const parts = all.filter(({ name }) => !clean.has(name));
  const selectors = parts.map(({ selector }) => selector);
  const { violations, incomplete } = await answersOf(page, {
    isNew: !clean.has(content),
    selectors: parts.length < all.length ? selectors : undefined,
  });
  const { faults, uncertain } = await page.evaluate(judge, {
    violations: violations.flatMap(toFinding),
    incomplete: incomplete.flatMap(toFinding),
    judgements,
    selectors,
  });
  const cleanParts = parts
    .filter(({ selector }) => !uncertain.includes(selector))
    .map(({ name }) => name);
  return { faults, cleanParts };
}

/**
 * The parts of a page (what stands in the body, and in main) with all that the rules about looks read
 * of them: colours, sizes and places of their elements, how long their words are, and the colours that
 * they stand on.
 */
function looksOfParts(): { selector: string; look: string }[] {
  const main = document.querySelector('main');
  const partsOf = (element: Element): Element[] =>
    [...element.children].flatMap((child) =>
      main !== null && child.contains(main) && child.children.length > 0 ? partsOf(child) : [child],
    );
  const selectorOf = (element: Element): string => {
    if (element === document.body) return 'body';
    const place = [...element.parentElement!.children].indexOf(element) + 1;
    return `${selectorOf(element.parentElement!)} > :nth-child(${String(place)})`;
  };
  const paint = (element: Element, pseudo: string | null = null) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== null && style.content === 'none') return '';
    return [
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.textDecorationLine,
      style.letterSpacing,
      style.wordSpacing,
      style.lineHeight,
      style.overflow,
      style.position,
      style.zIndex,
    ].join();
  };
  const ancestorsOf = (element: Element | null): Element[] =>
    element ? [element, ...ancestorsOf(element.parentElement)] : [];
  const lookOf = (part: Element): string => {
    const origin = part.getBoundingClientRect();
    const boxes = [part, ...part.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const looks = boxes.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return [
        element.localName,
        element.getAttribute('class'),
        element.matches('[aria-disabled="true"], :disabled, [inert], [inert] *, [aria-hidden] *'),
        texts.map(({ nodeValue }) => nodeValue?.replace(/[\p{L}\p{N}]/gu, 'x')).join(),
        [left - origin.left, top - origin.top, width, height].map(Math.round).join(),
        paint(element),
        paint(element, '::before'),
        paint(element, '::after'),
      ];
    });
    const surroundings = ancestorsOf(part.parentElement).map((element) => paint(element));
    return JSON.stringify([innerWidth, innerHeight, surroundings, looks]);
  };
  return partsOf(document.body)
    .filter((part) => part.checkVisibility() && !part.matches('script, style, template'))
    .map((part) => ({ selector: selectorOf(part), look: lookOf(part) }));
}

/**
 * Asks what has to be asked: about looks the parts that are new, which takes longest by far, about
 * content the whole page.
 *
 * @param selectors The new parts, where not all of them are new.
 */
async function answersOf(
  page: Page,
  { isNew, selectors }: { isNew: boolean; selectors: readonly string[] | undefined },
): Promise<Answer> {
  const lookOptions: Options = { runOnly: { type: 'rule', values: rulesOfLooks } };
  const rest = (enabled: boolean): Options => ({
    runOnly: { type: 'tag', values: tags },
    // One of them is off by default.
    rules: Object.fromEntries(rulesOfLooks.map((id) => [id, { enabled }])),
  });
  if (!isNew) return ask(page, lookOptions, selectors);
  if (!selectors) return ask(page, rest(true));
  const answers = [await ask(page, rest(false)), await ask(page, lookOptions, selectors)];
  return {
    violations: answers.flatMap(({ violations }) => violations),
    incomplete: answers.flatMap(({ incomplete }) => incomplete),
  };
}

type Options = Parameters<AxeBuilder['options']>[0];

type Answer = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations' | 'incomplete'>;

const nothing: Answer = { violations: [], incomplete: [] };

const mark = 'data-axe-unseen';

/** Asks axe about a page, or about some parts of it: of no parts it has nothing to say. */
async function ask(page: Page, options: Options, selectors?: readonly string[]): Promise<Answer> {
  if (selectors?.length === 0) return nothing;
  // For rules about media; stylesheets are preloaded for an experimental rule alone.
  const preload = (await page.locator('audio, video').count()) > 0;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const builder = new AxeBuilder({ page, axeSource: '/* is there */' })
    .options({ ...options, preload, resultTypes: ['violations', 'incomplete'] })
    // In the page itself and in one go, a quarter of the time: there are no frames to look into.
    .setLegacyMode();
  if (!selectors) return builder.analyze();
  await markParts(page, selectors, true);
  const answer = await builder.include(`[${mark}]`).analyze();
  await markParts(page, selectors, false);
  return answer;
}

function markParts(page: Page, selectors: readonly string[], isMarked: boolean): Promise<void> {
  return page.evaluate(
    ([selectors, mark, isMarked]) => {
      for (const selector of selectors) {
        document.querySelector(selector)?.toggleAttribute(mark, isMarked);
      }
    },
    [selectors, mark, isMarked] as const,
  );
}

/** What axe says of the elements that a rule is about. */
function toFinding({ id, nodes }: Answer['violations'][number]) {
  return nodes.map(({ html, target, any }) => ({
    id,
    html,
    target: String(target),
    cause: (any[0]?.data as { messageKey?: string } | null)?.messageKey ?? 'none',
  }));
}
type Finding = ReturnType<typeof toFinding>[number];

/**
 * Judges in the page what axe found there.
 *
 * @returns faults, and in which parts something covers what axe should judge: another state shows
 * these parts.
 */
function judge({
  violations,
  incomplete,
  judgements,
  selectors,
}: {
  violations: Finding[];
  incomplete: Finding[];
  judgements: readonly Judgement[];
  selectors: string[];
}) {
  const faults: string[] = [];
  const uncertain = new Set<string>();
  for (const { id, html, target } of violations) {
    if (id === 'target-size' && isBelowHeader(target)) continue;
    faults.push(`${id}: ${html}`);
  }
  for (const { id, html, target, cause } of incomplete) {
    const element = document.querySelector(target);
    // The page may have changed since.
    if (!element) continue;
    if (/overlap|obscur/i.test(cause)) {
      for (const part of selectors) if (element.closest(part)) uncertain.add(part);
    }
    const isJudged = judgements.some(
      (judged) => judged.rule === id && judged.cause === cause && element.closest(judged.within),
    );
    if (!isJudged) faults.push(`${id}, undecided (${cause}): ${html}`);
  }
  return { faults, uncertain: [...uncertain] };

  /**
   * Whether the fixed header lies over a part of a target. axe measures what is left of it, which
   * depends on where the page happens to be scrolled; the focus never stays below the header.
   */
  function isBelowHeader(selector: string): boolean {
    const element = document.querySelector(selector);
    const header = document.querySelector('body > header');
    if (!element || !header || header.contains(element)) return false;
    const { top, bottom } = element.getBoundingClientRect();
    const isBelow = top < header.getBoundingClientRect().bottom && bottom > 0;
    if (isBelow) for (const part of selectors) if (element.closest(part)) uncertain.add(part);
    return isBelow;
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { type Judgement, judgements } from './axe-judgements.ts';
import { cleanStates, digest } from './clean-states.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The visual rules: their result for an element depends only on the looks of its part of the page, such as the header,
 * the footer or a section (`looksOfParts`). Pages share these parts, so each part needs to be checked only once.
 */
const visualRules = [
  'avoid-inline-spacing',
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** The source of axe. `runAxe` injects it, because that takes much of a check's time and the builder would do it twice. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Digests of what was found clean in any run, with the same axe, the same judgements and this same file. */
const clean = cleanStates(
  digest(axeSource, judgements, readFileSync(import.meta.filename, 'utf8')),
);

/** Maximum number of checks of a page that changes while it is checked. */
const maxAttempts = 3;

/**
 * Checks a page in its present state with axe, unless the same state was found clean before. Visual rules
 * run on parts that look new, all other rules on pages whose content is new.
 *
 * @throws Error if axe finds a fault, or something that it cannot decide and that has no judgement.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  // Otherwise axe would judge states in the middle of an animation.
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
        // A result is not valid if the page has changed during the check.
        if (attempt === maxAttempts || (await stateOf(page)).state === state) throw error;
      }
    }
  });
}

interface AuditResult {
  /** Descriptions of the faults. */
  faults: string[];
  /** Digests of the parts without faults. */
  cleanParts: string[];
}

/** Does work while endless motion is paused. Otherwise every frame would be a new state. */
async function whileStill(page: Page, work: () => Promise<void>): Promise<void> {
  const wasPaused = await pauseMotion(page, true);
  await work();
  await pauseMotion(page, wasPaused);
}

/**
 * Pauses or resumes motion as the page's switch does, but without storing it.
 *
 * @returns whether motion was paused before.
 */
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
  /** Digest of everything on which the page's accessibility depends. */
  state: string;
  /**
   * Digest of the page's elements and attributes. Positions, wording and looks are left out, because they matter only
   * to `visualRules`.
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
 * Runs in the page: reads the rendered elements with their attributes. Leaves out what axe does not read although
 * documents differ in it: scripts, the site's origin, typed values, and attributes that only styles and scripts use.
 * axe does not depend on the wording of texts. So of a text, `content` has only whether it contains words, and `looks`
 * has the length of the words.
 */
function readState() {
  const ignoredNames = /^(class|style|data-.*|nonce|src|srcset|sizes|width|height|d|action)$/;
  const isIgnored = (element: Element, name: string) =>
    ignoredNames.test(name) ||
    element.matches('input[type="hidden"]') ||
    (name === 'value' && element.matches('input:not([type="submit"], [type="button"])'));
  const elements: Element[] = [];
  const read = (element: Element): unknown => {
    if (element.matches('script, style, link, template, noscript')) return null;
    const { display, visibility } = getComputedStyle(element);
    // Elements that are not rendered are skipped. One with `display: contents` has no box, but its
    // children may.
    const isRendered = element.checkVisibility() || display === 'contents';
    if (document.body?.contains(element) && !isRendered) return null;
    elements.push(element);
    const attributes = [...element.attributes].flatMap(({ name, value }) =>
      isIgnored(element, name)
        ? []
        : [`${name}=${value.replaceAll(location.origin, '').replace(/\?[^#]*/, '')}`],
    );
    const children = [...element.childNodes].map((node) => {
      if (node instanceof Element) return read(node);
      if (node.nodeType !== Node.TEXT_NODE) return null;
      return /[\p{L}\p{N}]/u.test(node.nodeValue ?? '') ? 'words' : node.nodeValue;
    });
    return [element.localName, visibility, attributes, children];
  };
  const tree = read(document.documentElement);
  const media = ['(forced-colors: active)', 'print'];
  return {
    content: [
      location.pathname,
      media.map((query) => matchMedia(query).matches),
      // Which menu or dialog is open; -1 if none is.
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
      // Without decoration, because it moves.
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
 * Runs axe on whatever is new in a page's state. Returns the faults, including undecided findings without
 * a judgement, and the parts that are clean.
 *
 * @param content Digest of the page's content. The same content is not checked twice.
 */
async function audit(page: Page, content: string): Promise<AuditResult> {
  const looks = await page.evaluate(looksOfParts);
  const parts = looks.map(({ selector, look }) => ({ selector, name: digest('part', look) }));
  const newParts = parts.filter(({ name }) => !clean.has(name));
  const selectors = newParts.map(({ selector }) => selector);
  const { violations, incomplete } = await runNeededRules(page, {
    isNew: !clean.has(content),
    selectors: newParts.length < parts.length ? selectors : undefined,
  });
  const { faults, uncertain } = await page.evaluate(judge, {
    violations: violations.flatMap(toFinding),
    incomplete: incomplete.flatMap(toFinding),
    judgements,
    selectors,
  });
  const cleanParts = newParts
    .filter(({ selector }) => !uncertain.includes(selector))
    .map(({ name }) => name);
  return { faults, cleanParts };
}

/**
 * Runs in the page: returns the parts of the page with everything that the visual rules read of them: colours, sizes
 * and positions of their elements, the length of their words, and the colours behind them. The parts are the children
 * of the body and of the main element. The main element itself and elements that contain it are no parts.
 */
function looksOfParts(): { selector: string; look: string }[] {
  const main = document.querySelector('main');
  const partsIn = (element: Element): Element[] =>
    [...element.children].flatMap((child) =>
      main !== null && child.contains(main) && child.children.length > 0 ? partsIn(child) : [child],
    );
  const selectorOf = (element: Element): string => {
    if (element === document.body) return 'body';
    const position = [...element.parentElement!.children].indexOf(element) + 1;
    return `${selectorOf(element.parentElement!)} > :nth-child(${String(position)})`;
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
  return partsIn(document.body)
    .filter((part) => part.checkVisibility() && !part.matches('script, style, template'))
    .map((part) => ({ selector: selectorOf(part), look: lookOf(part) }));
}

/**
 * Runs the visual rules, which take by far the longest, on the new parts. Runs all other rules on the whole page if its
 * content is new.
 *
 * @param options.isNew Whether the content is new.
 * @param options.selectors The new parts; undefined if all parts are new.
 */
async function runNeededRules(
  page: Page,
  { isNew, selectors }: { isNew: boolean; selectors: readonly string[] | undefined },
): Promise<AxeResult> {
  const visualOnly: Options = { runOnly: { type: 'rule', values: visualRules } };
  const allRules = ({ visual }: { visual: boolean }): Options => ({
    runOnly: { type: 'tag', values: tags },
    // Named one by one, because one of the visual rules is off by default.
    rules: Object.fromEntries(visualRules.map((id) => [id, { enabled: visual }])),
  });
  if (!isNew) return runAxe(page, visualOnly, selectors);
  if (!selectors) return runAxe(page, allRules({ visual: true }));
  const results = [
    await runAxe(page, allRules({ visual: false })),
    await runAxe(page, visualOnly, selectors),
  ];
  return {
    violations: results.flatMap(({ violations }) => violations),
    incomplete: results.flatMap(({ incomplete }) => incomplete),
  };
}

type Options = Parameters<AxeBuilder['options']>[0];

type AxeResult = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations' | 'incomplete'>;

const noFindings: AxeResult = { violations: [], incomplete: [] };

/** Attribute that marks the parts on which axe runs. */
const markAttribute = 'data-axe-unseen';

/** Runs axe on a page, or only on the parts with the selectors. With an empty list of selectors nothing is checked. */
async function runAxe(
  page: Page,
  options: Options,
  selectors?: readonly string[],
): Promise<AxeResult> {
  if (selectors?.length === 0) return noFindings;
  // Only rules about media need preloading. It would also load stylesheets, which only an experimental rule reads.
  const preload = (await page.locator('audio, video').count()) > 0;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const builder = new AxeBuilder({ page, axeSource: '/* axe is in the page already */' })
    .options({ ...options, preload, resultTypes: ['violations', 'incomplete'] })
    // In legacy mode axe checks the page in a single call, in a quarter of the time. It skips frames, but the site has
    // none.
    .setLegacyMode();
  if (!selectors) return builder.analyze();
  await markParts(page, selectors, true);
  const result = await builder.include(`[${markAttribute}]`).analyze();
  await markParts(page, selectors, false);
  return result;
}

function markParts(page: Page, selectors: readonly string[], isMarked: boolean): Promise<void> {
  return page.evaluate(
    ([selectors, markAttribute, isMarked]) => {
      for (const selector of selectors) {
        document.querySelector(selector)?.toggleAttribute(markAttribute, isMarked);
      }
    },
    [selectors, markAttribute, isMarked] as const,
  );
}

/** Returns a finding for each element in the result of a rule. */
function toFinding({ id, nodes }: AxeResult['violations'][number]) {
  return nodes.map(({ html, target, any }) => ({
    id,
    html,
    target: String(target),
    // axe gives the reason as data of the first check.
    cause: (any[0]?.data as { messageKey?: string } | null)?.messageKey ?? 'none',
  }));
}
type Finding = ReturnType<typeof toFinding>[number];

/**
 * Runs in the page: applies the judgements to the findings of axe.
 *
 * @returns the faults, and the `uncertain` parts. In an uncertain part something covers an element that axe should
 *   check, so the part has to be checked again in another state.
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
    const smallTarget = id === 'target-size' ? document.querySelector(target) : null;
    if (smallTarget && isCoveredByHeader(smallTarget)) markUncertain(smallTarget);
    else faults.push(`${id}: ${html}`);
  }
  for (const { id, html, target, cause } of incomplete) {
    const element = document.querySelector(target);
    // Missing if the page has changed since.
    if (!element) continue;
    if (/overlap|obscur/i.test(cause)) markUncertain(element);
    const isJudged = judgements.some(
      ({ rule, cause: judgedCause, within }) =>
        rule === id && judgedCause === cause && element.closest(within),
    );
    if (!isJudged) faults.push(`${id}, undecided (${cause}): ${html}`);
  }
  return { faults, uncertain: [...uncertain] };

  function markUncertain(element: Element): void {
    for (const part of selectors) if (element.closest(part)) uncertain.add(part);
  }

  /**
   * Whether the fixed header covers an area of a target. axe measures only the visible rest, which depends on the
   * scroll position. The header never covers a target that has the focus.
   */
  function isCoveredByHeader(element: Element): boolean {
    const header = document.querySelector('body > header');
    if (!header || header.contains(element)) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top < header.getBoundingClientRect().bottom && bottom > 0;
  }
}

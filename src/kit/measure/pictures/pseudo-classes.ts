import type { CDPSession, Page } from '@playwright/test';

const focusable = ':is(a[href], button, summary, input, textarea, select, [tabindex="0"])';

/**
 * For each condition, pairs of a selector and the pseudo-classes that are forced on the matching elements. If an
 * element matches several selectors, the last pair applies.
 */
const rules = {
  hover: [['body *', ['hover']]],
  focus: [
    [`body :has(${focusable})`, ['focus-within']],
    [`body ${focusable}`, ['focus', 'focus-visible', 'focus-within']],
  ],
} as const satisfies Record<string, readonly (readonly [string, readonly string[]])[]>;

/**
 * Styles a page as though every element were hovered, or every focusable element had the focus by the keyboard. This
 * lasts until the page is closed. The page's scripts get no events.
 */
export async function forcePseudoClasses(page: Page, condition: keyof typeof rules): Promise<void> {
  // Never detached, because the browser would then forget the forced pseudo-classes.
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  for (const [selector, forcedPseudoClasses] of rules[condition]) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    await Promise.all(nodeIds.map((nodeId) => force(session, nodeId, forcedPseudoClasses)));
  }
}

async function force(
  session: CDPSession,
  nodeId: number,
  forcedPseudoClasses: readonly string[],
): Promise<void> {
  await session.send('CSS.forcePseudoState', {
    nodeId,
    forcedPseudoClasses: [...forcedPseudoClasses],
  });
}

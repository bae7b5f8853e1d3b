import type { CDPSession, Page } from '@playwright/test';

const focusable = ':is(a[href], button, summary, input, textarea, select, [tabindex="0"])';

/**
 * For each condition the pseudo-classes to force, by the selector of the elements. If an element matches several
 * selectors, the last one applies.
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
export async function forcePseudoClasses(
  page: Page,
  pseudoClass: keyof typeof rules,
): Promise<void> {
  // The session must stay open: the browser forgets forced pseudo-classes when it ends.
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  for (const [selector, forcedPseudoClasses] of rules[pseudoClass]) {
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

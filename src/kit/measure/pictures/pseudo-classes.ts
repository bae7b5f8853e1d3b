import type { CDPSession, Page } from '@playwright/test';

const focusable = ':is(a[href], button, summary, input, textarea, select, [tabindex="0"])';

/** What has which pseudo-classes. A later rule takes their place where an element matches two. */
const rules = {
  hover: [['body *', ['hover']]],
  focus: [
    [`body :has(${focusable})`, ['focus-within']],
    [`body ${focusable}`, ['focus', 'focus-visible', 'focus-within']],
  ],
} as const satisfies Record<string, readonly (readonly [string, readonly string[]])[]>;

/**
 * Styles a page as though everything were under the pointer, or had the focus by the keyboard, until
 * it is closed. No script of the page hears of it.
 */
export async function forcePseudoClasses(
  page: Page,
  pseudoClass: keyof typeof rules,
): Promise<void> {
  // The browser forgets it with the session.
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

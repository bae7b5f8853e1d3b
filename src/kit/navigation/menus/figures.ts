/** Milliseconds from the closing of the mobile menu until it is hidden (docs/behaviour.md). */
export const mobileMenuHideDelay = 1100;

/** Milliseconds from when the mouse leaves the mega-menu until the menu closes (docs/behaviour.md). */
export const megaMenuLeaveDelay = 100;

/** Hover intent: milliseconds for which the mouse must rest on an item or a row to open it. */
export const hoverIntentDelay = 80;

/**
 * Milliseconds for which the mouse must rest on a row to open it while the mouse moves towards the links beside the
 * rows. On its way the mouse crosses rows that must not open.
 */
export const crossedRowDelay = 4 * hoverIntentDelay;

/** Milliseconds after hovering has opened the mega-menu in which a click does not close it again. */
export const ignoredClickPeriod = 500;

/** Milliseconds in which the services menu fades in and out (docs/behaviour.md). */
export const servicesMenuDuration = { enter: 120, leave: 80 };

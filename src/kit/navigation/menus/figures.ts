/** Milliseconds from the closing of the mobile menu until it is hidden (docs/behaviour.md). */
export const mobileMenuHideDelay = 1100;

/** Milliseconds from when the mouse leaves the mega-menu until the menu closes (docs/behaviour.md). */
export const megaMenuLeaveDelay = 100;

/** Hover intent: milliseconds for which the mouse must rest on an item to open it. */
export const hoverIntentDelay = 80;

/** The same for a row that the mouse may only cross, on its way to the links beside the rows. */
export const crossedRowDelay = 4 * hoverIntentDelay;

/** Milliseconds after hovering has opened the mega-menu in which a click does not close it again. */
export const ignoredClickPeriod = 500;

/** Milliseconds in which the services menu fades in and out (docs/behaviour.md). */
export const servicesMenuDuration = { enter: 120, leave: 80 };

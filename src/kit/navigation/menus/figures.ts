/** Milliseconds from the close of the mobile menu until it is hidden (docs/behaviour.md). */
export const mobileMenuHideDelay = 1100;

/** Milliseconds from the moment when the mouse leaves the mega-menu until it closes (docs/behaviour.md). */
export const megaMenuLeaveDelay = 100;

/** Milliseconds that the mouse must rest on an item to open it: hover intent. */
export const hoverIntentDelay = 80;

/** Milliseconds after hovering has opened the mega-menu in which a click does not close it. */
export const ignoredClick = 500;

/** Milliseconds in which the services menu comes and goes: 0.08 to 0.12 s (docs/behaviour.md). */
export const servicesMenuDuration = { enter: 120, leave: 80 };

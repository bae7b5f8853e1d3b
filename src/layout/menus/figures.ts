/** Milliseconds from the close of the mobile menu until it is hidden (specification, section 9). */
export const mobileMenuHideDelay = 1100;

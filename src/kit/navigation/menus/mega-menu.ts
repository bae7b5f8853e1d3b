/** A mega-menu and what its mouse and its keys share. */
export interface MegaMenu {
  /** The box around the menu's link and the button that opens the menu. */
  item: HTMLElement;
  button: HTMLButtonElement | null;
  /** The popover. */
  panel: HTMLElement;
  /** A row for each category. At most one row is open at a time. */
  rows: readonly HTMLDetailsElement[];
  /** Opens the popover unless it is open. */
  open: () => void;
}

/** Opens a row. The browser closes the others, since all rows share a `name`. */
export function openRow(row: HTMLDetailsElement | undefined): void {
  if (row) row.open = true;
}

export function summaryOf(row: HTMLDetailsElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector('summary');
}

/** Property of `dataset`: the attribute is `data-failed`. */
const key = 'failed';

/**
 * Sets `data-failed` on `<html>`, for the time when the error page has replaced the document. error-boundary.tsx keeps
 * the attribute when the next page replaces the error page.
 */
export function markFailed(): void {
  document.documentElement.dataset[key] = '';
}

/** Returns whether the error page was shown before this page, and removes `data-failed`. */
export function consumeFailed(): boolean {
  const { dataset } = document.documentElement;
  const hasFailed = dataset[key] !== undefined;
  delete dataset[key];
  return hasFailed;
}

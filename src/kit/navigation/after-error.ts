const key = 'failed';

/** Marks on `<html>` that the error page replaces the document. */
export function markFailed(): void {
  document.documentElement.dataset[key] = '';
}

/** Whether this page follows the error page; clears the mark. */
export function takeFailed(): boolean {
  const { dataset } = document.documentElement;
  const failed = dataset[key] !== undefined;
  delete dataset[key];
  return failed;
}

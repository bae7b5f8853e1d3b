const key = 'failed';

/** Marks `<html>` with `data-failed`: the error page is shown in place of the document. */
export function markFailed(): void {
  document.documentElement.dataset[key] = '';
}

/** Whether the error page was shown before this page; clears the mark. */
export function takeFailed(): boolean {
  const { dataset } = document.documentElement;
  const failed = dataset[key] !== undefined;
  delete dataset[key];
  return failed;
}

const key = 'failed';

/** Notes on `<html>` that the error page stands in place of a page. */
export function markFailed(): void {
  document.documentElement.dataset[key] = '';
}

/** Whether the page that shows now comes after the error page: true once. */
export function takeFailed(): boolean {
  const { dataset } = document.documentElement;
  const failed = dataset[key] !== undefined;
  delete dataset[key];
  return failed;
}

/** Polling interval; milliseconds. */
const interval = 500;

/**
 * Calls back once the parent process has ended. Only for a server that npm has started: npm passes a signal
 * at most to the shell that runs the script, and this shell does not pass it on, so the server would be
 * orphaned. Any other parent may end without meaning to stop the server, for example a shell that started it
 * in the background.
 */
export function whenParentEnds(callback: () => void): void {
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}

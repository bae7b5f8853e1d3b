/** Polling interval. Milliseconds. */
const interval = 500;

/**
 * Calls back once the parent process has ended. Used under npm, which passes signals to a shell, if at
 * all, and the shell to nobody: the server would be orphaned. Other parents may end without meaning to
 * stop the server, as a shell does that started it in the background.
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

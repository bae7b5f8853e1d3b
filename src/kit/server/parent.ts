/** How often it is looked whether the parent is still there. Milliseconds. */
const interval = 500;

/**
 * Calls back once the process that started this one has ended. For npm, which hands signals on to a
 * shell, if at all, and the shell to nobody: the server would go on without them. Another parent may
 * end without meaning anything, as a shell does that started the server in the background.
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

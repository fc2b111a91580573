/**
 * Shuts this process down cleanly on Ctrl-C and when its parent is gone. A second Ctrl-C exits at once.
 * @param {() => Promise<unknown>} stop
 */
export function stopOnSignals(stop) {
  let stopping = false;
  const end = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  process.on('disconnect', end);
}

/**
 * Ends this process in order on Ctrl-C, and when whoever started it is gone. A second Ctrl-C does not wait.
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

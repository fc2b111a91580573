/** Runs a bench that has started processes, and ends them however it ends. Exits with its result. */
export async function endAfter(run: () => Promise<boolean>, end: () => Promise<void>): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end().finally(() => process.exit(1)));
  }
  let isGood = false;
  try {
    isGood = await run();
  } catch (error) {
    console.error(error);
  } finally {
    await end();
  }
  process.exit(isGood ? 0 : 1);
}

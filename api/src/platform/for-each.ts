/**
 * Runs `work` for each item, one after the other. An item that fails does not keep the others back.
 * @throws {AggregateError} after the last item, with the errors of those that failed
 */
export async function forEach<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} could not be processed.`);
}

/** Milliseconds after which what one tab stored can be read in the process of another. */
const REACHES_OTHER_TABS = 150;

let tail: Promise<unknown> = Promise.resolve();

/**
 * Runs one thing at a time over all tabs; where there are no Web Locks, over this tab. A browser hands a lock on faster
 * than what was stored under it, so it is kept a moment longer than the caller waits.
 * @param name of the lock
 * @throws what the work throws
 */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!globalThis.navigator?.locks) {
    const turn = tail.then(work, work);
    tail = turn.catch(() => {});
    return turn;
  }
  return new Promise((resolve, reject) => {
    const holding = async () => {
      try {
        resolve(await work());
        await new Promise((done) => setTimeout(done, REACHES_OTHER_TABS));
      } catch (error) {
        reject(error);
      }
    };
    navigator.locks.request(name, holding).catch(reject);
  });
}

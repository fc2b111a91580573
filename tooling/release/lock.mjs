import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const BUSY = 5; // SQLITE_BUSY
const RETRY_MS = 200;

function take(file) {
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (error.errcode === BUSY) return null;
    throw error;
  }
}

/**
 * Does something while no other process holds the same lock. The lock is the operating system's own, by way of an
 * empty SQLite file: it goes with the process that holds it, so that none is left behind by one that was killed.
 * @param {string} file the lock; it stays where it is, empty
 * @param {() => T | Promise<T>} work
 * @param {number} patience milliseconds to wait for another holder
 * @param {() => void} onWait is told once when there is another holder
 * @returns {Promise<T>}
 * @throws {Error} when the other holder does not finish in time
 * @template T
 */
export async function exclusively(file, work, { patience = 300_000, onWait = () => {} } = {}) {
  let lock = take(file);
  if (!lock) onWait();
  for (let waited = 0; !lock; waited += RETRY_MS) {
    if (waited >= patience)
      throw new Error('Another build or release is still at work: try again when it has finished.');
    await pause(RETRY_MS);
    lock = take(file);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

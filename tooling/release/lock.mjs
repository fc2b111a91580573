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
 * Runs `work` while no other process holds the lock. The operating system releases the lock when its process ends, so a
 * killed process leaves none behind; an empty SQLite file provides it.
 * @param {string} file the lock file; it stays in place, empty
 * @param {() => T | Promise<T>} work
 * @param {number} patience milliseconds to wait for another holder
 * @param {() => void} onWait called once if there is another holder
 * @returns {Promise<T>}
 * @throws {Error} if the other holder does not finish in time
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

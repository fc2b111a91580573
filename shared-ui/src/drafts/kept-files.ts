import { createStore, del, entries, set } from 'idb-keyval';
import { FILES } from './kept-files-mark.ts';

/** A chosen file that was not sent yet. */
export interface KeptFile {
  file: File;
  /** Idempotency key of the interrupted request, so that the server doesn't act twice; null if there was none. */
  key: string | null;
}

interface Entry extends KeptFile {
  /** ID of the user who chose the file. */
  owner: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

/** How long a file is kept, in milliseconds. */
export const KEPT_FOR = 24 * 60 * 60 * 1000;

const database = () => createStore('northlight.files', 'files');

/** A browser that refuses storage loses the file; everything else still works. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Stores a file under this name, for this user alone. */
export async function keepFile(name: string, owner: string, kept: KeptFile): Promise<void> {
  await attempt(async () => {
    localStorage.setItem(FILES, 'true');
    await set(name, { ...kept, owner, keptAt: Date.now() } satisfies Entry, database());
  });
}

/** Deletes the file with this name, because it was sent, replaced or removed. */
export async function forgetFile(name: string): Promise<void> {
  await attempt(() => del(name, database()));
}

/** Deletes files that are too old or that `isRefused`, and returns the others by name. */
async function sift(isRefused: (entry: Entry) => boolean) {
  const left = new Map<string, KeptFile>();
  for (const [name, entry] of await entries<string, Entry>(database())) {
    const isOld = Date.now() - entry.keptAt > KEPT_FOR;
    if (isOld || isRefused(entry)) await del(name, database());
    else left.set(name, { file: entry.file, key: entry.key });
  }
  if (left.size === 0) localStorage.removeItem(FILES);
  return left;
}

/** Deletes files of any user that are older than 24 hours. */
export async function forgetOldFiles(): Promise<void> {
  await attempt(() => sift(() => false));
}

/**
 * Deletes files that are older than 24 hours or belong to another user; all, if `owner` is null.
 * @returns the others by name
 */
export const claimFiles = async (owner: string | null): Promise<ReadonlyMap<string, KeptFile>> =>
  (await attempt(() => sift((entry) => entry.owner !== owner))) ?? new Map();

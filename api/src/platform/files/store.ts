import type { Readable } from 'node:stream';

/** The folders that files are kept in. */
export const FILE_FOLDERS = ['profile-images', 'decks', 'answers', 'slides', 'readings', 'deck-images'] as const;

/** Files by key. A key is a path of simple names, such as `profile-images/5f….png`. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Takes a file over that lies on this machine's disk, written through; it may be gone from there afterwards. */
  take(key: string, path: string): Promise<void>;
  /** The content, or null when there is no such file. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  remove(key: string): Promise<void>;
  /** What lies below a folder, such as `decks`, whole files alone. */
  list(folder: string): AsyncIterable<{ key: string; changedAt: Date }>;
}

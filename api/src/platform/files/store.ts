import type { Readable } from 'node:stream';

export const FILE_FOLDERS = [
  'profile-images',
  'decks',
  'answers',
  'slides',
  'readings',
  'deck-images',
  'exports',
] as const;

/** A part of a file in bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Files by key. A key is a path of simple names, such as `profile-images/5f….png`. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Moves a local file, already flushed to disk, into the store. The local file may be gone afterwards. */
  take(key: string, path: string): Promise<void>;
  /** The content or a part of it, and its size in bytes; null when there is no such file. */
  open(key: string, part?: ByteRange): Promise<{ stream: Readable; size: number } | null>;
  /** Size of the whole file in bytes, or null when there is no such file. */
  sizeOf(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Lists a folder, such as `decks`. Files still being written are left out. */
  list(folder: string): AsyncIterable<{ key: string; changedAt: Date }>;
}

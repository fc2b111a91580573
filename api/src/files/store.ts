import type { Readable } from 'node:stream';

/** Files by key. A key is a path of simple names, such as `profile-images/5f….png`. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** The content, or null when there is no such file. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  remove(key: string): Promise<void>;
}

import type { FileStore } from './store.ts';

/**
 * Deletes stored files after their row could not be written. If the database connection was lost, the row may exist
 * after all, so the files stay. The sweep deletes files that no row refers to a day later, including those that could
 * not be deleted here.
 */
export async function deleteStoredFiles(
  files: Pick<FileStore, 'remove'>,
  keys: string[],
  error: unknown,
): Promise<void> {
  if ((error as { code?: string }).code === 'DATABASE_UNAVAILABLE') return;
  await Promise.allSettled(keys.map((key) => files.remove(key)));
}

import type { FileStore } from './store.ts';

/**
 * Removes files again whose row could not be written. When the database was lost on the way, the row may be there all
 * the same, so the files stay: those that no row names are swept a day later, as are those that cannot be removed now.
 */
export async function deleteStoredFiles(
  files: Pick<FileStore, 'remove'>,
  keys: string[],
  error: unknown,
): Promise<void> {
  if ((error as { code?: string }).code === 'DATABASE_UNAVAILABLE') return;
  await Promise.allSettled(keys.map((key) => files.remove(key)));
}

import { useCallback, useEffect, useState } from 'react';

const unsaved = new Set<symbol>();

const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function mark(page: symbol) {
  unsaved.add(page);
  addEventListener('beforeunload', handleUnload);
}

function forget(page: symbol) {
  unsaved.delete(page);
  if (unsaved.size === 0) removeEventListener('beforeunload', handleUnload);
}

/** Whether something on the page has been entered and not saved. The shell asks before it leaves such a page. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** For the shell, once the person has said that what they entered may go. */
export function discardUnsavedChanges(): void {
  for (const page of [...unsaved]) forget(page);
}

/**
 * Keeps a page from being left by accident: while `isDirty`, a link, back and forward, log-out, a reload and a closed tab
 * ask first.
 * @returns call it when the input is safe and before navigating on, since `isDirty` falls only with the next render
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const [page] = useState(() => Symbol('page'));
  useEffect(() => {
    if (!isDirty) return;
    mark(page);
    return () => forget(page);
  }, [isDirty, page]);
  return useCallback(() => forget(page), [page]);
}

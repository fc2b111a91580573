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

/** Whether the page has unsaved input. The shell asks before it leaves such a page. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** Called by the shell once the user has agreed to lose unsaved input. */
export function discardUnsavedChanges(): void {
  for (const page of [...unsaved]) forget(page);
}

/**
 * Prevents leaving a page by accident. While `isDirty`, the product asks first on links, back and forward, logout,
 * reload and closing the tab.
 * @returns a function to call once the input is saved and before navigating, because `isDirty` only changes with the
 * next render
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

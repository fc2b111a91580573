import { useToast } from '@northlight/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** What the open form edits: an existing question, or a new one under `parent` (null for a main question). */
export type FormTarget = { kind: 'edit'; id: string } | { kind: 'add'; parent: string | null };

/** Element id of the form. */
export const FORM_ID = 'question-form';

/** Element id of a question. */
export const rowId = (id: string) => `question-${id}`;

/** The list's single open form. Its unsaved input is never discarded without asking. */
export function useOpenForm() {
  const toast = useToast();
  const [target, setTarget] = useState<FormTarget | null>(null);
  const [isTouched, setTouched] = useState(false);
  const opener = useRef<{ element: Element | null; row: string } | null>(null);

  // If the button that opened the form is gone, focus the question instead.
  useEffect(() => {
    if (target !== null || opener.current === null) return;
    const { element, row } = opener.current;
    opener.current = null;
    const heir = element?.isConnected ? element : document.getElementById(row);
    if (heir instanceof HTMLElement) heir.focus();
  }, [target]);

  /** Whether the form has no unsaved input. If it has, this focuses the form and notifies the user. */
  const isFree = () => {
    if (target === null || !isTouched) return true;
    document.querySelector<HTMLElement>(`#${FORM_ID} input`)?.focus();
    toast({ title: 'Finish or cancel the question you are editing first' });
    return false;
  };
  return {
    target,
    /** Whether the form has unsaved input. */
    isTouched,
    setTouched,
    isFree,
    open: (next: FormTarget) => {
      if (!isFree()) return;
      const owner = next.kind === 'edit' ? next.id : next.parent;
      opener.current = { element: document.activeElement, row: rowId(owner ?? '') };
      setTarget(next);
    },
    close: () => setTarget(null),
  };
}

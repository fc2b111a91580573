import { useToast } from '@northlight/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** What the form in the list is for: a question that is there, or a new one below another or among the main ones. */
export type FormTarget = { kind: 'edit'; id: string } | { kind: 'add'; parent: string | null };

/** Id of the element that holds the form. */
export const FORM_ID = 'question-form';

/** Id of the element that holds a question. */
export const rowId = (id: string) => `question-${id}`;

/** The one form that is open in the list. What was typed into it is never dropped unasked. */
export function useOpenForm() {
  const toast = useToast();
  const [target, setTarget] = useState<FormTarget | null>(null);
  const [isTouched, setTouched] = useState(false);
  const opener = useRef<{ element: Element | null; row: string } | null>(null);

  // The button that opened the form may be gone: then the question itself takes the focus.
  useEffect(() => {
    if (target !== null || opener.current === null) return;
    const { element, row } = opener.current;
    opener.current = null;
    const heir = element?.isConnected ? element : document.getElementById(row);
    if (heir instanceof HTMLElement) heir.focus();
  }, [target]);

  /** True when nothing would be lost; otherwise leads back to the form and says so. */
  const isFree = () => {
    if (target === null || !isTouched) return true;
    document.querySelector<HTMLElement>(`#${FORM_ID} input`)?.focus();
    toast({ title: 'Finish or cancel the question you are editing first' });
    return false;
  };
  return {
    target,
    /** Something was typed into the form. */
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

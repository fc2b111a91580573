import { DRAFT, KEEP } from './drafts.ts';

/** Unsaved form input: only the changed values, by field name. */
export type Draft = Record<string, unknown>;

/** Identifies a form by page address and label. */
const keyOf = (form: string) => `${DRAFT}${location.pathname}${location.search}#${form}`;

/** If the browser refuses storage, the draft is lost but the login page still opens. */
export function storeDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch (error) {
    console.warn(error);
  }
}

/** Returns a form's draft and deletes it from storage; null when there is none. */
export function takeDraft(form: string): Draft | null {
  const stored = sessionStorage.getItem(keyOf(form));
  sessionStorage.removeItem(keyOf(form));
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** Calls back when forms must store their drafts. Returns a function that unsubscribes. */
export function onKeepDrafts(callback: () => void): () => void {
  addEventListener(KEEP, callback);
  return () => removeEventListener(KEEP, callback);
}

const DRAFT = 'northlight.draft:';
const OWNER = 'northlight.drafts-of';
const KEEP = 'northlight:keep-drafts';

/** Unsaved form input: only the changed values, by field name. */
export type Draft = Record<string, unknown>;

/** Identifies a form by page address and label. */
const keyOf = (form: string) => `${DRAFT}${location.pathname}${location.search}#${form}`;

/**
 * Makes every form on the page store its unsaved input in this tab. The shell calls it when a session expires.
 * @param owner ID of the user who typed the input; no other user sees it
 */
export function keepDrafts(owner: string): void {
  sessionStorage.setItem(OWNER, owner);
  dispatchEvent(new Event(KEEP));
}

/** Deletes all drafts. The shell calls it on logout. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key === OWNER || key.startsWith(DRAFT)) sessionStorage.removeItem(key);
  }
}

/** Deletes drafts of any other user. The shell calls it on login. */
export function claimDrafts(owner: string): void {
  if (sessionStorage.getItem(OWNER) !== owner) forgetDrafts();
}

/** Calls back when forms must store their drafts. Returns a function that unsubscribes. */
export function onKeepDrafts(callback: () => void): () => void {
  addEventListener(KEEP, callback);
  return () => removeEventListener(KEEP, callback);
}

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

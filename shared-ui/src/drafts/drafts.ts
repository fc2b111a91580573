const DRAFT = 'northlight.draft:';
const OWNER = 'northlight.drafts-of';
const KEEP = 'northlight:keep-drafts';

/** What was typed into a form and not saved: the changed values alone, by field name. */
export type Draft = Record<string, unknown>;

/** A form of the page at hand. Two on one page are told apart by their labels. */
const keyOf = (form: string) => `${DRAFT}${location.pathname}${location.search}#${form}`;

/**
 * Has every form on the page put away what was typed and not saved, until this tab comes back to it. For the shell, when
 * a session is lost.
 * @param owner who typed it: nobody else will see it
 */
export function keepDrafts(owner: string): void {
  sessionStorage.setItem(OWNER, owner);
  dispatchEvent(new Event(KEEP));
}

/** Forgets what was put away. For the shell, when somebody logs out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key === OWNER || key.startsWith(DRAFT)) sessionStorage.removeItem(key);
  }
}

/** Forgets what somebody else has typed. For the shell, when somebody logs in. */
export function claimDrafts(owner: string): void {
  if (sessionStorage.getItem(OWNER) !== owner) forgetDrafts();
}

/** Calls back when drafts are to be kept. Returns the way to stop listening. */
export function onKeepDrafts(callback: () => void): () => void {
  addEventListener(KEEP, callback);
  return () => removeEventListener(KEEP, callback);
}

/** A browser that keeps nothing costs the draft, not the way to the login. */
export function storeDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch (error) {
    console.warn(error);
  }
}

/** Hands out what was put away for a form, once; null when there is nothing. */
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

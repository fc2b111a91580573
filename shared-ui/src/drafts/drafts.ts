import { FILES } from './kept-files-mark.ts';

/** Prefix of the drafts in session storage. */
export const DRAFT = 'northlight.draft:';
const OWNER = 'northlight.drafts-of';
/** Event upon which forms store their input. */
export const KEEP = 'northlight:keep-drafts';

/**
 * Makes every form on the page store its unsaved input in this tab, and its chosen file on this device. The shell calls
 * it when a session expires.
 * @param owner ID of the user who typed the input; no other user sees it
 */
export function keepDrafts(owner: string): void {
  sessionStorage.setItem(OWNER, owner);
  dispatchEvent(new Event(KEEP));
}

/** Runs this on the kept files. Without any, their database is not loaded. */
function withFiles(run: (files: typeof import('./kept-files.ts')) => unknown) {
  if (localStorage.getItem(FILES)) void import('./kept-files.ts').then(run);
}

/** Deletes kept files that are older than 24 hours. The shell calls it when it starts without a session. */
export const forgetOldFiles = (): void => withFiles((files) => files.forgetOldFiles());

/** Deletes the kept files of all users but this one. */
const claimFiles = (owner: string | null) => withFiles((files) => files.claimFiles(owner));

function forgetTexts() {
  for (const key of Object.keys(sessionStorage)) {
    if (key === OWNER || key.startsWith(DRAFT)) sessionStorage.removeItem(key);
  }
}

/** Deletes all drafts and kept files. The shell calls it on logout. */
export function forgetDrafts(): void {
  forgetTexts();
  claimFiles(null);
}

/** Deletes drafts and kept files of any other user. The shell calls it on login. */
export function claimDrafts(owner: string): void {
  if (sessionStorage.getItem(OWNER) !== owner) forgetTexts();
  claimFiles(owner);
}

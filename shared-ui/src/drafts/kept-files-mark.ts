/** Set in local storage while files may be kept, so that their database is loaded only then. */
export const FILES = 'northlight.files';

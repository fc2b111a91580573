/** What of the contract keeps something and must exist once in a page: the shell hands it to all remotes. */
export * as client from './client/client.ts';
export * as errors from './client/errors.ts';
export * as tokens from './client/token-storage.ts';
export * as extensions from './extensions.ts';
export * as pageTitle from './page-title.ts';
export * as session from './session/session.ts';
export * as settings from './settings.ts';
export * as unsavedChanges from './unsaved-changes.ts';

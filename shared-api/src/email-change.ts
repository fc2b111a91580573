import { callApiJson } from './client/client.ts';

/** Makes the address that a link was sent to the account's own; the link works once. */
export const confirmEmailChange = (token: string) =>
  callApiJson('post', '/api/accounts/email-change/confirm/', { anonymous: true, json: { token } });

/** Restores the address that a link was sent to, and ends all sessions of the account. */
export const undoEmailChange = (token: string) =>
  callApiJson('post', '/api/accounts/email-change/undo/', { anonymous: true, json: { token } });

/** Sends the link that confirms the pending address again. */
export const resendEmailChange = () => callApiJson('post', '/api/accounts/email-change/resend/');

/** Keeps the address as it is; the answer is the user as stored. */
export const cancelEmailChange = () => callApiJson('delete', '/api/accounts/email-change/');

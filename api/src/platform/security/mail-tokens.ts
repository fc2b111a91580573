import { createHmac, type KeyObject } from 'node:crypto';

/**
 * Derives the token of the link in an email from the email's id. The queue stores only the id, and an email that is sent
 * twice carries the same link.
 */
export const createMailTokens =
  (key: KeyObject) =>
  (mailId: string): string =>
    createHmac('sha256', key).update(mailId).digest('base64url');

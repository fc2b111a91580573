import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Encrypts secrets that are stored in the database and have to be read again. */
export interface SecretBox {
  /** @param owner the user it belongs to; a value sealed for one owner cannot be opened for another */
  seal(text: string, owner: string): string;
  /** @throws when it was sealed with another key or for another owner, or was changed */
  open(sealed: string, owner: string): string;
}

/** A secret box with AES-256-GCM. */
export function createSecretBox(key: KeyObject): SecretBox {
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Keeps what has to be read again, and must not lie in the database in the clear. */
export interface SecretBox {
  /** @param owner who it belongs to; what was sealed for one does not open for another */
  seal(text: string, owner: string): string;
  /** @throws when it was sealed with another key, for somebody else, or changed since */
  open(sealed: string, owner: string): string;
}

/** A box that is locked with AES-256-GCM. */
export function createSecretBox(key: Uint8Array): SecretBox {
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

import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The parameters of a link to an export archive. */
export interface ExportLink {
  user: number;
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** Signed links to export archives, because a download is a plain request without a token. */
export interface ExportLinks {
  /** A link to a user's archive, valid for five minutes. */
  to(userId: number): ExportLink;
  /** The user whose archive the link opens; null for a forged or expired link. */
  read(link: ExportLink): number | null;
}

/** How long a link works, in seconds. */
const LIFETIME = 300;

/** Creates and checks links, signed with the server's secret. */
export function createExportLinks(secret: KeyObject, clock: () => Date): ExportLinks {
  const now = () => Math.floor(clock().getTime() / 1000);
  const sign = (user: number, expires: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['export', user, expires]))
      .digest();
  return {
    to(user) {
      const expires = now() + LIFETIME;
      return { user, expires, signature: sign(user, expires).toString('base64url') };
    },
    read({ user, expires, signature }) {
      const given = Buffer.from(signature, 'base64url');
      const right = sign(user, expires);
      const isRight = given.length === right.length && timingSafeEqual(given, right);
      return isRight && expires > now() ? user : null;
    },
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link to an archive carries. */
export interface ExportLink {
  user: number;
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** Signed links to archives: a download is a plain request that carries no token. */
export interface ExportLinks {
  /** A link to somebody's archive, which works for five minutes. */
  to(userId: number): ExportLink;
  /** Whose archive a link opens; null for one that is made up or too old. */
  read(link: ExportLink): number | null;
}

/** How long a link works, in seconds. */
const LIFETIME = 300;

/** Makes and checks links with a secret that only the server has. */
export function createExportLinks(secret: Uint8Array, clock: () => Date): ExportLinks {
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

import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** A file that a link opens for a limited time. */
export interface LinkedFile {
  /** Key in the store. */
  key: string;
  /** File name for downloads. */
  name: string;
  /** Submission to mark as opened when this link is used. */
  opens?: string | undefined;
}

/** The query parameters of a link. */
export interface LinkQuery {
  expires: number;
  name: string;
  opens?: string | undefined;
  signature: string;
}

/** Signed links to stored files. Anyone who has a link can read the file until it expires. */
export interface FileLinks {
  /** The URL path with its query. */
  to(file: LinkedFile): string;
  /** Why a link is refused; null when it is valid. */
  problem(key: string, query: LinkQuery): 'invalid' | 'expired' | null;
}

/** How long a link works, in seconds. */
const LIFETIME = 3600;
/** Links created within the same period are identical, so that the browser can use its cached copy. */
const GRAIN = 600;

/** Creates and checks links, signed with the server's secret. */
export function createFileLinks(secret: KeyObject, clock: () => Date): FileLinks {
  const now = () => Math.floor(clock().getTime() / 1000);
  const sign = (key: string, { expires, name, opens = '' }: Omit<LinkQuery, 'signature'>) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([key, expires, opens, name]))
      .digest();
  return {
    to({ key, name, opens }) {
      const expires = Math.ceil(now() / GRAIN) * GRAIN + LIFETIME;
      const signature = sign(key, { expires, name, opens }).toString('base64url');
      const query = new URLSearchParams({ expires: String(expires), name, ...(opens && { opens }), signature });
      return `/api/files/${key}?${query}`;
    },
    problem(key, query) {
      const given = Buffer.from(query.signature, 'base64url');
      const right = sign(key, query);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return 'invalid';
      return query.expires <= now() ? 'expired' : null;
    },
  };
}

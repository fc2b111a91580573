import { createHmac, timingSafeEqual } from 'node:crypto';

/** A file that somebody may open for a while. */
export interface LinkedFile {
  /** Key in the store. */
  key: string;
  /** What the file is called when it is saved. */
  name: string;
  /** The submission that counts as looked at once this link is opened. */
  opens?: string | undefined;
}

/** What a link carries beside its path. */
export interface LinkQuery {
  expires: number;
  name: string;
  opens?: string | undefined;
  signature: string;
}

/** Signed links to stored files. Whoever has one may read the file until it expires. */
export interface FileLinks {
  /** The address, from the root of the site. */
  to(file: LinkedFile): string;
  /** Why a link does not count, or null when it does. */
  problem(key: string, query: LinkQuery): 'invalid' | 'expired' | null;
}

/** How long a link works, in seconds. */
const LIFETIME = 3600;
/** Links made within these seconds are alike, so that a browser that has the file does not load it again. */
const GRAIN = 600;

/** Makes and checks links with a secret that only the server has. */
export function createFileLinks(secret: Uint8Array, clock: () => Date): FileLinks {
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

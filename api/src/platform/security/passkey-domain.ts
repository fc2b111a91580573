import { isIP } from 'node:net';
import type { Config } from '../config.ts';

/**
 * The domain that passkeys belong to (the relying party id); null where browsers offer none: at an IP address, or
 * without HTTPS outside localhost.
 */
export function passkeyDomain({ publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return null;
  return protocol === 'https:' || hostname === 'localhost' ? hostname : null;
}

import { createHmac, type KeyObject } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Leading bits that the addresses of one household or company usually have in common. */
const PREFIX = { ipv4: 24, ipv6: 56 };

/**
 * The network that a client address belongs to, such as `198.51.100.0/24`. Text that is no address, which a proxy may
 * pass on, is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address); // an IPv4 address that is written as IPv6 counts as IPv4
  const bits = PREFIX[parsed.kind()];
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
}

/** Names the network of a client address without revealing it. Only the server's key connects the two. */
export const createNetworkHash = (key: KeyObject) => (address: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['network', networkOf(address)]))
    .digest('base64url');

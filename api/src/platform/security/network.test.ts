import { expect, it } from '@jest/globals';
import { networkOf } from './network.ts';

it.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['198.51.100.250', '198.51.100.0/24'],
  ['198.51.101.7', '198.51.101.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:12:34ab::1', '2001:db8:12:3400::/56'],
  ['2001:0DB8:0012:34ff:ffff:ffff:ffff:ffff', '2001:db8:12:3400::/56'],
  ['2001:db8:12:3500::1', '2001:db8:12:3500::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['unknown', 'unknown'],
  ['', ''],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

import { expect, it } from '@jest/globals';
import { byteRangeOf } from './byte-range.ts';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=50-5000', { start: 50, end: 99 }],
  ['Bytes=0-0', { start: 0, end: 0 }],
])('%s of 100 bytes is a part', (header, part) => {
  expect(byteRangeOf(header, 100)).toEqual(part);
});

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s of 100 bytes cannot be satisfied',
  (header) => {
    expect(byteRangeOf(header, 100)).toBe('unsatisfiable');
  },
);

it.each([undefined, '', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'items=0-9', 'bytes=a-b', 'bytes=-1-5'])(
  '%s is answered with the whole file',
  (header) => {
    expect(byteRangeOf(header, 100)).toBeNull();
  },
);

it('nothing of an empty file can be asked for', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRangeOf('bytes=-5', 0)).toBe('unsatisfiable');
});

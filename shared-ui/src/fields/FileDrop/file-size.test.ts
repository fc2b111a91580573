import { describe, expect, it } from '@jest/globals';
import { fileSize } from './file-size.ts';

describe('a file size as people say it', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [421_888, '412 KB'],
    [8_808_038, '8.4 MB'],
    [52_428_800, '50 MB'],
    [157_286_400, '150 MB'],
  ])('says %i bytes are %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});

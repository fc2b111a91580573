import { describe, expect, it } from '@jest/globals';
import { openingProblem, withVersion } from './photo-file.ts';

describe('a file that the browser cannot open', () => {
  it.each([
    ['IMG_0412.HEIC', '', /^HEIC photos cannot be opened/],
    ['photo', 'image/heif', /^HEIC photos cannot be opened/],
    ['deck.pdf', 'application/pdf', /^This file is not an image/],
    ['me.png', 'image/png', /^Failed to process the image\. Please try again\.$/],
  ])('%s of type %j is answered with what to do', (name, type, expected) => {
    expect(openingProblem(new File([], name, { type }))).toMatch(expected);
  });
});

describe("a new photo's address", () => {
  it('gets a version, unless it has a query of its own', () => {
    expect(withVersion('/api/files/a.jpg', 5)).toBe('/api/files/a.jpg?v=5');
    expect(withVersion('/api/files/a.jpg?s=1', 5)).toBe('/api/files/a.jpg?s=1');
  });
});

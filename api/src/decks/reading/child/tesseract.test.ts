import { expect, it } from '@jest/globals';
import { LIMITS } from '../limits.ts';
import { MOST_ENGINES, PASS_MS } from './tesseract.ts';

it('slow passes end before the limit until the next sign of progress, in parallel or one after the other', () => {
  expect(PASS_MS * MOST_ENGINES).toBeLessThan(LIMITS.recogniseMs);
  expect(PASS_MS * 2).toBeLessThan(LIMITS.recogniseMs);
});

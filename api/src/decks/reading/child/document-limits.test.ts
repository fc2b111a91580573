import { describe, expect, it } from '@jest/globals';
import { MAX_DECK_CHARACTERS, MAX_DECK_FRAGMENTS, MAX_PAGE_FRAGMENTS } from '../limits.ts';
import { DocumentLimits } from './document-limits.ts';
import { type RawSlide, unreachedSlide } from './raw-slide.ts';

const fragment = (text: string) => ({ text }) as RawSlide['fragments'][number];

const pageOf = (number: number, fragments = 1, characters = 1): RawSlide => ({
  ...unreachedSlide(number),
  fragments: Array.from({ length: fragments }, () => fragment('x'.repeat(characters))),
  reached: true,
});

/** Returns the accepted pages, and the code of the failure that ended the document. */
function counted(pages: RawSlide[]) {
  const slides: RawSlide[] = [];
  const limits = new DocumentLimits();
  try {
    for (const page of pages) slides.push(limits.count(page));
    limits.end();
    return { slides, failure: null };
  } catch (error) {
    return { slides, failure: (error as { code?: string }).code };
  }
}

describe('the pages of a document', () => {
  it('are let through as they are', () => {
    const pages = [pageOf(1), pageOf(2, 3, 4)];
    expect(counted(pages)).toEqual({ slides: pages, failure: null });
  });

  it('are too much from the page on with which they hold too many characters', () => {
    const half = Math.ceil(MAX_DECK_CHARACTERS / 2);
    const { slides, failure } = counted([1, 2, 3, 4].map((number) => pageOf(number, 1, half)));
    expect([slides.map(({ number }) => number), failure]).toEqual([[1, 2], 'too_complex']);
  });

  it('are looked at as pictures from the page on with which they hold too many stretches of text', () => {
    const fitting = Math.floor(MAX_DECK_FRAGMENTS / MAX_PAGE_FRAGMENTS);
    const pages = Array.from({ length: fitting + 2 }, (_, at) => pageOf(at + 1, MAX_PAGE_FRAGMENTS));
    const { slides } = counted(pages);
    expect(slides.map(({ garbled }) => garbled)).toEqual(pages.map((_, at) => at >= fitting));
  });

  it('are looked at as a picture one by one when it alone holds too many', () => {
    const { slides } = counted([pageOf(1, MAX_PAGE_FRAGMENTS + 1), pageOf(2)]);
    expect(slides).toMatchObject([{ garbled: true, fragments: [] }, { garbled: false }]);
  });

  it('make a damaged document when none would open', () => {
    expect(counted([unreachedSlide(1), unreachedSlide(2)]).failure).toBe('damaged');
  });
});

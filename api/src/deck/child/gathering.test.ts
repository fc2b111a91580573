import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_DECK_CHARACTERS, MAX_DECK_FRAGMENTS, MAX_PAGE_FRAGMENTS } from '../limits.ts';
import { Gathering } from './gathering.ts';
import { type RawSlide, unreachedSlide } from './raw-slide.ts';

const fragment = (text: string) => ({ text }) as RawSlide['fragments'][number];

const pageOf = (number: number, fragments = 1, characters = 1): RawSlide => ({
  ...unreachedSlide(number),
  fragments: Array.from({ length: fragments }, () => fragment('x'.repeat(characters))),
  reached: true,
});

/** What is given out when pages come in this order, and the code of the failure that ends it. */
function gathered(pages: RawSlide[], { expected = pages.length, after = 0 } = {}) {
  const given: RawSlide[] = [];
  const gathering = new Gathering(({ slide }) => given.push(slide));
  let failure: unknown = null;
  try {
    for (const [at, slide] of pages.entries()) {
      if (at === after) gathering.expect(expected);
      gathering.add({ slide });
    }
    gathering.end();
  } catch (error) {
    failure = (error as { code?: string }).code;
  }
  return { given, failure, missing: gathering.missing };
}

const inAnyOrder = (count: number) =>
  fc.shuffledSubarray(
    Array.from({ length: count }, (_, at) => at + 1),
    { minLength: count },
  );

describe('pages that come in any order', () => {
  it('are given out in theirs, however early they come', () => {
    fc.assert(
      fc.property(inAnyOrder(12), fc.nat(11), (numbers, after) => {
        const { given, failure } = gathered(
          numbers.map((number) => pageOf(number)),
          { after },
        );
        expect(given.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        expect(failure).toBeNull();
      }),
    );
  });

  it('are too much together from the same page on', () => {
    const third = Math.ceil(MAX_DECK_CHARACTERS / 2);
    fc.assert(
      fc.property(inAnyOrder(4), (numbers) => {
        const { given, failure } = gathered(numbers.map((number) => pageOf(number, 1, third)));
        expect([given.map(({ number }) => number), failure]).toEqual([[1, 2], 'too_complex']);
      }),
    );
  });

  it('are looked at as pictures from the same page on', () => {
    const pages = Math.ceil(MAX_DECK_FRAGMENTS / MAX_PAGE_FRAGMENTS) + 2;
    fc.assert(
      fc.property(inAnyOrder(pages), (numbers) => {
        const { given } = gathered(numbers.map((number) => pageOf(number, MAX_PAGE_FRAGMENTS)));
        const legible = given.filter(({ garbled }) => !garbled).map(({ number }) => number);
        expect(legible).toEqual(
          Array.from({ length: Math.floor(MAX_DECK_FRAGMENTS / MAX_PAGE_FRAGMENTS) }, (_, at) => at + 1),
        );
      }),
      { numRuns: 10 },
    );
  });
});

it('says of a page whether it is held back', () => {
  const gathering = new Gathering(() => {});
  gathering.expect(3);
  expect([2, 1, 3].map((number) => gathering.add({ slide: pageOf(number) }))).toEqual([false, true, true]);
});

describe('pages that do not come', () => {
  it('are named by their indexes, and hold back those after them', () => {
    const { given, missing } = gathered([pageOf(4), pageOf(1)], { expected: 5 });
    expect([given.map(({ number }) => number), missing]).toEqual([[1], [1, 2, 4]]);
  });

  it('make a damaged document when none would open', () => {
    expect(gathered([unreachedSlide(1), unreachedSlide(2)]).failure).toBe('damaged');
  });
});

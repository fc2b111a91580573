import { describe, expect, it } from '@jest/globals';
import { pageList } from './page-list.ts';

const shown = (page: number, pages: number) =>
  pageList(page, pages)
    .map((mark) => (typeof mark === 'number' ? mark : '…'))
    .join(' ');

describe('the numbers of a long list', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 19, '1 2 3 4 5 … 19'],
    [4, 19, '1 2 3 4 5 … 19'],
    [9, 19, '1 … 8 9 10 … 19'],
    [16, 19, '1 … 15 16 17 18 19'],
    [19, 19, '1 … 15 16 17 18 19'],
  ])('on page %i of %i are: %s', (page, pages, numbers) => {
    expect(shown(page, pages)).toBe(numbers);
  });

  it('never leaves a gap of one number', () => {
    for (let page = 1; page <= 12; page += 1) {
      const marks = pageList(page, 12);
      marks.forEach((mark, index) => {
        if (typeof mark === 'number') return;
        const before = Number(marks[index - 1]);
        expect(Number(marks[index + 1]) - before).toBeGreaterThan(2);
      });
    }
  });
});

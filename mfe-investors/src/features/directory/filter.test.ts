import { describe, expect, it } from '@jest/globals';
import { EVERYTHING, readFilter, writeFilter } from './filter.ts';

describe('the filter in the URL', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=two',
    'page=1e9',
    'page=1.5',
    'page=',
    'range=huge',
    'sort=shoe-size',
    'search=%20',
  ])('counts %s as not given', (query) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(EVERYTHING);
  });

  it('cuts a term that no search field would let through', () => {
    expect(readFilter(new URLSearchParams({ search: 'x'.repeat(500) })).search).toHaveLength(200);
  });

  it('comes back as it was written', () => {
    const filter = { search: 'seed & grow', range: '1m-5m', sort: 'investment-high', page: 3 } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('leaves the URL bare while nothing is chosen', () => {
    expect(writeFilter(EVERYTHING).toString()).toBe('');
  });
});

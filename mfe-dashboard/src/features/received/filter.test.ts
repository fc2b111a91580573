import { describe, expect, it } from '@jest/globals';
import { EVERYTHING, readFilter, writeFilter } from './filter.ts';

describe('the filter of the list in an address', () => {
  it('is everything, newest first, without one', () => {
    expect(readFilter(new URLSearchParams())).toEqual(EVERYTHING);
    expect(writeFilter(EVERYTHING).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const filter = { search: 'cold & dry', status: 'reviewed', sort: 'likelihood', page: 3 } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it.each(['status=lost&sort=up&page=0', 'page=-1', 'page=1e9', 'status=toString'])('takes %s for nothing', (query) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(EVERYTHING);
  });

  it('leaves the rest of the address alone', () => {
    const before = new URLSearchParams('submission=one&page=2');
    expect(writeFilter(EVERYTHING, before).toString()).toBe('submission=one');
  });
});

import { DIRECTORY_PAGE_SIZE } from '@northlight/shared-api/rules';
import type { DirectoryQuery } from '../../../api/src/investors/repository.ts';
import { FIRMS, pick, STEMS } from './people.ts';

type Below = (n: number) => number;

export const pageOf = (page: number) => ({
  limit: DIRECTORY_PAGE_SIZE,
  offset: (page - 1) * DIRECTORY_PAGE_SIZE,
});

/** Typical directory queries; each run varies them slightly. */
export const casesFrom = (below: Below): Record<string, (at: number) => DirectoryQuery> => ({
  'first page': () => ({ sort: 'name', page: pageOf(1) }),
  'first page, by company': () => ({ sort: 'company', page: pageOf(1) }),
  'first page, highest investment': () => ({ sort: 'investment-high', page: pageOf(1) }),
  'range $5M+': () => ({ range: '5m-plus', sort: 'name', page: pageOf(1) }),
  'range up to $100K, highest first': () => ({ range: 'up-to-100k', sort: 'investment-high', page: pageOf(1) }),
  'deep page': () => ({ sort: 'name', page: pageOf(1 + below(1600)) }),
  'rare word': () => ({ search: 'zwyntal', sort: 'name', page: pageOf(1) }),
  'name in full': () => ({
    search: `${pick(STEMS, below)}${pick(STEMS, below)}${pick(STEMS, below)} ${pick(STEMS, below)}${pick(STEMS, below)}`,
    sort: 'name',
    page: pageOf(1),
  }),
  'firm in full': () => ({
    search: `${pick(STEMS, below)}${pick(STEMS, below)} ${pick(FIRMS, below)}`,
    sort: 'name',
    page: pageOf(1),
  }),
  'word in the middle': () => ({
    search: `${pick(STEMS, below)}${pick(STEMS, below)}`.slice(1),
    sort: 'name',
    page: pageOf(1),
  }),
  'common word': () => ({ search: pick(FIRMS, below), sort: 'name', page: pageOf(1) }),
  'common word, page 20': () => ({ search: pick(FIRMS, below), sort: 'name', page: pageOf(20) }),
  'common word, range $5M+': () => ({ search: pick(FIRMS, below), range: '5m-plus', sort: 'name', page: pageOf(1) }),
  'two words that nobody has both': () => ({ search: 'capital ventures', sort: 'name', page: pageOf(1) }),
  'two letters': () => ({ search: pick(STEMS, below).slice(0, 2), sort: 'name', page: pageOf(1) }),
  'one letter': () => ({ search: pick(STEMS, below).slice(0, 1), sort: 'name', page: pageOf(1) }),
  nobody: (at) => ({ search: `qqq${at}`, sort: 'name', page: pageOf(1) }),
});

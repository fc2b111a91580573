import { describe, expect, it } from '@jest/globals';
import type { BenchmarkGroup } from '@northlight/shared-api';
import { someBenchmarks } from '../results/report.fixture.ts';
import { comparableGroup, mediansOf } from './comparable.ts';

const categories = someBenchmarks().groups[0]?.categories ?? [];
const group = (among: BenchmarkGroup['among'], n: number | null, name: string | null = null): BenchmarkGroup => ({
  among,
  name,
  n,
  categories,
});

describe('comparable decks', () => {
  it.each([
    ['the same stage', [group('all', 90), group('sector', 30), group('stage', 25)], 'stage'],
    [
      'the same sector where too few are at the stage',
      [group('all', 90), group('sector', 30), group('stage', null)],
      'sector',
    ],
    ['all where too few are alike', [group('all', 90), group('sector', null), group('stage', null)], 'all'],
    ['none where too few are there', [group('all', null)], undefined],
  ])('are those of %s', (_, groups, among) => {
    expect(comparableGroup({ groups })?.among).toBe(among);
  });
});

describe('the medians on the scores', () => {
  it('say whose they are', () => {
    expect(mediansOf(someBenchmarks())?.label).toBe('median of 46 made-up demo decks');
    const seed = someBenchmarks({ is_demo: false, groups: [group('stage', 25, 'Seed')] });
    expect(mediansOf(seed)?.label).toBe('median of 25 decks (Seed)');
    expect(mediansOf(seed)?.of.get('Market')).toBe(5.8);
  });

  it('are not shown on scores by other rules', () => {
    expect(mediansOf(someBenchmarks({ own: 'judged_anew' }))).toBeNull();
  });
});

import type { z } from 'zod';
import { CATEGORIES } from '../engine/types.ts';
import { percentileOf, percentilesOf } from './percentiles.ts';
import type { BenchmarkGroup } from './schemas.ts';

/** With fewer decks, individual ones could be identified. */
export const MINIMUM = 20;

/** A deck in the comparison; scores are in the order of the categories. */
export interface Compared {
  sector: string;
  stage: string;
  scores: readonly (number | null)[];
}

type Group = z.output<typeof BenchmarkGroup>;

function groupOf(
  among: Group['among'],
  name: string | null,
  own: Compared['scores'],
  others: readonly Compared[],
): Group {
  if (others.length < MINIMUM) return { among, name, n: null, categories: [] };
  const categories = CATEGORIES.flatMap((category, place) => {
    const values = others.flatMap(({ scores }) => scores[place] ?? []);
    if (values.length < MINIMUM) return [];
    const score = own[place] ?? null;
    const percentile = score === null ? null : percentileOf(score, values);
    return [{ category, score, percentiles: percentilesOf(values), percentile }];
  });
  return { among, name, n: others.length, categories };
}

/** Compares a deck with all others, those in its sector and those at its stage. */
export const compareWith = (
  own: Omit<Compared, 'stage'> & { stage: string | null },
  others: readonly Compared[],
): Group[] => [
  groupOf('all', null, own.scores, others),
  groupOf(
    'sector',
    own.sector || null,
    own.scores,
    others.filter(({ sector }) => sector !== '' && sector === own.sector),
  ),
  groupOf(
    'stage',
    own.stage,
    own.scores,
    others.filter(({ stage }) => stage !== '' && stage === own.stage),
  ),
];

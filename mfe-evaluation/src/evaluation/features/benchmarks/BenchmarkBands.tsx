import { type BenchmarkGroup, countOf, ordinalOf } from '@northlight/shared-api';
import { PercentileAxis, PercentileBand } from '@northlight/shared-ui';
import { styled } from 'styled-components';

/** Says which share of the deck is compared; null if all of it is. */
function partialNote({ categories }: BenchmarkGroup): string | null {
  const unknown = categories.filter(({ percentile }) => percentile === null).length;
  if (unknown === 0) return null;
  return `This comparison is partial: ${unknown === 1 ? '1 category of this deck was' : `${unknown} categories of this deck were`} not assessed.`;
}

/** One row per category: the range of the other decks, and this deck. */
export function BenchmarkBands({ group, n }: { group: BenchmarkGroup; n: number }) {
  const partial = partialNote(group);
  return (
    <div>
      {partial && <Partial>{partial}</Partial>}
      <Legend>
        <span>
          <b>{countOf(n)}</b> decks
        </span>
        <span>
          <Swatch data-part="you" aria-hidden="true" viewBox="0 0 14 14">
            <circle cx="7" cy="7" r="6" />
          </Swatch>
          This deck
        </span>
        <span>
          <Swatch data-part="median" aria-hidden="true" viewBox="0 0 14 14">
            <rect x="6" width="2" height="14" />
          </Swatch>
          Median: half of the decks score this or less
        </span>
        <span>
          <Swatch data-part="wide" aria-hidden="true" viewBox="0 0 28 14">
            <rect width="28" height="14" rx="2" />
          </Swatch>
          10th to 90th percentile: eight out of ten decks
        </span>
        <span>
          <Swatch data-part="middle" aria-hidden="true" viewBox="0 0 28 14">
            <rect width="28" height="14" rx="2" />
          </Swatch>
          Middle half
        </span>
      </Legend>
      <Axis>
        <span>Score out of 10</span>
        <PercentileAxis />
      </Axis>
      <Rows>
        {group.categories.map(({ category, score, percentiles, percentile }) => (
          <div key={category}>
            <dt>{category}</dt>
            <dd>
              <PercentileBand value={score} percentiles={percentiles} />
            </dd>
            <dd>{percentile === null ? 'Not assessed' : `${ordinalOf(percentile)} percentile`}</dd>
          </div>
        ))}
      </Rows>
    </div>
  );
}

const Partial = styled.p`
  margin-bottom: var(--s3);
  color: var(--ink-soft);
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s5);
  margin-bottom: var(--s3);
  color: var(--muted);
  font-size: var(--text-sm);

  & > span {
    display: inline-flex;
    gap: var(--s2);
    align-items: center;
  }

  & b {
    color: var(--ink);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Swatch = styled.svg`
  width: 1.75rem;
  height: 0.875rem;
  fill: var(--plot-wide);

  &[data-part='middle'] {
    fill: var(--plot-mid);
  }

  &[data-part='you'] {
    width: 0.875rem;
    fill: var(--accent);
  }

  &[data-part='median'] {
    width: 0.875rem;
    fill: var(--line-strong);
  }

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

const Axis = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) 8.5rem;
  gap: var(--s5);
  align-items: end;
  color: var(--muted);
  font-size: var(--text-sm);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s1);

    & > :last-child {
      margin-inline: var(--s2);
    }
  }
`;

const Rows = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) 8.5rem;
    gap: var(--s5);
    align-items: center;
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
  }

  & > div:first-child {
    border-top: 0;
  }

  & dd:last-child {
    color: var(--muted);
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }

  @media (max-width: 767px) {
    & > div {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--s2) var(--s4);
    }

    & dd:first-of-type {
      grid-row: 2;
      grid-column: 1 / -1;
      padding-inline: var(--s2);
    }
  }
`;

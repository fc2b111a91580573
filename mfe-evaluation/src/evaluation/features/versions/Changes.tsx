import type { CategoryChange, Comparison } from '@northlight/shared-api';
import { Banner, Quote, Stack } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { SlideLink } from '../pins/SlideLink.tsx';

const scoreText = (score: number | null) => (score === null ? 'not assessed' : String(score));

const isChanged = ({ before, after, gained, lost }: CategoryChange) =>
  before !== after || gained.length > 0 || lost.length > 0;

/** What keeps the versions from being compared as wholes; null if every category was assessed in both. */
function partialNote(changes: readonly CategoryChange[]): string | null {
  const unknown = changes.filter(({ before, after }) => before === null || after === null).length;
  if (unknown === 0) return null;
  const these = unknown === 1 ? '1 category was' : `${unknown} categories were`;
  return `This comparison is partial: ${these} not assessed in one of the versions, so their overall scores can’t be compared.`;
}

/** Changes between two versions, by category. */
export function Changes({ comparison: { changes, is_same_rubric } }: { comparison: Comparison }) {
  const changed = changes.filter(isChanged);
  const partial = partialNote(changes);
  return (
    <Stack gap="s4">
      {partial && <Banner tone="caution">{partial}</Banner>}
      {!is_same_rubric && (
        <Banner tone="caution">
          The rules have changed since that evaluation, which may explain part of the difference. Evaluate the earlier
          deck again to be sure.
        </Banner>
      )}
      {changed.length === 0 ? (
        <p>Nothing that affects the scores has changed.</p>
      ) : (
        <List>
          {changed.map(({ category, before, after, gained, lost }) => (
            <li key={category}>
              <h3>{category}</h3>
              <Score>
                {scoreText(before)} → <b>{scoreText(after)}</b>
              </Score>
              <ul>
                {gained.map(({ slide, quote, rule }) => (
                  <li key={`+ ${slide} ${quote} ${rule}`}>
                    <Sign data-sign="gained">Gained</Sign>
                    <span>
                      <Quote>{quote}</Quote> <SlideLink slide={slide} quote={quote} /> {rule}
                    </span>
                  </li>
                ))}
                {lost.map(({ slide, quote, rule }) => (
                  <li key={`- ${slide} ${quote} ${rule}`}>
                    <Sign data-sign="lost">Lost</Sign>
                    <span>
                      <Quote>{quote}</Quote> was on slide {slide} · {rule}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s2) var(--s4);
    padding-block: var(--s4);
    border-top: 1px solid var(--line);
  }

  & > li > ul {
    grid-column: 1 / -1;
  }

  & > li > ul > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: var(--s3);
    align-items: baseline;
    padding-block: var(--s2);
    color: var(--muted);
    font-size: var(--text-sm);
  }

  & q {
    color: var(--ink);
  }

  & h3 {
    font: 580 var(--text-lg) / 1.3 var(--sans);
  }
`;

const Score = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums lining-nums;

  & > b {
    color: var(--ink);
  }
`;

const Sign = styled.b`
  &[data-sign='gained'] {
    color: var(--positive);
  }

  &[data-sign='lost'] {
    color: var(--negative);
  }
`;

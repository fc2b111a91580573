import type { Evaluation } from '@northlight/shared-api';
import { type Band, Link } from '@northlight/shared-ui';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { countNotices } from './notices.ts';
import { countBands, meaningOf } from './verdict.ts';

const ROWS: readonly { term: string; band: Band | 'none' }[] = [
  { term: 'Strong', band: 'high' },
  { term: 'Adequate', band: 'mid' },
  { term: 'Weak', band: 'low' },
  { term: 'Not assessed', band: 'none' },
];

/** What the overall score rests on: how it is computed, the number of categories per band, and what limits it. */
export function Basis({ evaluation }: { evaluation: Evaluation }) {
  const counts = countBands(evaluation.scores);
  const notices = countNotices(evaluation);
  return (
    <Root>
      <p>{meaningOf(evaluation)}</p>
      {notices > 0 && (
        <Limits className="no-print">
          <TriangleAlert aria-hidden="true" />
          <Link to="#reading">
            {notices} {notices === 1 ? 'note' : 'notes'} on how this deck was read
          </Link>
        </Limits>
      )}
      <Counts>
        {ROWS.map(({ term, band }) => (
          <div key={band} data-band={band}>
            <dt>{term}</dt>
            <dd>
              <b>{counts[band]}</b> of {evaluation.scores.length}
            </dd>
          </div>
        ))}
      </Counts>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-area: basis;
  align-content: start;
  gap: var(--s3);

  & > p {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  @media (max-width: 767px) {
    font-size: var(--text-sm);
  }

  @media print {
    gap: var(--s1);
    font-size: 0.625rem;
  }
`;

const Limits = styled.div`
  display: flex;
  gap: var(--s2);
  align-items: center;

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: var(--caution);
    stroke-width: 1.75;
  }

  @media (max-width: 767px) {
    min-height: var(--target);
  }
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  gap: var(--s3);
  padding-top: var(--s3);
  border-top: 1px solid var(--line);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums lining-nums;

  & dt,
  & dd {
    color: var(--muted);
  }

  & b {
    color: var(--ink);
    font-weight: 620;
  }

  & > [data-band='high'] b {
    color: var(--positive);
  }

  & > [data-band='mid'] b {
    color: var(--caution);
  }

  & > [data-band='low'] b {
    color: var(--negative);
  }

  @media print {
    padding-top: var(--s1);
    font-size: 0.625rem;
  }
`;

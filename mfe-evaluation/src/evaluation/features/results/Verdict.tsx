import type { Evaluation } from '@northlight/shared-api';
import { type Band, ScoreRing } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { countBands, headlineOf, meaningOf, overallOf } from './verdict.ts';

const ROWS: readonly { term: string; band: Band | 'none' }[] = [
  { term: 'Strong', band: 'high' },
  { term: 'Adequate', band: 'mid' },
  { term: 'Weak', band: 'low' },
  { term: 'Not assessed', band: 'none' },
];

/** The overall score, a sentence or two about it, and the number of categories per band. */
export function Verdict({ evaluation }: { evaluation: Evaluation }) {
  const counts = countBands(evaluation.scores);
  return (
    <Root aria-label="Overall score">
      <ScoreRing score={overallOf(evaluation)} high={evaluation.overall_high} />
      <div>
        <Headline>
          {headlineOf(evaluation.scores).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </Headline>
        <Meaning>{meaningOf(evaluation)}</Meaning>
      </div>
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

const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s7);
  align-items: center;
  padding-block: var(--s5) var(--s7);

  @media (max-width: 1023px) {
    grid-template-columns: auto minmax(0, 1fr);
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
    padding-top: 0;

    &:not(:first-child) {
      padding-top: var(--s5);
    }
  }

  @media print {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2) var(--s5);
    padding-block: 0 var(--s1);

    & > [role='img'] {
      --ring: 5rem;
    }
  }
`;

const Headline = styled.p`
  max-width: 30rem;
  margin-bottom: var(--s4);
  font: 450 2.125rem / 1.14 var(--display);
  letter-spacing: var(--tracking-display);
  text-wrap: balance;

  & > span {
    display: block;
  }

  @media (max-width: 767px) {
    font-size: 1.75rem;
  }

  @media print {
    max-width: none;
    margin-bottom: var(--s1);
    font-size: 1.125rem;
  }
`;

const Meaning = styled.p`
  max-width: 34rem;
  color: var(--ink-soft);
`;

const Counts = styled.dl`
  width: 15.5rem;
  font-variant-numeric: tabular-nums lining-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding: 0.6rem 0;
    border-top: 1px solid var(--line);
  }

  & > div:last-child {
    border-bottom: 1px solid var(--line);
  }

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

  @media (max-width: 1023px) {
    grid-column: 1 / -1;
    width: 100%;
  }

  @media print {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s5);

    & > div:last-child {
      border-bottom: 0;
    }
  }
`;

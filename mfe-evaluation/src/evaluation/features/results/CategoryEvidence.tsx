import type { CategoryScore } from '@northlight/shared-api';
import { bandOf, Evidence, ScoreBadge, ScoreBar } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { SlideLink } from '../pins/SlideLink.tsx';
import { sentencesOf } from './evidence.ts';

interface CategoryEntryProps {
  /** Position in the list, counted from 1. */
  number: number;
  score: CategoryScore;
}

/** One category: its score, the reason, the sentences that earned it, and what is missing. */
export function CategoryEntry({ number, score: { category, score, feedback, evidence, missing } }: CategoryEntryProps) {
  const quotes = sentencesOf(evidence).map(({ id, slide, quote, shows, recognised }) => ({
    id,
    quote,
    source: (
      <Source>
        <SlideLink slide={slide} quote={quote} /> {shows.join(', ')}
        {recognised && ' (recognised in a picture)'}
      </Source>
    ),
  }));
  return (
    <Root>
      <Head>
        <Numeral aria-hidden="true" data-band={score === null ? undefined : bandOf(score)}>
          {number}
        </Numeral>
        <h3>{category}</h3>
        <ScoreBar score={score} aria-hidden="true" />
        <ScoreBadge score={score} />
      </Head>
      <Body>
        <p>{feedback}</p>
        {quotes.length > 0 && <Evidence items={quotes} />}
        {/* Content of an unreadable slide does not count as missing. */}
        {score !== null && missing.length > 0 && (
          <Missing>
            <h4>Missing</h4>
            <ul>
              {missing.map(({ rule, reason }) => (
                <li key={`${rule} ${reason}`}>
                  <b>{rule}</b> <span>{reason}</span>
                </li>
              ))}
            </ul>
          </Missing>
        )}
      </Body>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  gap: var(--s3);

  @media print {
    gap: var(--s1);
    align-content: start;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) 5.75rem;
  gap: var(--s4);
  align-items: center;

  & > h3 {
    font: 580 var(--text-lg) / 1.3 var(--sans);
    letter-spacing: -0.008em;
  }

  & > :last-child {
    justify-self: end;
  }

  @media (max-width: 767px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--s3);

    & > svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  @media print {
    grid-template-columns: auto minmax(0, 1fr) 3.5rem auto;
    gap: var(--s2);

    & > h3 {
      font-size: 0.75rem;
    }

    & > svg {
      grid-area: auto;
    }
  }
`;

const Numeral = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  background: var(--muted);
  color: var(--surface);
  forced-color-adjust: none;
  font-size: var(--text-xs);
  font-weight: 650;
  print-color-adjust: exact;

  &[data-band='high'] {
    background: var(--positive);
  }

  &[data-band='mid'] {
    background: var(--caution);
  }

  &[data-band='low'] {
    background: var(--negative);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--s3);
  max-width: 46.5rem;
  padding-left: 2.5rem;

  & > p {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }

  @media (max-width: 767px) {
    padding-left: 0;
  }

  @media print {
    gap: var(--s1);
    max-width: none;
    padding-left: 0;

    /* The feedback quotes the most important sentences. */
    & > p {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 5;
      overflow: hidden;
    }

    & > ul > li:nth-child(n + 3) {
      display: none;
    }

    & q {
      font-size: 0.6875rem;
      line-height: 1.25;
    }

    & cite {
      font-size: 0.625rem;
    }
  }
`;

const Source = styled.span`
  white-space: normal;
`;

const Missing = styled.div`
  color: var(--muted);
  font-size: var(--text-sm);

  & > h4 {
    margin-bottom: var(--s1);
    font-weight: 540;
  }

  & li {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: 0 var(--s4);
    padding-block: 0.15rem;
  }

  & b {
    color: var(--ink-soft);
  }

  @media (max-width: 767px) {
    & li {
      grid-template-columns: minmax(0, 1fr);
      padding-block: var(--s1);
    }
  }

  @media print {
    display: flex;
    gap: var(--s2);
    font-size: 0.625rem;

    & > h4 {
      margin: 0;
    }

    & li {
      display: inline;
      padding: 0;
    }

    & li > span {
      display: none;
    }

    & li:not(:last-child) > b::after {
      content: ', ';
    }
  }
`;

import type { CategoryScore } from '@northlight/shared-api';
import { Evidence } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { SlideLink } from '../pins/SlideLink.tsx';
import { sentencesOf } from './evidence.ts';
import { splitFeedback } from './feedback.ts';

/** What an unfolded category adds: the rest of the reason, the sentences that earned its score, and what is missing. */
export function CategoryEvidence({ score: { score, feedback, evidence, missing } }: { score: CategoryScore }) {
  const { rest } = splitFeedback(feedback);
  const quotes = sentencesOf(evidence).map(({ id, slide, quote, shows, recognised }) => ({
    id,
    quote,
    source: (
      <Source>
        <SlideLink slide={slide} quote={quote} /> {shows.join(', ')}
        {recognised && ' (read from an image)'}
      </Source>
    ),
  }));
  return (
    <Root>
      {rest && <p>{rest}</p>}
      {quotes.length > 0 ? <Evidence items={quotes} /> : <None>No sentence in this deck counted here.</None>}
      {/* Content of an unreadable slide does not count as missing. */}
      {score !== null && missing.length > 0 && (
        <Missing>
          <h4>Missing or unclear</h4>
          <ul>
            {missing.map(({ rule, reason }) => (
              <li key={`${rule} ${reason}`}>
                <b>{rule}</b> <span>{reason}</span>
              </li>
            ))}
          </ul>
        </Missing>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s4);
  max-width: 46.5rem;
  padding-left: 2.5rem;
  line-height: var(--leading-ui);

  & > p {
    overflow-wrap: anywhere;
  }

  @media (max-width: 767px) {
    padding-left: 0;
  }

  @media print {
    gap: 0.15rem;
    max-width: none;
    padding-left: 0;
    line-height: inherit;

    & > ul {
      gap: 0.15rem;
    }

    /* The feedback quotes the most important sentences. */
    & > ul > li {
      display: block;
      padding-left: var(--s2);
    }

    & > ul > li:nth-child(n + 3) {
      display: none;
    }

    & q {
      font-size: 0.6875rem;
      line-height: 1.25;
    }

    & cite {
      margin-left: var(--s1);
      font-size: 0.625rem;
    }
  }
`;

const None = styled.p`
  color: var(--muted);

  @media print {
    display: none;
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

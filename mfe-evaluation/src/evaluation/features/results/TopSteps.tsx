import type { EvaluationSlidesQuery, NextStep } from '@northlight/shared-api';
import { Link, ScoreBar } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { SlideThumbnail } from '../pins/SlideThumbnail.tsx';
import { stepAnchor } from './sections.ts';

/** How many steps the first screen has room for. */
const TOP = 3;

interface TopStepsProps {
  /** All next steps, the most important first. */
  steps: readonly NextStep[];
  /** Null if the deck's slides are not kept. */
  slides: EvaluationSlidesQuery | null;
}

/** The three steps worth most, each with its slide and a link to the details. */
export function TopSteps({ steps, slides }: TopStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Root aria-labelledby="top-steps">
      <Head>
        <h2 id="top-steps">Do this first</h2>
        {steps.length > TOP && (
          <Link to="#next-steps" variant="quiet">
            All {steps.length} next steps
          </Link>
        )}
      </Head>
      <List>
        {steps.slice(0, TOP).map(({ title, category, slide, from, to }, index) => (
          <li key={`${category} ${title}`} data-pictured={(slides && slide !== null) || undefined}>
            {slides && slide !== null && <SlideThumbnail slide={slide} slides={slides} />}
            <div>
              <Link to={`#${stepAnchor(index + 1)}`} variant="plain">
                {title}
              </Link>
              <p>
                {slide !== null && `Slide ${slide} · `}
                {category}
              </p>
              <Gain>
                <ScoreBar score={from} reach={to} />
                <span aria-hidden="true">
                  <b>{from}</b> → {to}
                </span>
              </Gain>
            </div>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.section`
  padding-top: var(--s4);
  border-top: 1px solid var(--ink);

  /* All steps are printed further down. */
  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: var(--s3);

  & > h2 {
    font-size: var(--title-sm);
  }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s6);

  & > li {
    position: relative;
    display: grid;
    gap: var(--s4);
    align-items: start;
  }

  & > li[data-pictured] {
    grid-template-columns: 9rem minmax(0, 1fr);
  }

  & a {
    font: 580 var(--text-lg) / 1.3 var(--sans);
    letter-spacing: -0.008em;
  }

  /* The whole entry leads to the step. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  & p {
    margin-top: var(--s1);
    color: var(--muted);
    font-size: var(--text-sm);
  }

  @media (max-width: 1023px) {
    & > li[data-pictured] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & > li {
      padding-block: var(--s4);
      border-top: 1px solid var(--line);
    }

    & > li:first-child {
      padding-top: 0;
      border: 0;
    }

    & > li[data-pictured] {
      grid-template-columns: 6.5rem minmax(0, 1fr);
    }
  }
`;

const Gain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 10rem) auto;
  gap: var(--s3);
  align-items: center;
  justify-content: start;
  margin-top: var(--s2);

  & > span {
    color: var(--muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }

  & b {
    color: var(--ink);
    font-weight: 620;
  }
`;

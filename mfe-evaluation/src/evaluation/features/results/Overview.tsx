import type { Benchmarks, Evaluation, EvaluationSlidesQuery } from '@northlight/shared-api';
import { CategoryBars, Link, Page } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { mediansOf } from '../benchmarks/comparable.ts';
import { Basis } from './Basis.tsx';
import { anchorOf } from './sections.ts';
import { TopSteps } from './TopSteps.tsx';
import { Verdict } from './Verdict.tsx';

interface OverviewProps {
  evaluation: Evaluation;
  slides: EvaluationSlidesQuery;
  /** Undefined while they load and if they can't be shown; null if this reader has no access to them. */
  benchmarks: Benchmarks | null | undefined;
}

/** The first screen: how good the deck is, category by category, and what to do next. */
export function Overview({ evaluation, slides, benchmarks }: OverviewProps) {
  const { scores, next_steps, has_slides } = evaluation;
  const medians = benchmarks ? mediansOf(benchmarks) : null;
  return (
    <Page>
      <Root id="overview" aria-label="Overall score">
        <Verdict evaluation={evaluation} />
        <Bars>
          <CategoryBars
            compact
            aria-label="Scores by category"
            items={scores.map(({ category, score }) => ({
              id: category,
              name: category,
              score,
              to: `#${anchorOf(category)}`,
              mark: medians?.of.get(category),
            }))}
            markLabel={medians?.label}
          />
          {benchmarks !== null && (
            <Key className={medians ? undefined : 'no-print'}>
              {medians ? (
                <>
                  <svg width="2" height="14" aria-hidden="true">
                    <rect width="2" height="14" />
                  </svg>
                  The {medians.label}
                </>
              ) : (
                benchmarks && (
                  <Link to="#benchmarks" variant="text">
                    Compare with other decks
                  </Link>
                )
              )}
            </Key>
          )}
        </Bars>
        <Steps>
          <TopSteps steps={next_steps} slides={has_slides ? slides : null} />
        </Steps>
        <Basis evaluation={evaluation} />
      </Root>
    </Page>
  );
}

const Root = styled.section`
  display: grid;
  grid-template:
    'verdict bars' auto
    'basis bars' 1fr
    'steps steps' auto
    / minmax(0, 5fr) minmax(0, 6fr);
  gap: var(--s4) var(--s8);
  padding-block: var(--s5) var(--s7);

  @media (max-width: 1023px) {
    grid-template:
      'verdict' auto
      'bars' auto
      'steps' auto
      'basis' auto
      / minmax(0, 1fr);
  }

  @media (max-width: 767px) {
    gap: var(--s3);
    padding-block: var(--s3) var(--s6);
  }

  @media print {
    grid-template:
      'verdict bars' auto
      'basis bars' 1fr
      / minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--s1) var(--s5);
    padding-block: 0 var(--s2);
  }
`;

const Bars = styled.div`
  grid-area: bars;
`;

/** Keeps its height while the comparison loads. */
const Key = styled.p`
  min-height: 1.5rem;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5rem;

  @media print {
    min-height: 0;
    font-size: 0.625rem;
    line-height: 1.2;
  }

  & > svg {
    display: inline-block;
    margin-right: var(--s2);
    vertical-align: -2px;
    fill: var(--ink);
  }
`;

const Steps = styled.div`
  grid-area: steps;
`;

import type { LikelihoodFactor, LikelihoodReasons } from '@northlight/shared-api';
import { type LikelihoodReader, raisesOf, sentenceOf } from '@northlight/shared-api/rules';
import { ScoreRing } from '@northlight/shared-ui';
import { CircleAlert, CircleCheck, CircleHelp, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface LikelihoodBoxProps {
  score: number | null;
  /** The verdict in one sentence. */
  verdict: string | null;
  reasons: LikelihoodReasons | null;
  /** Whom the reasons are worded for. The founder also sees what would raise the score. */
  reader: LikelihoodReader;
  /** Shown until there is a score. */
  pending: string;
}

const VERDICTS: Record<LikelihoodFactor['verdict'], { icon: ReactNode; word: string }> = {
  strong: { icon: <CircleCheck aria-hidden="true" />, word: 'In its favor' },
  partial: { icon: <CircleMinus aria-hidden="true" />, word: 'Partly in its favor' },
  weak: { icon: <CircleAlert aria-hidden="true" />, word: 'Against it' },
  unknown: { icon: <CircleHelp aria-hidden="true" />, word: 'Unknown' },
};

/** Unknown factors come last. */
const inOrder = (factors: readonly LikelihoodFactor[]) =>
  factors.toSorted((a, b) => Number(a.verdict === 'unknown') - Number(b.verdict === 'unknown'));

/** How well a submission fits the investor and how ready it is, with reasons. It is not a probability of funding. */
export function LikelihoodBox({ score, verdict, reasons, reader, pending }: LikelihoodBoxProps) {
  const factors = reasons?.factors ?? [];
  const raises = reader === 'founder' ? raisesOf(factors) : [];
  return (
    <Root>
      <h3>Investment Likelihood</h3>
      {score === null ? (
        <p>{pending}</p>
      ) : (
        <>
          <Verdict>
            <ScoreRing score={score} size="sm" />
            {verdict && <p>{verdict}</p>}
          </Verdict>
          {factors.length > 0 && (
            <ul aria-label="What it is based on">
              {inOrder(factors).map((factor) => (
                <li key={factor.name} data-verdict={factor.verdict}>
                  {VERDICTS[factor.verdict].icon}
                  <span>
                    <span className="sr-only">{VERDICTS[factor.verdict].word}: </span>
                    <b>{factor.name}</b>
                    <br />
                    {sentenceOf(factor, reader)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {raises.length > 0 && (
            <>
              <h4>What would raise the score</h4>
              <ol>
                {raises.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          )}
          <small>Fit and readiness, scored by rules. Not a probability of funding.</small>
        </>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--line-raised);
  border-radius: var(--radius-lg);
  font-size: var(--text-sm);

  & h3 {
    font-size: var(--text-lg);
  }

  & h4 {
    font: 560 var(--text-sm) / var(--leading-ui) var(--sans);
  }

  & p,
  & ul,
  & ol {
    margin: 0;
  }

  & ul {
    display: grid;
    gap: var(--s2);
    padding: 0;
    list-style: none;
  }

  & ol {
    display: grid;
    gap: var(--s1);
    padding-inline-start: var(--s5);
    list-style: decimal;
  }

  & ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2);
  }

  & li {
    overflow-wrap: anywhere;
  }

  & li > svg {
    width: 1rem;
    height: 1rem;
    margin-block-start: 0.15rem;
    color: var(--muted);
  }

  & [data-verdict='strong'] > svg {
    color: var(--positive);
  }

  & [data-verdict='partial'] > svg {
    color: var(--caution);
  }

  & [data-verdict='weak'] > svg {
    color: var(--negative);
  }

  & small {
    color: var(--muted);
    font-size: var(--text-xs);
  }
`;

const Verdict = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s3);

  & > p {
    font-weight: 560;
  }
`;

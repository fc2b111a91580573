import type { SentSubmissionRow } from '@northlight/shared-api';
import { ScoreBadge } from '@northlight/shared-ui';
import { styled } from 'styled-components';

/** A submission's likelihood in a list, also before there is a score. */
export function Likelihood({
  likelihood_score: score,
  likelihood_pending: isPending,
}: Pick<SentSubmissionRow, 'likelihood_score' | 'likelihood_pending'>) {
  return (
    <span aria-live="polite">
      {score === null ? <Muted>{isPending ? 'Being scored…' : 'No score yet'}</Muted> : <ScoreBadge score={score} />}
    </span>
  );
}

const Muted = styled.span`
  color: var(--muted);
  font-size: var(--text-sm);
  white-space: nowrap;
`;

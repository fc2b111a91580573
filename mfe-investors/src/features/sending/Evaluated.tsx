import { type Approach, dayOf, paths } from '@northlight/shared-api';
import { isPartial, rangeText } from '@northlight/shared-api/rules';
import { Link } from '@northlight/shared-ui';
import { styled } from 'styled-components';

const weakWords = (count: number) =>
  count === 0 ? 'no category weak' : count === 1 ? '1 category weak' : `${count} categories weak`;

/** The result of the founder's latest evaluation, with its file name: it may not be the file that is being sent. */
export function Evaluated({ evaluation }: Pick<Approach, 'evaluation'>) {
  if (!evaluation) return null;
  const { id, original_filename, created_at, overall_score, overall_high, weak } = evaluation;
  return (
    <Root>
      Your latest evaluation: <b>{original_filename}</b>, evaluated on {dayOf(created_at)}:{' '}
      {rangeText(overall_score, overall_high)}/10
      {isPartial(evaluation) && ', partial'}, {weakWords(weak)}.{' '}
      <Link to={paths.evaluationResults(id)}>See the results</Link>
    </Root>
  );
}

const Root = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

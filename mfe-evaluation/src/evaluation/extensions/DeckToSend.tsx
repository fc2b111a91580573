import {
  dayOf,
  type ExtensionProps,
  paths,
  useEvaluation,
  useEvaluationOfFile,
  useEvaluations,
} from '@northlight/shared-api';
import { Link, VisuallyHidden } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { EvaluateHere } from '../features/deck-file/EvaluateHere.tsx';
import { scoreInWords } from '../features/deck-file/score-in-words.ts';
import { useFileHash } from '../features/deck-file/useFileHash.ts';
import { useKeptFocus } from '../features/deck-file/useKeptFocus.ts';

/** What the evaluation says about the deck that is about to be sent; until one is chosen, the latest evaluation. */
export default function DeckToSend({ file }: ExtensionProps<'deck-to-send'>) {
  return file ? <ChosenDeck file={file} /> : <LatestEvaluation />;
}

function LatestEvaluation() {
  const { data: list } = useEvaluations(1, 1);
  const { data: evaluation } = useEvaluation(list?.results[0]?.id ?? null);
  if (!evaluation) return null;
  return (
    <Text>
      Your latest evaluation: <b>{evaluation.original_filename}</b>, evaluated on {dayOf(evaluation.created_at)}:{' '}
      {scoreInWords(evaluation)}. <Link to={paths.evaluationResults(evaluation.id)}>See the results</Link>
    </Text>
  );
}

function ChosenDeck({ file }: { file: File }) {
  const evaluation = useEvaluationOfFile(useFileHash(file));
  const root = useKeptFocus<HTMLDivElement>(evaluation);
  if (evaluation === undefined) return null;
  return (
    <Root ref={root} tabIndex={-1}>
      <Text role="status">
        {evaluation && (
          <>
            You evaluated this deck on {dayOf(evaluation.created_at)}: {scoreInWords(evaluation)}.{' '}
            {/* A new tab, because the chosen file would be lost with this page. */}
            <Link to={paths.evaluationResults(evaluation.id)} target="_blank">
              See the results<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Link>
          </>
        )}
      </Text>
      {evaluation === null && (
        <EvaluateHere
          text="You haven’t evaluated this deck yet."
          action="Evaluate it first"
          loadFile={() => Promise.resolve(file)}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  &:focus {
    outline: none;
  }
`;

const Text = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

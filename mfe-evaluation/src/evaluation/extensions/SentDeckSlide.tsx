import { dayOf, type Evaluation, type ExtensionProps, paths, useEvaluationOfFile } from '@northlight/shared-api';
import { ButtonLink, Evidence, Row } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { EvaluateHere } from '../features/deck-file/EvaluateHere.tsx';
import { scoreInWords } from '../features/deck-file/score-in-words.ts';
import { useKeptFocus } from '../features/deck-file/useKeptFocus.ts';
import { allFindings } from '../features/pins/pins.ts';
import { notesOf } from '../features/pins/slide-notes.ts';

/** What the evaluation found on the open slide of a sent deck. A deck without an evaluation can be evaluated here. */
export default function SentDeckSlide({ slide, fileSha256, loadFile }: ExtensionProps<'sent-deck-slide'>) {
  const evaluation = useEvaluationOfFile(fileSha256);
  const root = useKeptFocus<HTMLElement>(evaluation);
  if (evaluation === undefined) return null;
  return (
    <Root ref={root} tabIndex={-1} aria-label="Evaluation of this slide">
      {evaluation ? (
        <Findings evaluation={evaluation} slide={slide} />
      ) : (
        <>
          <h2>Evaluation</h2>
          <EvaluateHere
            text="This deck hasn’t been evaluated. An evaluation shows what each slide proves and what’s missing."
            action="Evaluate this deck"
            loadFile={loadFile}
          />
        </>
      )}
    </Root>
  );
}

function Findings({ evaluation, slide }: { evaluation: Evaluation; slide: number }) {
  const found = allFindings(evaluation).filter((finding) => finding.slide === slide);
  const note = notesOf(evaluation).get(slide);
  return (
    <>
      <h2>What the evaluation found on slide {slide}</h2>
      {note && <Note>{note}</Note>}
      {found.length === 0 && !note && <Text>We found nothing on this slide that earns points.</Text>}
      {found.length > 0 && (
        <Evidence items={found.map(({ id, quote, name, says }) => ({ id, quote, source: `${name}: ${says}` }))} />
      )}
      <Text>
        The whole deck, evaluated on {dayOf(evaluation.created_at)}: {scoreInWords(evaluation)}.
      </Text>
      <Row gap="s3">
        {evaluation.has_slides && (
          <ButtonLink size="sm" to={paths.assistantOf(evaluation.id, slide)}>
            Ask the assistant about this slide
          </ButtonLink>
        )}
        <ButtonLink size="sm" to={paths.evaluationResults(evaluation.id)}>
          See the results
        </ButtonLink>
      </Row>
    </>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--s4);
  max-width: var(--measure);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);

  &:focus {
    outline: none;
  }

  & > h2 {
    font-size: var(--text-lg);
  }
`;

const Note = styled.p`
  color: var(--caution);
`;

const Text = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;

import type { Question } from '@northlight/shared-api';
import { DragDropContext, Draggable, Droppable, type DropResult, type ResponderProvided } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { QuestionForm } from '../question-form/QuestionForm.tsx';
import { useList } from './list-context.ts';
import { QuestionBranch } from './QuestionBranch.tsx';
import { quoted } from './wording.ts';

/** The page's CSP nonce, which inline styles require. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const placeWords = (question: Question | undefined, place: number, of: number) =>
  question ? `${quoted(question)}, place ${place + 1} of ${of}` : '';

/** The main questions in order, each with its follow-ups. They can be reordered by their drag handle. */
export function QuestionSet() {
  const { index, target, setTouched, submit, close, moveTo } = useList();
  const mains = index.followUpsOf(null);
  const say = (place: number | undefined, from: number, { announce }: ResponderProvided) =>
    announce(place === undefined ? 'Outside the list' : placeWords(mains[from], place, mains.length));
  const handleDrop = ({ source, destination }: DropResult, { announce }: ResponderProvided) => {
    const dragged = mains[source.index];
    if (!dragged) return;
    announce(destination ? '' : `${quoted(dragged)} stays where it was`);
    if (destination) moveTo(dragged, destination.index);
  };
  return (
    <DragDropContext
      nonce={nonce()}
      dragHandleUsageInstructions="Press Space to pick up the question, the arrow keys to move it, Space to drop it, and Escape to cancel."
      onDragStart={({ source }, provided) => say(source.index, source.index, provided)}
      onDragUpdate={({ source, destination }, provided) => say(destination?.index, source.index, provided)}
      onDragEnd={handleDrop}
    >
      <Droppable droppableId="questions">
        {({ innerRef, droppableProps, placeholder }) => (
          <ol ref={innerRef} {...droppableProps} aria-label="Questions">
            {mains.map((question, place) => (
              <Draggable
                key={question.id}
                draggableId={question.id}
                index={place}
                isDragDisabled={target?.kind === 'edit' && target.id === question.id}
              >
                {(provided, { isDragging }) => (
                  <Item ref={provided.innerRef} {...provided.draggableProps} data-dragging={isDragging || undefined}>
                    <QuestionBranch question={question} parent={null} level={0} handle={provided.dragHandleProps} />
                  </Item>
                )}
              </Draggable>
            ))}
            {placeholder}
            {target?.kind === 'add' && target.parent === null && (
              <NewItem>
                <QuestionForm
                  title="New question"
                  submitLabel="Add question"
                  question={null}
                  parent={null}
                  followUps={[]}
                  onTouched={setTouched}
                  onSubmit={submit}
                  onCancel={close}
                />
              </NewItem>
            )}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}

const Item = styled.li`
  padding-block: var(--s5);
  border-top: 1px solid var(--line);

  &:first-child {
    border-top-color: var(--ink);
  }

  /* The box must not change its size while dragged, so an outline draws the edge. */
  &[data-dragging] {
    border-top-color: transparent;
    border-radius: var(--radius-sm);
    outline: 0.75rem solid var(--raised);
    background: var(--raised);
    box-shadow: 0 0 0 0.8rem var(--line), var(--lift-3);
  }
`;

const NewItem = styled.li`
  padding-block: var(--s5);
`;

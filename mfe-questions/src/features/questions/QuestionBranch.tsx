import type { Question } from '@northlight/shared-api';
import { FOLLOW_UP_COLOURS } from '@northlight/shared-api/rules';
import { memo } from 'react';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { QuestionForm } from '../question-form/QuestionForm.tsx';
import { useList } from './list-context.ts';
import { QuestionRow } from './QuestionRow.tsx';

interface QuestionBranchProps {
  question: Question;
  parent: Question | null;
  /** 0 for a main question. */
  level: number;
  /** Props of the drag handle; main questions only. */
  handle?: DraggableProvidedDragHandleProps | null;
}

const colourOf = (level: number) => ((level - 1) % FOLLOW_UP_COLOURS) + 1;

/**
 * A question, or the form that edits it, with its follow-ups below. Memoised, so that dragging others does not
 * re-render it.
 */
export const QuestionBranch = memo(function QuestionBranch({ question, parent, level, handle }: QuestionBranchProps) {
  const { index, target, collapsed, setTouched, submit, close } = useList();
  const followUps = index.followUpsOf(question.id);
  const isEdited = target?.kind === 'edit' && target.id === question.id;
  const isFollowed = target?.kind === 'add' && target.parent === question.id;
  const form = { onTouched: setTouched, onSubmit: submit, onCancel: close };
  return (
    <>
      {isEdited ? (
        <QuestionForm
          {...form}
          title={parent ? 'Edit follow-up' : `Edit question ${index.placeOf(question).place + 1}`}
          submitLabel="Update question"
          question={question}
          parent={parent}
          followUps={followUps}
        />
      ) : (
        <QuestionRow question={question} level={level} handle={handle} />
      )}
      {(isFollowed || (followUps.length > 0 && !collapsed.has(question.id))) && (
        <FollowUps data-deep={level > 2 || undefined} data-main={level === 0 || undefined}>
          {!collapsed.has(question.id) &&
            followUps.map((followUp) => (
              <FollowUp key={followUp.id} data-colour={colourOf(level + 1)}>
                <QuestionBranch question={followUp} parent={question} level={level + 1} />
              </FollowUp>
            ))}
          {isFollowed && (
            <li>
              <QuestionForm
                {...form}
                title="New follow-up"
                submitLabel="Add follow-up"
                question={null}
                parent={question}
                followUps={[]}
              />
            </li>
          )}
        </FollowUps>
      )}
    </>
  );
});

const FollowUps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  margin-top: var(--s3);
  padding-left: var(--indent-editor);

  &[data-main] {
    margin-top: var(--s4);
    padding-left: calc(var(--indent-editor) + 3.5rem);
  }

  @media (max-width: 767px) {
    padding-left: var(--s4);

    &[data-main] {
      padding-left: 0;
    }

    /* A narrow screen has no room for more indents. Colours still show the level. */
    &[data-deep] {
      padding-left: 0;
    }
  }
`;

const FollowUp = styled.li`
  &[data-colour='1'] {
    --level: var(--level-1);
    --level-soft: var(--level-1-soft);
  }

  &[data-colour='2'] {
    --level: var(--level-2);
    --level-soft: var(--level-2-soft);
  }

  &[data-colour='3'] {
    --level: var(--level-3);
    --level-soft: var(--level-3-soft);
  }
`;

import type { Question } from '@northlight/shared-api';
import { FOLLOW_UP_COLOURS } from '@northlight/shared-api/rules';
import { styled } from 'styled-components';
import { QuestionForm } from '../question-form/QuestionForm.tsx';
import { useList } from './list-context.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { followUpsOf, placeOf } from './question-list.ts';

interface QuestionItemProps {
  question: Question;
  parent: Question | null;
  /** 0 for a main question. */
  level: number;
}

const colourOf = (level: number) => (level === 0 ? undefined : ((level - 1) % FOLLOW_UP_COLOURS) + 1);

/** A question, or the form that changes it, with its follow-ups below. */
export function QuestionItem({ question, parent, level }: QuestionItemProps) {
  const { questions, target, collapsed, setTouched, submit, close } = useList();
  const followUps = followUpsOf(questions, question.id);
  const isEdited = target?.kind === 'edit' && target.id === question.id;
  const isFollowed = target?.kind === 'add' && target.parent === question.id;
  const form = { onTouched: setTouched, onSubmit: submit, onCancel: close };
  return (
    <Root data-colour={colourOf(level)} data-main={level === 0 || undefined}>
      {isEdited ? (
        <QuestionForm
          {...form}
          title={parent ? 'Edit follow-up' : `Edit question ${placeOf(questions, question.id).place + 1}`}
          submitLabel="Update question"
          question={question}
          parent={parent}
          followUps={followUps}
        />
      ) : (
        <QuestionRow question={question} level={level} />
      )}
      {(isFollowed || (followUps.length > 0 && !collapsed.has(question.id))) && (
        <FollowUps data-deep={level > 2 || undefined}>
          {!collapsed.has(question.id) &&
            followUps.map((followUp) => (
              <QuestionItem key={followUp.id} question={followUp} parent={question} level={level + 1} />
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
    </Root>
  );
}

const FollowUps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  margin-top: var(--s3);
  padding-left: var(--indent-editor);

  @media (max-width: 767px) {
    padding-left: var(--s4);

    /* A narrow screen has no room for more steps; the colours go on telling the levels. */
    &[data-deep] {
      padding-left: 0;
    }
  }
`;

const Root = styled.li`
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

  &[data-main] {
    padding-block: var(--s5);
    border-top: 1px solid var(--line);
  }

  &[data-main]:first-child {
    border-top-color: var(--ink);
  }

  &[data-main] > ${FollowUps} {
    margin-top: var(--s4);
    padding-left: calc(var(--indent-editor) + 2.25rem);
  }

  @media (max-width: 767px) {
    &[data-main] > ${FollowUps} {
      padding-left: 0;
    }
  }
`;

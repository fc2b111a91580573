import { styled } from 'styled-components';
import { QuestionForm } from '../question-form/QuestionForm.tsx';
import { useList } from './list-context.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { followUpsOf } from './question-list.ts';

/** The main questions in order, each with what follows up on it. `isLocked` while they are being saved. */
export function QuestionSet({ isLocked }: { isLocked: boolean }) {
  const { questions, target, setTouched, submit, close } = useList();
  return (
    <ol aria-label="Questions" inert={isLocked}>
      {followUpsOf(questions, null).map((question) => (
        <QuestionItem key={question.id} question={question} parent={null} level={0} />
      ))}
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
  );
}

const NewItem = styled.li`
  padding-block: var(--s5);
`;

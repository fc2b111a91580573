import { LINKEDIN_QUESTION } from '@northlight/shared-api/rules';
import { Button } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { AnswerField } from '../answering/AnswerField.tsx';
import { AnswerList } from '../answering/AnswerList.tsx';
import { type AskedQuestion, answerOf } from '../answering/answers.ts';
import { useAnswers } from '../answering/useAnswers.ts';
import { useHandlers } from '../answering/useHandlers.ts';
import type { QuestionList } from './question-list.ts';

const ALWAYS_ASKED: AskedQuestion = {
  ...LINKEDIN_QUESTION,
  required: false,
  options: [],
  parent_question: null,
  trigger_values: [],
};

interface PreviewDialogProps {
  questions: QuestionList;
  onClose: () => void;
}

/** A working preview of the set as founders see it. Nothing entered here is saved. */
export function PreviewDialog({ questions, onClose }: PreviewDialogProps) {
  const asked = useMemo(() => [...questions, ALWAYS_ASKED], [questions]);
  const { values, groups, progress, setText, setFile } = useAnswers(asked, () => ({}));
  const handlers = useHandlers({
    onText: setText,
    onFile: (id, { name, size }) => setFile(id, { status: 'stored', name, size, url: null }),
    onRemoveFile: (id) => setFile(id, null),
    onCancelFile: (id) => setFile(id, null),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="What founders see"
      description={`Try it out. Nothing is saved. ${progress.answered} of ${progress.required} required questions answered.`}
      footer={<Button onClick={onClose}>Back to editing</Button>}
    >
      <Root>
        <AnswerList groups={groups} values={values}>
          {(question) => <AnswerField question={question} value={answerOf(values, question.id)} handlers={handlers} />}
        </AnswerList>
      </Root>
    </Dialog>
  );
}

const Root = styled.div`
  max-width: 44rem;
  padding-bottom: var(--s4);
`;

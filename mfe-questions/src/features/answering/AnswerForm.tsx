import {
  type Questionnaire,
  type Suggestion,
  useAnswersChanged,
  useSuggestions,
  useUnsavedChanges,
} from '@northlight/shared-api';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { answerTexts, type LocalTexts } from '../drafts/local-texts.ts';
import { Columns } from '../progress/Columns.tsx';
import { AnswerField } from './AnswerField.tsx';
import { AnswerList } from './AnswerList.tsx';
import { AnswerProgress } from './AnswerProgress.tsx';
import { isSubmittedAlready } from './already-submitted.ts';
import { type AnswerValues, answerOf, payloadOf, storedAnswers } from './answers.ts';
import { DraftNote } from './DraftNote.tsx';
import { focusAnswer } from './focus-answer.ts';
import { SubmitBar } from './SubmitBar.tsx';
import { useAnswerFiles } from './useAnswerFiles.ts';
import { useAnswers } from './useAnswers.ts';
import { useDraft } from './useDraft.ts';
import { useHandlers } from './useHandlers.ts';
import { useSubmit } from './useSubmit.ts';

interface AnswerFormProps {
  questionnaire: Questionnaire;
  userId: number;
  /** Called if other answers to these questions were submitted before, such as in another tab. */
  onOvertaken: () => void;
}

/** The server's answers, overridden by local texts that have not reached the server yet. */
function startFrom(questionnaire: Questionnaire, copy: LocalTexts): AnswerValues {
  const stored = storedAnswers(questionnaire);
  const typed = [...copy.read()].filter(([id]) => id in stored);
  return { ...stored, ...Object.fromEntries(typed.map(([id, text]) => [id, { ...answerOf(stored, id), text }])) };
}

const MISSING = ['Please answer this question'];
const NO_SUGGESTIONS: Suggestion[] = [];

/** The form for an investor's questions. Answers are saved as drafts while the user types, and submitted once. */
export function AnswerForm({ questionnaire, userId, onOvertaken }: AnswerFormProps) {
  const { submission_id: submissionId, answers: questions } = questionnaire;
  const [copy] = useState(() => answerTexts(userId, submissionId));
  const { values, groups, progress, setText, setFile } = useAnswers(questions, () => startFrom(questionnaire, copy));
  const shown = useMemo(
    () => new Set(groups.flatMap(({ main, followUps }) => [main.id, ...followUps.map(({ question }) => question.id)])),
    [groups],
  );
  const draft = useDraft({ submissionId, copy, isShown: (id) => shown.has(id) });
  const changed = useAnswersChanged();
  const files = useAnswerFiles({
    submissionId,
    textOf: (id) => answerOf(values, id).text.trim(),
    setFile,
    onOvertaken: () => handleOvertaken(),
  });
  const { data: suggestions = NO_SUGGESTIONS } = useSuggestions(submissionId, true);
  const [isAsked, setAsked] = useState(false);
  const touched = useRef(new Set(copy.read().keys()));

  const sending = [...shown].filter((id) => values[id]?.file?.status === 'sending').length;
  const isAtRisk = sending > 0 || ['waiting', 'saving', 'unreachable', 'refused'].includes(draft.state.kind);
  const leaveFreely = useUnsavedChanges(isAtRisk);
  const handleOvertaken = () => {
    draft.clear();
    // The page that shows the first answers offers these texts to be copied.
    copy.write(new Map([...touched.current].map((id) => [id, answerOf(values, id).text])));
    leaveFreely();
    onOvertaken();
    changed();
  };
  const { submit, isPending, errors } = useSubmit(submissionId, {
    onSubmitted: () => {
      draft.clear();
      leaveFreely();
    },
    onOvertaken: handleOvertaken,
  });

  const isOvertaken = draft.state.kind === 'refused' && isSubmittedAlready(draft.state.error);
  const handleRefused = useEffectEvent(handleOvertaken);
  useEffect(() => {
    if (isOvertaken) handleRefused();
  }, [isOvertaken]);

  const handleText = (id: string, text: string) => {
    touched.current.add(id);
    setText(id, text);
    draft.change(id, text);
  };
  const handleSubmit = () => {
    const [first] = progress.remaining;
    setAsked(true);
    if (first) focusAnswer(first.id);
    else if (sending === 0) void submit(payloadOf(questions, values, touched.current));
  };
  const open = new Set(progress.remaining.map(({ id }) => id));
  const errorOf = (id: string) => errors[id] ?? (isAsked && open.has(id) ? MISSING : undefined);
  const suggestionOf = useMemo(
    () => new Map(suggestions.map((suggestion) => [suggestion.id, suggestion])),
    [suggestions],
  );
  const handlers = useHandlers({
    onText: handleText,
    onFile: (id, file) => void files.send(id, file),
    onRemoveFile: (id) => {
      const { file } = answerOf(values, id);
      if (file) void files.remove(id, file);
    },
    onCancelFile: files.cancel,
  });
  return (
    <Columns>
      <AnswerProgress progress={progress} note={<DraftNote state={draft.state} />} />
      <Questions aria-label="Questions" onSubmit={(event) => event.preventDefault()}>
        <div>
          <AnswerList groups={groups} values={values}>
            {(question) => (
              <AnswerField
                question={question}
                value={answerOf(values, question.id)}
                error={errorOf(question.id)}
                suggestion={suggestionOf.get(question.id)}
                handlers={handlers}
              />
            )}
          </AnswerList>
        </div>
        <SubmitBar
          remaining={progress.remaining.length}
          sending={sending}
          isPending={isPending}
          onSubmit={handleSubmit}
        />
      </Questions>
    </Columns>
  );
}

const Questions = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  max-width: 44rem;
`;

import { progressOf } from '@northlight/shared-api/rules';
import { useToast } from '@northlight/shared-ui';
import { useMemo, useState } from 'react';
import {
  type AnswerFile,
  type AnswerValues,
  type AskedQuestion,
  answerOf,
  appearedBetween,
  groupsOf,
  toGiven,
} from './answers.ts';

const appearedWords = (count: number) =>
  count === 1 ? '1 follow-up question appeared' : `${count} follow-up questions appeared`;

/** The answers being entered, with the visible questions and the progress. */
export function useAnswers(questions: readonly AskedQuestion[], initial: () => AnswerValues) {
  const toast = useToast();
  const [values, setValues] = useState<AnswerValues>(initial);
  const groups = useMemo(() => groupsOf(questions, values), [questions, values]);
  const progress = useMemo(() => progressOf(questions, toGiven(values)), [questions, values]);
  return {
    values,
    groups,
    progress,
    setText: (id: string, text: string) => {
      const next = { ...values, [id]: { ...answerOf(values, id), text } };
      const appeared = appearedBetween(questions, values, next);
      if (appeared > 0) toast({ title: appearedWords(appeared) });
      setValues(next);
      return next;
    },
    setFile: (id: string, file: AnswerFile | null) =>
      setValues((now) => ({ ...now, [id]: { ...answerOf(now, id), file } })),
  };
}

export type Answers = ReturnType<typeof useAnswers>;

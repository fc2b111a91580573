import { ApiError, paths, requestLikelihood, submitAnswers, useAnswersChanged } from '@northlight/shared-api';
import { useToast } from '@northlight/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSubmittedAlready } from './already-submitted.ts';

interface Outcomes {
  onSubmitted: () => void;
  /** Called if other answers were submitted before. */
  onOvertaken: () => void;
}

/** Submits the answers, notifies the user, requests a new score and redirects to the dashboard. */
export function useSubmit(submissionId: string, { onSubmitted, onOvertaken }: Outcomes) {
  const toast = useToast();
  const navigate = useNavigate();
  const changed = useAnswersChanged();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>({});

  const submit = async (answers: { id: string; text: string }[]) => {
    setPending(true);
    setErrors({});
    try {
      await submitAnswers({ submissionId, answers });
    } catch (error) {
      if (isSubmittedAlready(error)) {
        setPending(false);
        onOvertaken();
        return;
      }
      if (error instanceof ApiError) setErrors(error.fieldErrors);
      toast({
        title: 'Submission failed',
        description: 'There was an error submitting your responses. Please try again.',
        tone: 'negative',
      });
      setPending(false);
      return;
    }
    onSubmitted();
    toast({
      title: 'Responses submitted',
      description: 'Your answers have been sent to the investor.',
      tone: 'positive',
    });
    void requestLikelihood(submissionId)
      .catch((error) => console.error('The likelihood could not be evaluated', error))
      .finally(changed);
    navigate(paths.dashboard());
    // The dashboard shows the answers as submitted at once, and the score when it is there.
    changed();
  };
  return { submit, isPending, errors };
}

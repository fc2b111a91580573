import { paths, type Questionnaire, sendDeck, useDeckSent, useUnsavedChanges } from '@northlight/shared-api';
import { checkUpload, DECK_UPLOAD, type UploadProblem } from '@northlight/shared-api/rules';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { explainSendFailure, type SendFailure } from './failure.ts';
import { newSendKey } from './send-key.ts';

/** The deck that is to be sent. The key stays with it, so that a second attempt does not send it twice. */
interface ChosenDeck {
  file: File;
  key: string;
}

/** Choosing a deck, sending it, and going on to the investor's questions. */
export function useSendDeck(investorId: number) {
  const navigate = useNavigate();
  const tellPages = useDeckSent();
  const [chosen, setChosen] = useState<ChosenDeck | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController | null>(null);

  const sending = useMutation<Questionnaire, Error, ChosenDeck>({
    mutationFn: ({ file, key }) => {
      controller.current = new AbortController();
      return sendDeck({ file, investorId, key, signal: controller.current.signal, onProgress: setShare });
    },
    // Who stopped it knows that it did not go out.
    onError: () => {
      if (controller.current?.signal.aborted) sending.reset();
    },
    onSuccess: (questionnaire) => {
      release();
      tellPages(questionnaire);
      navigate(paths.answerQuestions(questionnaire.submission_id), { state: { questionnaire } });
    },
  });
  const release = useUnsavedChanges(sending.isPending);
  useEffect(() => () => controller.current?.abort(), []);

  const select = (file: File) => {
    const found = checkUpload(file, DECK_UPLOAD);
    sending.reset();
    setProblem(found);
    setChosen(found ? null : { file, key: newSendKey() });
  };
  const remove = () => {
    sending.reset();
    setProblem(null);
    setChosen(null);
  };
  const send = () => {
    setProblem(checkUpload(chosen?.file, DECK_UPLOAD));
    if (!chosen || sending.isPending) return;
    setShare(0);
    sending.mutate(chosen);
  };
  const failure: SendFailure | null = sending.error && explainSendFailure(sending.error);
  return {
    file: chosen?.file ?? null,
    problem,
    failure,
    isSending: sending.isPending,
    /** Part of the file that has gone out, 0 to 1. */
    share,
    select,
    remove,
    send,
    cancel: () => controller.current?.abort(),
  };
}

import { paths, type Questionnaire, sendDeck, useDeckSent, useUnsavedChanges } from '@northlight/shared-api';
import { checkUpload, DECK_UPLOAD, type UploadProblem } from '@northlight/shared-api/rules';
import { useKeptFile } from '@northlight/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { explainSendFailure, type SendFailure } from './failure.ts';
import { newSendKey } from './send-key.ts';

/** The deck to send. The idempotency key stays the same across retries, so that the deck is not sent twice. */
interface ChosenDeck {
  file: File;
  key: string;
}

/** Chooses a deck, sends it and continues to the investor's questions. `founderId` is the user. */
export function useSendDeck(investorId: number, founderId: number) {
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
    // A user who cancels knows that the deck was not sent.
    onError: () => {
      if (controller.current?.signal.aborted) sending.reset();
    },
    onSuccess: (questionnaire) => {
      forgetFile();
      release();
      tellPages(questionnaire);
      navigate(paths.answerQuestions(questionnaire.submission_id), { state: { questionnaire } });
    },
  });
  // A chosen file is unsaved input: the product asks before it leaves the page without sending it.
  const release = useUnsavedChanges(chosen !== null);
  useEffect(() => () => controller.current?.abort(), []);
  const forgetFile = useKeptFile({
    name: `send-to-${investorId}`,
    owner: founderId,
    chosen,
    isOpen: true,
    onBack: ({ file, key }) => setChosen({ file, key: key ?? newSendKey() }),
    note: 'It hasn’t been sent yet.',
  });

  const select = (file: File) => {
    const found = checkUpload(file, DECK_UPLOAD);
    forgetFile();
    sending.reset();
    setProblem(found);
    setChosen(found ? null : { file, key: newSendKey() });
  };
  const remove = () => {
    forgetFile();
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
    /** Uploaded fraction of the file, 0 to 1. */
    share,
    select,
    remove,
    send,
    cancel: () => controller.current?.abort(),
  };
}

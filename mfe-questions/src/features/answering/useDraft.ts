import { ApiError, SessionExpiredError, saveDraft, useAnswersChanged } from '@northlight/shared-api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LocalTexts } from '../drafts/local-texts.ts';
import { createDraftSaver, type DraftState } from './draft-saver.ts';

/** Whether a retry may succeed: after network errors, 5xx and 429, but not after other 4xx or an expired session. */
const isPassing = (error: unknown) =>
  error instanceof ApiError ? error.status >= 500 || error.status === 429 : !(error instanceof SessionExpiredError);

interface DraftOptions {
  submissionId: string;
  copy: LocalTexts;
  isShown: (id: string) => boolean;
}

/** Saves typed text locally at once and on the server shortly after. It starts with unsaved local texts. */
export function useDraft({ submissionId, copy, isShown }: DraftOptions) {
  const [state, setState] = useState<DraftState>({ kind: 'untouched' });
  const shown = useRef(isShown);
  useEffect(() => {
    shown.current = isShown;
  });
  const [saver] = useState(() =>
    createDraftSaver({
      send: (texts) =>
        saveDraft({ submissionId, answers: [...texts].map(([id, text]) => ({ id, text: text.trim() })) }),
      isShown: (id) => shown.current(id),
      isPassing,
      onState: setState,
      onPending: copy.write,
    }),
  );
  const changed = useAnswersChanged();
  const handleLeave = useEffectEvent(changed);
  const handleStart = useEffectEvent(() => {
    for (const [id, text] of copy.read()) saver.change(id, text);
  });
  useEffect(() => {
    const stop = saver.start();
    handleStart();
    const retry = () => saver.retry();
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
      stop();
      handleLeave();
    };
  }, [saver]);
  return { state, change: saver.change, retry: saver.retry, clear: saver.clear };
}

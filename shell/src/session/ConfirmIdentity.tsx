import { onIdentityRequired } from '@northlight/shared-api';
import { ErrorBoundary } from '@northlight/shared-ui';
import { lazy, Suspense, useEffect, useState } from 'react';

const ConfirmIdentityDialog = lazy(async () => {
  const [{ default: Dialog }, { withServerData }] = await Promise.all([
    import('./ConfirmIdentityDialog.tsx'),
    import(/* webpackChunkName: 'loader' */ '../server-data/withServerData.tsx'),
  ]);
  return { default: withServerData(Dialog) };
});

interface Question {
  answer: (proof: string | null) => void;
}

/** Fallback for when the dialog's chunk fails to load. */
function Declined({ answer }: Question) {
  useEffect(() => answer(null), [answer]);
  return null;
}

/** Asks the user to confirm who they are before a sensitive call of any page. The dialog's code loads only then. */
export function ConfirmIdentity() {
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    let isAsking = false;
    return onIdentityRequired(() => {
      if (isAsking) return Promise.resolve(null); // one dialog at a time; a proof is good for one call
      isAsking = true;
      return new Promise((resolve) => {
        const answer = (proof: string | null) => {
          isAsking = false;
          setQuestion(null);
          resolve(proof);
        };
        setQuestion({ answer });
      });
    });
  }, []);

  if (!question) return null;
  return (
    <ErrorBoundary fallback={() => <Declined answer={question.answer} />}>
      <Suspense fallback={null}>
        <ConfirmIdentityDialog onAnswer={question.answer} />
      </Suspense>
    </ErrorBoundary>
  );
}

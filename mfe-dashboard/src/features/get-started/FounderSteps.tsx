import {
  readFirstSteps,
  settings,
  storeFirstSteps,
  type User,
  useEvaluations,
  useSentSummary,
} from '@northlight/shared-api';
import { UNDO_SECONDS } from '@northlight/shared-api/rules';
import { useToast } from '@northlight/shared-ui';
import { useState } from 'react';
import { FIRST_PAGE } from '../evaluations/first-page.ts';
import { stepsOf } from './founder-steps.ts';
import { StepList } from './StepList.tsx';

/** A founder's first steps. Renders nothing once all are done, or when the founder has hidden the list. */
export function FounderSteps({ user }: { user: User }) {
  const { data: evaluations } = useEvaluations(...FIRST_PAGE);
  const { data: sent } = useSentSummary();
  const [remembered, setRemembered] = useState(() => readFirstSteps(user.id));
  const toast = useToast();
  if (remembered.isHidden || !evaluations || !sent) return null;

  const steps = stepsOf({
    user,
    requireVerifiedEmail: settings().require_verified_email,
    evaluations: evaluations.count,
    sent: sent.sent,
    remembered,
  });
  if (steps.every(({ isDone }) => isDone)) return null;

  const hide = (isHidden: boolean) => {
    storeFirstSteps(user.id, { isHidden });
    setRemembered((before) => ({ ...before, isHidden }));
  };
  const handleHide = () => {
    // The pressed button disappears, so its focus needs another place.
    document.getElementById('main')?.focus({ preventScroll: true });
    hide(true);
    toast({
      title: 'List hidden',
      duration: UNDO_SECONDS * 1000,
      action: { label: 'Undo', onPress: () => hide(false) },
    });
  };

  return <StepList steps={steps} onHide={handleHide} />;
}

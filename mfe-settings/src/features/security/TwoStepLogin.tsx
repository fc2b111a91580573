import {
  messageOf,
  renewRecoveryCodes,
  type SecondFactor,
  setUpSecondFactor,
  turnOffSecondFactor,
  useRefreshSecondFactor,
  useSecondFactor,
} from '@northlight/shared-api';
import { Button, Loading, useToast } from '@northlight/shared-ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { Entry } from './Entry.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { TwoStepGift } from './TwoStepDialog.tsx';

const TwoStepDialog = lazy(() => import('./TwoStepDialog.tsx'));

const FAILED = 'Failed to change two-step login. Please try again.';
const OFF = 'Require a code from your phone, or a passkey, at login.';
const REQUIRED = `${OFF} Admins need it: the admin pages open once it is on.`;

const howItStands = ({ enabled, required, passkeys, recovery_codes_left: left }: SecondFactor) => {
  if (!enabled) return required ? REQUIRED : OFF;
  const codes =
    left === 0
      ? 'On. You have no recovery codes left: create new ones now, or you’ll be locked out if you lose your phone.'
      : `On. You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`;
  return passkeys > 0 && !required ? `${codes} Turning it off removes your passkeys, too.` : codes;
};

/** Whether two-step login is on, with buttons to change that. */
export function TwoStepLogin() {
  const { data, error, isPending, refetch } = useSecondFactor();
  const refresh = useRefreshSecondFactor();
  const toast = useToast();
  const [gift, setGift] = useState<TwoStepGift | null>(null);
  const lastButton = useRef<HTMLButtonElement>(null);

  /** Each of these confirms who the user is first. */
  const attempt = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (error) {
      toast({ title: messageOf(error, FAILED), tone: 'negative' });
    }
  };
  const handleTurnOn = async () => setGift({ secret: await setUpSecondFactor() });
  const handleRenew = async () => {
    setGift({ codes: (await renewRecoveryCodes()).recovery_codes });
    void refresh();
  };
  const handleTurnOff = async () => {
    await turnOffSecondFactor();
    void refresh();
    toast({ title: 'Two-step login is off.', tone: 'positive' });
  };

  const isOn = data?.enabled;
  const canTurnOff = isOn && !data?.required;
  const turnOff = { title: 'Turn off', handle: handleTurnOff };
  const renew = { title: 'New recovery codes', handle: handleRenew };
  const next = canTurnOff ? turnOff : isOn ? renew : { title: 'Turn on', handle: handleTurnOn };
  const actions = (
    <>
      {isOn && !data.app && <Button onClick={() => attempt(handleTurnOn)}>Add an app</Button>}
      {canTurnOff && <Button onClick={() => attempt(handleRenew)}>New recovery codes</Button>}
      <Button ref={lastButton} variant={canTurnOff ? 'danger' : 'secondary'} onClick={() => attempt(next.handle)}>
        {next.title}
      </Button>
    </>
  );
  return (
    <Entry title="Two-step login" note={data ? howItStands(data) : OFF} action={data && actions}>
      {isPending && <Loading lines={1} />}
      {error && !data && (
        <LoadFailure
          error={error}
          fallback="Failed to load your two-step login settings."
          onRetry={() => void refetch()}
        />
      )}
      {gift && (
        <Suspense>
          <TwoStepDialog
            gift={gift}
            onChange={() => void refresh()}
            onClose={() => setGift(null)}
            finalFocus={() => lastButton.current}
          />
        </Suspense>
      )}
    </Entry>
  );
}

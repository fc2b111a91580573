import { useRefreshSecondFactor, useSecondFactor } from '@northlight/shared-api';
import { Button, Loading } from '@northlight/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { Entry } from './Entry.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { TwoStepTask } from './TwoStepDialog.tsx';

const TwoStepDialog = lazy(() => import('./TwoStepDialog.tsx'));

const OFF = 'Require a code from your phone at login.';

const howItStands = (left: number) =>
  left === 0
    ? 'On. You have no recovery codes left: make new ones, or losing your phone locks you out.'
    : `On. You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`;

/** Whether two-step login is on, with buttons to change that. */
export function TwoStepLogin() {
  const { data, error, isPending, refetch } = useSecondFactor();
  const refresh = useRefreshSecondFactor();
  const [task, setTask] = useState<TwoStepTask | null>(null);

  const isOn = data?.enabled;
  // The same button turns it on and off, so that it survives the change and a closing dialog can return the focus to
  // it.
  const actions = (
    <>
      {isOn && <Button onClick={() => setTask('renew')}>New recovery codes</Button>}
      <Button variant={isOn ? 'danger' : 'secondary'} onClick={() => setTask(isOn ? 'turn-off' : 'set-up')}>
        {isOn ? 'Turn off' : 'Turn on'}
      </Button>
    </>
  );
  return (
    <Entry
      title="Two-step login"
      note={data?.enabled ? howItStands(data.recovery_codes_left) : OFF}
      action={data && actions}
    >
      {isPending && <Loading lines={1} />}
      {error && !data && (
        <LoadFailure error={error} fallback="Failed to load two-step login." onRetry={() => void refetch()} />
      )}
      {task && (
        <Suspense>
          <TwoStepDialog key={task} task={task} onChange={() => void refresh()} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Entry>
  );
}

import { messageOf, useReleaseVerdicts } from '@northlight/shared-api';
import { Button, useToast, VisuallyHidden } from '@northlight/shared-ui';
import { lazy, Suspense, useState } from 'react';
import type { ReleaseRow } from './release-rows.ts';

const WithdrawDialog = lazy(() => import(/* webpackChunkName: 'status-dialogs' */ './WithdrawDialog.tsx'));
const AllowDialog = lazy(() => import(/* webpackChunkName: 'status-dialogs' */ './AllowDialog.tsx'));

const FAILED = 'The release couldn’t be changed. Please try again.';

/** Withdraws a release, or allows it again. Asks first, and then who the admin is. */
export function ReleaseAction({ row, isWithdrawn }: { row: ReleaseRow; isWithdrawn: boolean }) {
  const { part, title, release } = row;
  const { withdraw, allow } = useReleaseVerdicts();
  const toast = useToast();
  const [asking, setAsking] = useState(false);

  const act = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast({ title: done, tone: 'positive' });
    } catch (error) {
      toast({ title: messageOf(error, FAILED), tone: 'negative' });
    }
  };
  const handleWithdraw = (reason: string) =>
    act(withdraw.mutateAsync({ part, release, reason }), `${release} is withdrawn`);
  const handleAllow = () => act(allow.mutateAsync({ part, release }), `${release} is allowed again`);

  return (
    <>
      <Button size="sm" pending={withdraw.isPending || allow.isPending} onClick={() => setAsking(true)}>
        {isWithdrawn ? 'Allow again' : 'Withdraw'}
        <VisuallyHidden>{`: ${title}, ${release}`}</VisuallyHidden>
      </Button>
      {asking && (
        <Suspense>
          {isWithdrawn ? (
            <AllowDialog release={release} onClose={() => setAsking(false)} onConfirm={handleAllow} />
          ) : (
            <WithdrawDialog row={row} onClose={() => setAsking(false)} onConfirm={handleWithdraw} />
          )}
        </Suspense>
      )}
    </>
  );
}

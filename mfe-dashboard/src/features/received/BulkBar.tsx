import { type BulkResult, useReceivedChanges } from '@northlight/shared-api';
import { counted, UNDO_SECONDS } from '@northlight/shared-api/rules';
import { Button, useToast } from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PassDialog, type Reason } from './PassDialog.tsx';
import { undoFailure } from './useDecisions.ts';

interface BulkBarProps {
  ids: readonly string[];
  /** Selects the whole page; undefined if it is already selected. */
  onAll: (() => void) | undefined;
  onDone: () => void;
}

const decks = (count: number) => counted(count, 'pitch deck');

/** Actions for all selected decks. */
export function BulkBar({ ids, onAll, onDone }: BulkBarProps) {
  const { decideAll, undo } = useReceivedChanges();
  const [isPassing, setPassing] = useState(false);
  const toast = useToast();
  const takeBack = async (changed: BulkResult['changed']) => {
    const results = await Promise.allSettled(changed.map((made) => undo.mutateAsync(made)));
    const failures = results.filter((result) => result.status === 'rejected');
    const [first] = failures;
    if (first)
      toast({
        title: undoFailure(first.reason),
        description: `${decks(failures.length)} couldn’t be changed back.`,
        tone: 'negative',
      });
  };
  const run = async (status: 'Reviewed' | 'Passed', reason: Reason | null = null) => {
    setPassing(false);
    try {
      const { changed, unchanged } = await decideAll.mutateAsync({ ids: [...ids], status, ...reason });
      toast({
        title: `${decks(changed.length)} ${status === 'Passed' ? 'rejected' : 'marked as reviewed'}`,
        ...(unchanged.length > 0 && {
          description: `${decks(unchanged.length)} couldn’t be changed.`,
        }),
        tone: 'positive',
        ...(changed.length > 0 && {
          duration: UNDO_SECONDS * 1000,
          action: { label: 'Undo', onPress: () => void takeBack(changed) },
        }),
      });
      onDone();
    } catch (error) {
      console.error(error);
      toast({ title: 'The decks couldn’t be changed.', description: 'Please try again.', tone: 'negative' });
    }
  };
  return (
    <Root role="region" aria-label="Selected pitch decks" className="no-print" data-bottom-bar="">
      <p role="status">{decks(ids.length)} selected</p>
      <Button size="sm" pending={decideAll.isPending} onClick={() => void run('Reviewed')}>
        Mark as reviewed
      </Button>
      <Button size="sm" variant="danger" pending={decideAll.isPending} onClick={() => setPassing(true)}>
        Reject
      </Button>
      {onAll && (
        <Button size="sm" variant="quiet" onClick={onAll}>
          Select all on this page
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onDone}>
        Clear selection
      </Button>
      <PassDialog
        open={isPassing}
        title={`Reject ${decks(ids.length)}`}
        onClose={() => setPassing(false)}
        onReject={(reason) => void run('Passed', reason)}
      />
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  bottom: var(--s4);
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line-raised);
  border-radius: var(--radius-lg);
  background: var(--raised);
  box-shadow: var(--lift-2);

  & > p {
    flex: 1;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 767px) {
    bottom: calc(4.75rem + env(safe-area-inset-bottom));
  }
`;

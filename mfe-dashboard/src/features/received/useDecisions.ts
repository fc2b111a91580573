import { ApiError, type DecidedSubmission, useReceivedChanges } from '@northlight/shared-api';
import { UNDO_SECONDS } from '@northlight/shared-api/rules';
import { useToast } from '@northlight/shared-ui';
import { useRef } from 'react';
import type { Reason } from './PassDialog.tsx';

/** A decision that was made, as undo names it. */
interface Made {
  id: string;
  decision: string;
}

interface Decided {
  id: string;
  company_name: string;
}

/** What to say when a decision could not be undone. */
export function undoFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'This couldn’t be undone. Check your connection.';
  if (error.code === 'undo_superseded') return 'This can’t be undone because the status has changed since.';
  return 'It is too late to undo this.';
}

/**
 * Rejecting and contacting, with optimistic updates. If the server refuses, the row reverts without a message and the
 * failure is logged.
 */
export function useDecisions() {
  const { decide, undo } = useReceivedChanges();
  const toast = useToast();
  const log = (error: Error) => console.error(error);

  const last = useRef<Made | null>(null);

  const takeBack = (made: Made) => {
    if (last.current === made) last.current = null;
    undo.mutate(made, { onError: (error) => toast({ title: undoFailure(error), tone: 'negative' }) });
  };
  const offerUndo = (title: string, { id, decision }: DecidedSubmission) => {
    if (decision === null) return;
    const made = { id, decision };
    last.current = made;
    toast({ title, duration: UNDO_SECONDS * 1000, action: { label: 'Undo', onPress: () => takeBack(made) } });
  };

  return {
    /** Undoes the latest decision, if any. */
    undoLast: () => {
      if (last.current !== null) takeBack(last.current);
    },
    reject: ({ id, company_name }: Decided, reason: Reason | null = null) =>
      decide
        .mutateAsync({ id, status: 'Passed', ...reason })
        .then((decided) => offerUndo(`${company_name} rejected`, decided))
        .catch(log),
    contact: ({ id, company_name }: Decided) =>
      decide
        .mutateAsync({ id, status: 'Contacting' })
        .then((decided) => offerUndo(`${company_name} marked as contacted`, decided))
        .catch(log),
  };
}

import { useReceivedChanges } from '@northlight/shared-api';
import { UNDO_SECONDS } from '@northlight/shared-api/rules';
import { useToast } from '@northlight/shared-ui';
import { useRef } from 'react';
import type { Reason } from './PassDialog.tsx';

interface Decided {
  id: string;
  company_name: string;
}

/**
 * Rejecting and contacting, with optimistic updates. If the server refuses, the row reverts without a message and the
 * failure is logged.
 */
export function useDecisions() {
  const { decide, undo } = useReceivedChanges();
  const toast = useToast();
  const log = (error: Error) => console.error(error);

  const last = useRef<string | null>(null);

  const takeBack = (id: string) => {
    if (last.current === id) last.current = null;
    undo.mutate(id, { onError: () => toast({ title: 'It is too late to undo this.', tone: 'negative' }) });
  };
  const offerUndo = (title: string, id: string) => {
    last.current = id;
    toast({ title, duration: UNDO_SECONDS * 1000, action: { label: 'Undo', onPress: () => takeBack(id) } });
  };

  return {
    /** Undoes the latest decision, if any. */
    undoLast: () => {
      if (last.current !== null) takeBack(last.current);
    },
    reject: ({ id, company_name }: Decided, reason: Reason | null = null) =>
      decide
        .mutateAsync({ id, status: 'Passed', ...reason })
        .then(() => offerUndo(`${company_name} rejected`, id))
        .catch(log),
    contact: ({ id, company_name }: Decided) =>
      decide
        .mutateAsync({ id, status: 'Contacting' })
        .then(() => offerUndo(`${company_name} marked as contacted`, id))
        .catch(log),
  };
}

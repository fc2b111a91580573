import {
  type NewEvaluation,
  paths,
  pendingClaims,
  useEvaluation,
  useSession,
  useVisitorResult,
} from '@northlight/shared-api';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryState, readEntry } from './result-entry.ts';

interface ShownResult {
  evaluation: NewEvaluation | null;
  /** A result that is loaded again, or failed to load. Null while there is nothing to load. */
  restoring: { error: Error | null; retry: () => void } | null;
  /** Goes to a new history entry without a result. Back returns to the result. */
  leave: () => void;
}

/**
 * Ties the result to the entry of the browser's history that shows it, so that Back, Forward and a reload return to it.
 * @param made the result that this tab has just made or kept
 */
export function useResultEntry(made: NewEvaluation | null): ShownResult {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const [seen] = useState(() => new Map<string, NewEvaluation>());
  const entry = readEntry(state);
  const isEntryFree = entry === null;

  useEffect(() => {
    if (!made) return;
    seen.set(made.id, made);
    if (isEntryFree) navigate(paths.evaluation(), { replace: true, state: entryState(made) });
  }, [made, isEntryFree, seen, navigate]);

  const known = entry ? (entry.id === made?.id ? made : (seen.get(entry.id) ?? null)) : made;
  const isMissing = entry !== null && known === null && status !== 'checking';
  const isVisitors = entry !== null && entry.claim_token !== null;
  const isOwn = status === 'signed-in' && !(isVisitors && pendingClaims().includes(entry.claim_token ?? ''));
  const own = useEvaluation(isMissing && isOwn ? entry.id : null);
  const visitors = useVisitorResult(isMissing && !isOwn ? entry.claim_token : null);

  const leave = () => navigate(paths.evaluation());
  if (!entry || known) return { evaluation: known, restoring: null, leave };
  if (isMissing && !isOwn && !isVisitors) return { evaluation: null, restoring: null, leave };
  const { error, isLoadingError, refetch } = isOwn ? own : visitors;
  const found = isOwn ? own.data && { ...own.data, claim_token: null } : visitors.data?.evaluation;
  return {
    evaluation: found ?? null,
    restoring: found ? null : { error: isLoadingError ? error : null, retry: () => void refetch() },
    leave,
  };
}

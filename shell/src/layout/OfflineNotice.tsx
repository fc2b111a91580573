import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const CHANGES = ['online', 'offline'];

function subscribe(onChange: () => void) {
  for (const change of CHANGES) addEventListener(change, onChange);
  return () => {
    for (const change of CHANGES) removeEventListener(change, onChange);
  };
}

const isOnline = () => navigator.onLine;

/** Says that the browser has no connection, as long as it has none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return <Root role="status">{!online && 'You’re offline. Saving works again once you’re connected.'}</Root>;
}

const Root = styled.div`
  background: var(--caution-soft);
  color: var(--ink);
  font-size: var(--text-sm);
  text-align: center;

  &:not(:empty) {
    padding: var(--s2) var(--gutter);
    border-top: 1px solid var(--line);
  }
`;

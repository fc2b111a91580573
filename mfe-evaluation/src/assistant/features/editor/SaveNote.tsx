import { messageOf, timeOf } from '@northlight/shared-api';
import { Button } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import type { SaveState } from '../saving/deck-saver.ts';

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case 'untouched':
      return '';
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${timeOf(state.at)}`;
    case 'unreachable':
      return 'No connection. Your changes are kept on this device.';
    case 'refused':
      return `Not saved. ${messageOf(state.error, 'Your changes are kept on this device.')}`;
    case 'conflict':
      return 'Changed elsewhere. Your changes are not saved yet.';
  }
}

const CAN_RETRY: readonly SaveState['kind'][] = ['unreachable', 'refused'];

/** Shows whether all changes are saved. */
export function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <Root data-kind={state.kind}>
      <span role="status">{wordsOf(state)}</span>
      {CAN_RETRY.includes(state.kind) && (
        <Button variant="quiet" size="sm" onClick={onRetry}>
          Save now
        </Button>
      )}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-width: 0;
  color: var(--muted);
  font-size: var(--text-sm);

  &[data-kind='unreachable'],
  &[data-kind='refused'],
  &[data-kind='conflict'] {
    color: var(--caution);
  }
`;

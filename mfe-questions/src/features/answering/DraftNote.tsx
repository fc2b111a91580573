import { messageOf, timeOf } from '@northlight/shared-api';
import { Check, CircleDot, CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DraftState } from './draft-saver.ts';

function wordsOf(state: DraftState): [icon: ReactNode, words: string] | null {
  if (state.kind === 'untouched') return null;
  if (state.kind === 'saved') return [<Check key="icon" />, `Draft saved ${timeOf(state.at)}`];
  if (state.kind === 'unreachable')
    return [
      <CloudOff key="icon" />,
      'No connection. Your answers are kept on this device and will be sent when you’re back online.',
    ];
  if (state.kind === 'refused')
    return [<TriangleAlert key="icon" />, messageOf(state.error, 'The draft couldn’t be saved.')];
  return [<CircleDot key="icon" />, 'Saving draft…'];
}

/** Shows whether the draft is saved. */
export function DraftNote({ state }: { state: DraftState }) {
  const words = wordsOf(state);
  return (
    <Root role="status" data-kind={state.kind}>
      {words}
    </Root>
  );
}

const Root = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2);
  color: var(--muted);
  font-size: var(--text-sm);

  & > svg {
    width: 1rem;
    height: 1rem;
    margin-top: 0.1rem;
  }

  &[data-kind='unreachable'],
  &[data-kind='refused'] {
    color: var(--caution);
  }

  &:empty {
    display: none;
  }
`;

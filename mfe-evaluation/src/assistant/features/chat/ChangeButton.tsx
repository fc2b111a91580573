import type { SlideChange } from '@northlight/shared-api';
import { Button } from '@northlight/shared-ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { KIND_LABELS } from '../slides/slide.ts';

interface ChangeButtonProps {
  change: SlideChange;
  onChange: (change: SlideChange) => ChangeOutcome;
}

function labelOf({ kind, place, to_kind }: SlideChange): string {
  switch (kind) {
    case 'move':
      return `Move to position ${place ?? ''}`;
    case 'duplicate':
      return 'Duplicate';
    case 'delete':
      return 'Delete slide';
    case 'convert':
      return `Show as ${to_kind ? KIND_LABELS[to_kind].toLowerCase() : ''}`;
    case 'retitle':
      return 'Change the title';
  }
}

const OUTCOMES = {
  done: 'Done. You can undo it.',
  gone: 'This slide is no longer in the deck.',
  lossy: 'This would lose some of the slide’s text, so nothing was changed.',
  full: 'The deck has no room for another slide.',
} as const;

export type ChangeOutcome = keyof typeof OUTCOMES;

/** Carries out what an answer offers to do with a slide, and says how that went. */
export function ChangeButton({ change, onChange }: ChangeButtonProps) {
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null);
  return (
    <Root>
      <Button
        size="sm"
        variant={change.kind === 'delete' ? 'danger' : 'primary'}
        disabled={outcome !== null}
        onClick={() => setOutcome(onChange(change))}
      >
        {labelOf(change)}
      </Button>
      <span role="status">
        {outcome === 'done' && <Check aria-hidden="true" size={14} />}
        {outcome && OUTCOMES[outcome]}
      </span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  margin-top: var(--s2);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;

import { Button, IconButton } from '@northlight/shared-ui';
import { ChevronLeft, ChevronRight, NotebookText, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Step } from './show.ts';

interface ControlsProps {
  /** Counted from 0. */
  place: number;
  count: number;
  isPresenter: boolean;
  onStep: (step: Step) => void;
  onPresenter: () => void;
  onLeave: () => void;
}

/** Steps, the slide’s number, the presenter view and the way out. They fade while nobody moves the pointer. */
export function Controls({ place, count, isPresenter, onStep, onPresenter, onLeave }: ControlsProps) {
  return (
    <Root data-floating={!isPresenter || undefined}>
      <IconButton label="Previous slide" disabled={place === 0} onClick={() => onStep('previous')}>
        <ChevronLeft />
      </IconButton>
      <span>{`${place + 1} of ${count}`}</span>
      <IconButton label="Next slide" disabled={place + 1 >= count} onClick={() => onStep('next')}>
        <ChevronRight />
      </IconButton>
      <Button size="sm" icon={<NotebookText />} aria-pressed={isPresenter} title="Key: S" onClick={onPresenter}>
        Presenter view
      </Button>
      <Button size="sm" icon={<X />} title="Key: Escape" onClick={onLeave}>
        End
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  padding: var(--s2) var(--s3) max(var(--s2), env(safe-area-inset-bottom));
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;

  & > span {
    min-width: 4.5rem;
    text-align: center;
  }

  @media (max-width: 479px) {
    gap: var(--s1);

    & > span {
      min-width: 3.75rem;
    }

    & > button:not([aria-label]) > svg {
      display: none;
    }
  }

  &[data-floating] {
    position: absolute;
    bottom: max(var(--s4), env(safe-area-inset-bottom));
    left: 50%;
    width: max-content;
    max-width: calc(100% - 2 * var(--s3));
    padding: var(--s1) var(--s2);
    border: 1px solid var(--line-raised);
    border-radius: var(--radius-md);
    background: var(--raised);
    transform: translateX(-50%);
    transition: opacity var(--quick) var(--ease);
  }

  [data-quiet] > &[data-floating]:not(:focus-within, :hover) {
    opacity: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-floating] {
      transition: none;
    }
  }
`;

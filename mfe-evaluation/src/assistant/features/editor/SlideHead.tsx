import { counted } from '@northlight/shared-api';
import { isHidden } from '@northlight/shared-api/deck-layout';
import type { SlideKind } from '@northlight/shared-api/rules';
import { Button, IconButton, Select } from '@northlight/shared-ui';
import { Menu, MenuItem } from '@northlight/shared-ui/overlays';
import {
  ArrowDown,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  Copy,
  Ellipsis,
  EyeOff,
  MessageSquare,
  Trash2,
} from 'lucide-react';
import { type Ref, useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { kindsFor } from '../slides/convert.ts';
import { labelOf, nameOf, type Slide } from '../slides/slide.ts';
import type { EditorActions } from './useDeckEditor.ts';

interface SlideHeadProps {
  slide: Slide;
  /** Counted from 0. */
  place: number;
  count: number;
  actions: EditorActions;
  comments: SlideHeadComments;
}

interface SlideHeadComments {
  /** Open comments on the slide. */
  count: number;
  /** Whether their panel is open. */
  isOpen: boolean;
  button: Ref<HTMLButtonElement>;
  onToggle: () => void;
}

/** Number and kind of the open slide, and the actions for it. */
export function SlideHead({ slide, place, count, actions, comments }: SlideHeadProps) {
  // Trying all kinds takes a while, for which typing does not wait.
  const known = useDeferredValue(slide);
  const kinds = useMemo(() => kindsFor(known), [known]);
  const offered = kinds.includes(slide.kind) ? kinds : [slide.kind];
  return (
    <Root>
      <h2>{nameOf(slide)}</h2>
      <Select
        label="Slide type"
        hideLabel
        options={offered.map((kind) => ({ value: kind, label: labelOf(kind) }))}
        value={slide.kind}
        onChange={(event) => actions.convert(slide.id, event.target.value as SlideKind)}
      />
      <Comments
        ref={comments.button}
        size="sm"
        variant="quiet"
        icon={<MessageSquare />}
        aria-expanded={comments.isOpen}
        onClick={comments.onToggle}
      >
        {comments.count > 0 ? counted(comments.count, 'comment') : 'Comment'}
      </Comments>
      <Steps>
        <IconButton label="Previous slide" disabled={place === 0} onClick={() => actions.openPlace(place - 1)}>
          <ChevronLeft />
        </IconButton>
        <span>{`${place + 1} of ${count}`}</span>
        <IconButton label="Next slide" disabled={place + 1 >= count} onClick={() => actions.openPlace(place + 1)}>
          <ChevronRight />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={`Actions for slide ${place + 1}`}>
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuItem icon={<Copy />} onSelect={() => actions.duplicate(slide.id)}>
            Duplicate slide
          </MenuItem>
          <MenuItem icon={<EyeOff />} onSelect={() => actions.toggleHidden(slide.id)}>
            {isHidden(slide) ? 'Show slide' : 'Hide slide'}
          </MenuItem>
          <MenuItem icon={<ArrowUp />} disabled={place === 0} onSelect={() => actions.move(slide.id, place - 1)}>
            Move up
          </MenuItem>
          <MenuItem
            icon={<ArrowDown />}
            disabled={place + 1 >= count}
            onSelect={() => actions.move(slide.id, place + 1)}
          >
            Move down
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={() => actions.remove(slide.id)}>
            Delete slide
          </MenuItem>
        </Menu>
      </Steps>
      {isHidden(slide) && (
        <Hidden>
          <EyeOff aria-hidden="true" />
          <span>Hidden: not presented, left out of PDFs, and not evaluated.</span>
          <Button size="sm" variant="quiet" onClick={() => actions.toggleHidden(slide.id)}>
            Show slide
          </Button>
        </Hidden>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-bottom: var(--s4);

  & > h2 {
    flex: 1 1 12rem;
    min-width: 0;
    font-size: var(--title-sm);
    overflow-wrap: anywhere;
  }

  & select {
    min-height: 2.5rem;
  }

  @media (max-width: 767px) {
    & > h2 {
      flex-basis: 100%;
    }
  }
`;

/** Below this width, the comments are a section of the workspace, beside the chat. */
const Comments = styled(Button)`
  @media (max-width: 1023px) {
    display: none;
  }
`;

const Hidden = styled.p`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: var(--s2);
  color: var(--muted);
  font-size: var(--text-sm);

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }

  & > button {
    flex: none;
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  color: var(--muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

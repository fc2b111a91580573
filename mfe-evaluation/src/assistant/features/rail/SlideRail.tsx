import type { Page } from '@northlight/shared-api/deck-layout';
import { type ComponentProps, type KeyboardEvent, memo, startTransition, useEffect, useRef } from 'react';
import { DragDropContext, Draggable, Droppable, type DropResult, type ResponderProvided } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import type { ImageUrls } from '../canvas/image-urls.ts';
import type { EditorActions } from '../editor/useDeckEditor.ts';
import { nameOf, type Slide } from '../slides/slide.ts';
import { RailSlide } from './RailSlide.tsx';

/** The page's CSP nonce, which allows inline styles. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

interface SlideRailProps {
  slides: readonly Slide[];
  pages: readonly Page[][];
  images: ImageUrls;
  /** Number of open comments, by slide. */
  comments: ReadonlyMap<string, number>;
  /** ID of the open slide. */
  openId: string | null;
  actions: EditorActions;
  onOpen: (id: string) => void;
}

/**
 * All slides as thumbnails, in order. They can be dragged by their handle; the open slide is marked and kept in view.
 */
export function SlideRail({ slides, pages, images, comments, openId, actions, onOpen }: SlideRailProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is open, or stands elsewhere
  useEffect(() => {
    const room = list.current?.parentElement;
    const mark = list.current?.querySelector('[aria-current]');
    if (!room || !mark) return;
    const [inner, outer] = [mark.getBoundingClientRect(), room.getBoundingClientRect()];
    // Scrolls only the rail: scrollIntoView would scroll the page as well.
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      room.scrollTop += inner.top - outer.top - outer.height / 3;
    }
  }, [openId, slides.length]);
  /** Opens the slide that an arrow key leads to, and focuses it. */
  const handleKey = (event: KeyboardEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
    if (!button || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
    const at = buttons.indexOf(button);
    const steps: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = buttons[to];
    if (!next?.dataset.opens) return;
    const { opens } = next.dataset;
    next.focus();
    // Whoever holds the key passes slides without drawing them.
    startTransition(() => actions.open(opens));
  };
  const placeWords = (from: number, to: number | undefined) => {
    const slide = slides[from];
    if (!slide) return '';
    return to === undefined ? 'Outside the list' : `${nameOf(slide)}, slide ${to + 1} of ${slides.length}`;
  };
  const handleDrop = ({ draggableId, destination }: DropResult, { announce }: ResponderProvided) => {
    announce(destination ? '' : 'The slide was not moved');
    if (destination) actions.move(draggableId, destination.index);
  };
  return (
    <DragDropContext
      nonce={nonce()}
      dragHandleUsageInstructions="Press Space to pick up the slide, the arrow keys to move it, Space to drop it, and Escape to cancel."
      onDragStart={({ source }, { announce }) => announce(placeWords(source.index, source.index))}
      onDragUpdate={({ source, destination }, { announce }) => announce(placeWords(source.index, destination?.index))}
      onDragEnd={handleDrop}
    >
      <Droppable droppableId="slides">
        {({ innerRef, droppableProps, placeholder }) => (
          <List
            ref={(element) => {
              innerRef(element);
              list.current = element;
            }}
            {...droppableProps}
            aria-label="Slides"
            onKeyDown={handleKey}
          >
            {slides.map((slide, place) => (
              <DraggableSlide
                key={slide.id}
                slide={slide}
                place={place}
                page={pages[place]?.[0] ?? null}
                images={images}
                comments={comments.get(slide.id) ?? 0}
                isOpen={slide.id === openId}
                onOpen={onOpen}
              />
            ))}
            {placeholder}
          </List>
        )}
      </Droppable>
    </DragDropContext>
  );
}

/** Renders again only when its own slide changes: sixty draggable items take longer than a frame. */
const DraggableSlide = memo(function DraggableSlide(props: Omit<ComponentProps<typeof RailSlide>, 'handle'>) {
  return (
    <Draggable draggableId={props.slide.id} index={props.place}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li ref={innerRef} {...draggableProps} data-dragging={isDragging || undefined}>
          <RailSlide {...props} handle={dragHandleProps} />
        </li>
      )}
    </Draggable>
  );
});

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  & > li {
    padding-block: var(--s2);
  }

  & > [data-dragging] {
    border-radius: var(--radius-sm);
    background: var(--raised);
    box-shadow: var(--lift-3);
  }
`;

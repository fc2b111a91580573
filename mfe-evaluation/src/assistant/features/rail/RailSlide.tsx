import { counted } from '@northlight/shared-api';
import { isHidden, type Page } from '@northlight/shared-api/deck-layout';
import { VisuallyHidden } from '@northlight/shared-ui';
import { GripVertical } from 'lucide-react';
import { memo } from 'react';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import type { ImageUrls } from '../canvas/image-urls.ts';
import { aspectOf, SlideView } from '../canvas/SlideView.tsx';
import { factsInWords, placeholdersOf } from '../slides/placeholders.ts';
import { nameOf, type Slide } from '../slides/slide.ts';

interface RailSlideProps {
  slide: Slide;
  /** Counted from 0. */
  place: number;
  /** The slide's first page. */
  page: Page | null;
  images: ImageUrls;
  /** Number of open comments. */
  comments: number;
  isOpen: boolean;
  handle: DraggableProvidedDragHandleProps | null;
  onOpen: (id: string) => void;
}

/** A thumbnail in the rail. It renders again only when its own slide changes. */
export const RailSlide = memo(function RailSlide({
  slide,
  place,
  page,
  images,
  comments,
  isOpen,
  handle,
  onOpen,
}: RailSlideProps) {
  const hidden = isHidden(slide);
  const missing = placeholdersOf(slide).length;
  return (
    <Root>
      <Side>
        <span aria-hidden="true">{place + 1}</span>
        {handle && (
          <Grip {...handle} aria-label={`Reorder slide ${place + 1}: ${nameOf(slide)}`}>
            <GripVertical aria-hidden="true" />
          </Grip>
        )}
      </Side>
      <Open type="button" data-opens={slide.id} aria-current={isOpen || undefined} onClick={() => onOpen(slide.id)}>
        <Picture data-hidden={hidden || undefined} style={page ? aspectOf(page) : undefined}>
          {page && <SlideView page={page} images={images} />}
        </Picture>
        <span>
          <VisuallyHidden>{`Slide ${place + 1}:`}</VisuallyHidden> <b>{nameOf(slide)}</b>
          {hidden && (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              <i>Hidden</i>
            </>
          )}
          {comments > 0 && (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              <i>{counted(comments, 'comment')}</i>
            </>
          )}
          {missing > 0 && (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              <em>{factsInWords(missing)}</em>
            </>
          )}
        </span>
      </Open>
    </Root>
  );
});

const Root = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--s1);
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  color: var(--muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;

  @media (max-width: 767px) {
    align-content: center;
  }
`;

const Grip = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  min-height: 2rem;
  border-radius: var(--radius-sm);
  cursor: grab;

  & > svg {
    width: 1rem;
    height: 1rem;
  }

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  @media (max-width: 767px) {
    min-height: var(--target);
  }
`;

const Picture = styled.span`
  display: block;
  aspect-ratio: var(--aspect, 16 / 9);
  border-radius: 2px;
  outline: 1px solid var(--line);
  overflow: hidden;
  content-visibility: auto;

  &[data-hidden] > svg {
    opacity: 0.35;
  }
`;

const Open = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.3rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--muted);
  font-size: var(--text-xs);
  text-align: start;
  cursor: pointer;

  & b {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }

  & i {
    display: block;
    color: var(--muted);
    font-style: normal;
    font-weight: 400;
  }

  & em {
    display: block;
    color: var(--caution);
    font-style: normal;
  }

  &:hover {
    color: var(--ink);
  }

  &[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }

  &[aria-current] > span:first-child {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }

  @media (max-width: 767px) {
    grid-template-columns: 8.5rem minmax(0, 1fr);
    align-items: center;
    gap: var(--s4);
    font-size: var(--text-md);
  }
`;

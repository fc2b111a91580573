import { type ImageSizes, layoutDeck, withoutHidden } from '@northlight/shared-api/deck-layout';
import { VisuallyHidden } from '@northlight/shared-ui';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { ImageUrls } from '../canvas/image-urls.ts';
import { useIcons } from '../canvas/useIcons.ts';
import { footerOf } from '../canvas/usePages.ts';
import { useReadyBrand } from '../canvas/useReadyBrand.ts';
import type { EditedDeck } from '../editor/deck.ts';
import { Controls } from './Controls.tsx';
import { PresenterView } from './PresenterView.tsx';
import { Stage } from './Stage.tsx';
import { placeAfter, type Step, startOf, stepOf } from './show.ts';
import { useLeavingFullScreen, useModal } from './useModal.ts';
import { useQuiet } from './useQuiet.ts';
import { useTimer } from './useTimer.ts';

export interface PresentationProps {
  deck: EditedDeck;
  sizes: ImageSizes;
  images: ImageUrls;
  /** The slide to begin with. */
  openId: string | null;
  /** Called with the slide that was shown last. */
  onLeave: (slideId: string | null) => void;
}

/** A deck over the whole screen, as the audience sees it or with notes, the next slide and a timer for the presenter. */
export function Presentation({ deck, sizes, images, openId, onLeave }: PresentationProps) {
  const icons = useIcons()?.DECK_ICONS;
  const brand = useReadyBrand(deck.content.brand);
  const pages = useMemo(
    () =>
      layoutDeck({ footer: footerOf(deck), content: { ...withoutHidden(deck.content), brand }, images: sizes, icons }),
    [deck, brand, sizes, icons],
  );
  const ids = deck.content.slides.map(({ id }) => id);
  const [place, setPlace] = useState(() => startOf(pages, ids, openId));
  const [isPresenter, setPresenter] = useState(false);
  const timer = useTimer();
  const isQuiet = useQuiet();
  const root = useRef<HTMLDivElement>(null);
  const page = pages[place];
  const leave = () => onLeave(page?.slideId ?? null);
  useModal(root);
  useLeavingFullScreen(leave);

  const go = (step: Step) => {
    const next = placeAfter(step, place, pages.length);
    if (next !== place && place === 0) timer.start();
    setPlace(next);
  };
  const togglePresenter = () => setPresenter((current) => !current);
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (isPress && event.target instanceof Element && event.target.closest('button')) return;
    const scrolls = event.target instanceof Element && event.target.closest('[data-scrolls]');
    if (scrolls && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    const step = stepOf(event);
    if (step) go(step);
    else if (event.key === 'Escape') leave();
    else if (event.key.toLowerCase() === 's') togglePresenter();
    else return;
    event.preventDefault();
  };

  const title = page?.title.trim() || 'Untitled slide';
  return createPortal(
    <Root
      ref={root}
      role="dialog"
      aria-modal="true"
      aria-label={`Presentation: ${deck.name.trim() || 'deck'}`}
      tabIndex={-1}
      data-own-undo=""
      data-quiet={(isQuiet && !isPresenter) || undefined}
      onKeyDown={handleKey}
      onClick={(event) => {
        // A button that was clicked would take the next press of Space.
        if (event.detail > 0) root.current?.focus();
      }}
    >
      {isPresenter ? (
        <PresenterView page={page} next={pages[place + 1]} images={images} timer={timer} onStep={go} />
      ) : (
        <Stage page={page} images={images} onStep={go} />
      )}
      <Controls
        place={place}
        count={pages.length}
        isPresenter={isPresenter}
        onStep={go}
        onPresenter={togglePresenter}
        onLeave={leave}
      />
      <VisuallyHidden role="status">{`Slide ${place + 1} of ${pages.length}: ${title}`}</VisuallyHidden>
    </Root>,
    document.body,
  );
}

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  background: var(--sunken);
  color: var(--ink);
  color-scheme: dark;
  border-radius: 0;
  outline: none;
  overscroll-behavior: none;

  &[data-quiet] {
    cursor: none;
  }

  @media print {
    display: none;
  }
`;

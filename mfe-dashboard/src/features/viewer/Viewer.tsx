import type { DeckSlides } from '@northlight/shared-api';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ShortcutSheet } from '../shortcuts/ShortcutSheet.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { Stage } from './Stage.tsx';
import { SHORTCUTS, type ViewerActions } from './shortcuts.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useFullScreen } from './useFullScreen.ts';
import { useSlideNumber } from './useSlideNumber.ts';
import { useSlideTimes } from './useSlideTimes.ts';

const STEP = 0.5;
const LARGEST = 4;

interface ViewerProps {
  submissionId: string;
  deck: DeckSlides;
  /** Caption below a thumbnail. */
  captionOf?: ((number: number) => string | null) | undefined;
  /** Shown below the slide. */
  about?: ((slide: number) => ReactNode) | undefined;
}

/** Preloads the images of the adjacent slides. */
function usePreload(urls: (string | undefined)[]) {
  const wanted = urls.filter(Boolean).join(' ');
  useEffect(() => {
    for (const url of wanted.split(' ')) if (url) new Image().src = url;
  }, [wanted]);
}

/** A slide viewer. For an investor, it records the time spent on each slide. */
export function Viewer({ submissionId, deck: { slides, viewer }, captionOf, about }: ViewerProps) {
  const root = useRef<HTMLDivElement>(null);
  const { number, show } = useSlideNumber(slides.length);
  const [zoom, setZoom] = useState(1);
  const [isTextShown, setTextShown] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const fullScreen = useFullScreen(root);
  useSlideTimes(submissionId, number, viewer === 'investor');
  usePreload([slides[number]?.image_url, slides[number - 2]?.image_url]);

  const actions: ViewerActions = {
    next: () => show(number + 1),
    previous: () => show(number - 1),
    first: () => show(1),
    last: () => show(slides.length),
    zoomIn: () => setZoom((now) => Math.min(LARGEST, now + STEP)),
    zoomOut: () => setZoom((now) => Math.max(1, now - STEP)),
    zoomReset: () => setZoom(1),
    fullScreen: fullScreen.toggle,
    text: () => setTextShown((now) => !now),
    help: () => setHelpOpen(true),
  };
  useShortcuts(SHORTCUTS, actions);

  const slide = slides[number - 1];
  if (!slide) return null;
  return (
    <Root ref={root}>
      <Thumbnails slides={slides} current={number} onChoose={show} captionOf={captionOf} />
      <Main>
        <Toolbar
          number={number}
          count={slides.length}
          zoom={zoom}
          isTextShown={isTextShown}
          isFullScreen={fullScreen.isOn}
          actions={actions}
        />
        <Stage
          slide={slide}
          count={slides.length}
          zoom={zoom}
          isTextShown={isTextShown}
          onSwipe={(direction) => show(direction === 'left' ? number + 1 : number - 1)}
        />
      </Main>
      {about && <About>{about(number)}</About>}
      <ShortcutSheet shortcuts={SHORTCUTS} open={isHelpOpen} onOpenChange={setHelpOpen} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / 11rem minmax(0, 1fr);
  column-gap: var(--s5);
  padding-block-end: var(--s7);

  & > ol {
    grid-row: 1 / span 2;
  }

  &:fullscreen {
    padding: var(--s5);
    overflow: auto;
    background: var(--paper);
  }

  @media (max-width: 767px) {
    grid-template: auto / minmax(0, 1fr);
    row-gap: var(--s5);

    & > ol {
      grid-row: auto;
      order: 2;
    }
  }
`;

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s3);
  min-width: 0;
`;

const About = styled.div`
  grid-column: -2;
  min-width: 0;
  margin-top: var(--s5);

  &:empty {
    display: none;
  }

  @media (max-width: 767px) {
    order: 3;
    margin-top: 0;
  }
`;

import type { Page } from '@northlight/shared-api/deck-layout';
import { type PointerEvent, useRef } from 'react';
import { styled } from 'styled-components';
import type { ImageUrls } from '../canvas/image-urls.ts';
import { aspectOf, SlideView } from '../canvas/SlideView.tsx';
import { type Step, swipeOf } from './show.ts';

interface StageProps {
  page: Page | undefined;
  images: ImageUrls;
  onStep: (step: Step) => void;
}

/** The slide, as large as it fits. A click leads on; a swipe leads on or back. */
export function Stage({ page, images, onStep }: StageProps) {
  const down = useRef<{ x: number; y: number } | null>(null);
  const handleUp = (event: PointerEvent) => {
    const from = down.current;
    down.current = null;
    if (!from || event.button !== 0) return;
    const to = { x: event.clientX, y: event.clientY };
    const isStill = Math.hypot(to.x - from.x, to.y - from.y) < 10;
    const step = swipeOf(from, to) ?? (isStill ? 'next' : null);
    if (step) onStep(step);
  };
  return (
    <Root
      onPointerDown={(event) => {
        down.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
      }}
      onPointerUp={handleUp}
      onPointerCancel={() => {
        down.current = null;
      }}
    >
      {page && (
        <div key={`${page.slideId} ${page.part}`} style={aspectOf(page)}>
          <SlideView page={page} images={images} label={page.title.trim() || 'Untitled slide'} />
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  place-items: var(--stage-place, center) center;
  min-width: 0;
  min-height: 0;
  container-type: size;
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  user-select: none;

  & > div {
    width: min(100cqw, 100cqh * var(--aspect, 16 / 9));
    overflow: hidden;
  }

  @media (prefers-reduced-motion: no-preference) {
    & > div {
      animation: appear 160ms ease-out;
    }

    @keyframes appear {
      from {
        opacity: 0.4;
      }
    }
  }
`;

import type { DeckSlide } from '@northlight/shared-api';
import { Skeleton, VisuallyHidden } from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSwipe } from './useSwipe.ts';

interface StageProps {
  slide: DeckSlide;
  count: number;
  /** 1 fits the slide to the available space. */
  zoom: number;
  isTextShown: boolean;
  onSwipe: (direction: 'left' | 'right') => void;
}

/** The current slide, and its text. */
export function Stage({ slide, count, zoom, isTextShown, onSwipe }: StageProps) {
  const [shown, setShown] = useState<{ url: string; failed: boolean } | null>(null);
  const swipe = useSwipe(onSwipe, zoom === 1);
  const isHere = shown?.url === slide.image_url;
  const cannotShow = slide.width === 0 || (isHere && shown.failed);
  const name = `Slide ${slide.number} of ${count}${slide.title ? `: ${slide.title}` : ''}`;
  const text = slide.text.trim();
  const ratio = slide.width / slide.height;
  return (
    <Root {...swipe}>
      <Room tabIndex={zoom > 1 ? 0 : undefined} role="group" aria-label={zoom > 1 ? 'Enlarged slide' : 'Slide'}>
        {cannotShow ? (
          <Missing>This slide cannot be shown. Open the original file to see it.</Missing>
        ) : (
          <Sheet
            style={{
              width: `min(${zoom * 100}%, calc(var(--fit) * ${ratio * zoom}))`,
              aspectRatio: `${slide.width} / ${slide.height}`,
            }}
          >
            {!isHere && <Skeleton width="100%" height="100%" />}
            <img
              key={slide.image_url}
              src={slide.image_url}
              alt={name}
              width={slide.width}
              height={slide.height}
              data-here={isHere || undefined}
              onLoad={() => setShown({ url: slide.image_url, failed: false })}
              onError={() => setShown({ url: slide.image_url, failed: true })}
            />
          </Sheet>
        )}
      </Room>
      <VisuallyHidden role="status">{name}</VisuallyHidden>
      <Text className={isTextShown ? undefined : 'sr-only'}>
        <h2>Text of slide {slide.number}</h2>
        <p>{text || 'There is no text on this slide.'}</p>
      </Text>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s5);
  min-width: 0;
`;

const Room = styled.div`
  /* Maximum height at which the whole slide is visible below the page header. */
  --fit: max(20rem, 100vh - 26rem);
  display: grid;
  min-width: 0;
  max-height: min(78vh, 60rem);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--sunken);
  scrollbar-width: thin;

  *:fullscreen & {
    --fit: calc(100vh - 8rem);
    max-height: calc(100vh - 7rem);
  }
`;

const Sheet = styled.div`
  position: relative;
  margin: auto;

  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
  }

  & > img[data-here] {
    opacity: 1;
  }
`;

const Missing = styled.p`
  margin: 0;
  padding: var(--s8) var(--s5);
  color: var(--muted);
  text-align: center;
`;

const Text = styled.section`
  display: grid;
  gap: var(--s2);
  max-width: var(--measure);

  & > h2 {
    font-size: var(--text-lg);
  }

  & > p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

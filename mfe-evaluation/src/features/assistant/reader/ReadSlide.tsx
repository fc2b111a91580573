import type { DeckSlide } from '@northlight/shared-api';
import { IconButton, Skeleton } from '@northlight/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

interface ReadSlideProps {
  slide: DeckSlide;
  count: number;
  onShow: (number: number) => void;
}

/** A slide of a deck that was read: its picture, and its text for whoever cannot see it. */
export function ReadSlide({ slide, count, onShow }: ReadSlideProps) {
  const [shown, setShown] = useState<{ url: string; failed: boolean } | null>(null);
  const { number, title, text, width, height, image_url } = slide;
  const isHere = shown?.url === image_url;
  const cannotShow = width === 0 || (isHere && shown.failed);
  return (
    <Root>
      <header>
        <h2>{title || `Slide ${number}`}</h2>
        <IconButton label="Previous slide" disabled={number <= 1} onClick={() => onShow(number - 1)}>
          <ChevronLeft />
        </IconButton>
        <span>{`${number} of ${count}`}</span>
        <IconButton label="Next slide" disabled={number >= count} onClick={() => onShow(number + 1)}>
          <ChevronRight />
        </IconButton>
      </header>
      {cannotShow ? (
        <p>This slide cannot be shown.</p>
      ) : (
        <div style={{ aspectRatio: `${width} / ${height}` }}>
          {!isHere && <Skeleton width="100%" height="100%" />}
          <img
            key={image_url}
            src={image_url}
            alt={`Slide ${number} of ${count}${title ? `: ${title}` : ''}`}
            width={width}
            height={height}
            data-here={isHere || undefined}
            onLoad={() => setShown({ url: image_url, failed: false })}
            onError={() => setShown({ url: image_url, failed: true })}
          />
        </div>
      )}
      <p className="sr-only">{text.trim() || 'There is no text on this slide.'}</p>
    </Root>
  );
}

const Root = styled.div`
  & > header {
    display: flex;
    align-items: center;
    gap: var(--s1);
    margin-bottom: var(--s4);
    color: var(--muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & h2 {
    flex: 1;
    min-width: 0;
    color: var(--ink);
    font-size: var(--title-sm);
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & > div {
    position: relative;
    border-radius: var(--radius-sm);
    outline: 1px solid var(--line);
    overflow: hidden;
  }

  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
  }

  & img[data-here] {
    opacity: 1;
  }
`;

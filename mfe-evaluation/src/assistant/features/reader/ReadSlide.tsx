import type { DeckSlide, SlideAnalysis } from '@northlight/shared-api';
import { bandOf, IconButton, Skeleton } from '@northlight/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PinSign } from '../../../shared/PinSign.tsx';
import { pinsOf } from '../analysis/pins-of.ts';

interface ReadSlideProps {
  slide: DeckSlide;
  count: number;
  /** What an investor sees on the slide; its evidence is pinned to the image. */
  analysis: SlideAnalysis | null;
  onShow: (number: number) => void;
}

/** A slide of an evaluated deck: its image, and its text for screen readers. */
export function ReadSlide({ slide, count, analysis, onShow }: ReadSlideProps) {
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
        <p>This slide can’t be shown.</p>
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
          {analysis &&
            pinsOf(analysis.evidence).map(({ sign, y }) => (
              <Pin
                key={sign}
                aria-hidden="true"
                data-band={analysis.score === null ? undefined : bandOf(analysis.score)}
                style={{ top: `${y * 100}%` }}
              >
                {sign}
              </Pin>
            ))}
        </div>
      )}
      <p className="sr-only">{text.trim() || 'There is no text on this slide.'}</p>
    </Root>
  );
}

/** At the left edge, level with the quoted words, so that it covers nothing. */
const Pin = styled(PinSign)`
  position: absolute;
  left: 0;
  translate: -50% -50%;
  box-shadow: 0 0 0 2px var(--surface);
`;

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

import type { EvaluationSlidesQuery } from '@northlight/shared-api';
import { Skeleton } from '@northlight/shared-ui';
import { styled } from 'styled-components';

interface SlideThumbnailProps {
  slide: number;
  slides: EvaluationSlidesQuery;
}

/** A small picture of a slide, beside words that name it. It takes the same room while it loads and if it cannot. */
export function SlideThumbnail({ slide: number, slides: { data, isLoadingError } }: SlideThumbnailProps) {
  const slide = data?.slides.find((one) => one.number === number);
  return (
    <Frame aria-hidden="true">
      {slide && slide.width > 0 ? (
        <img src={slide.thumbnail_url} alt="" width={slide.width} height={slide.height} />
      ) : data || isLoadingError ? (
        <span>Slide {number}</span>
      ) : (
        <Skeleton height="100%" />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  background: var(--sunken);
  color: var(--muted);
  font-size: var(--text-sm);
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

import type { DeckSlide } from '@northlight/shared-api';
import { VisuallyHidden } from '@northlight/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface ThumbnailsProps {
  slides: readonly DeckSlide[];
  current: number;
  onChoose: (number: number) => void;
  /** Caption below a thumbnail, such as the viewing time. */
  captionOf?: ((number: number) => string | null) | undefined;
}

/** Thumbnails of all slides. The current one is highlighted and scrolled into view. */
export function Thumbnails({ slides, current, onChoose, captionOf }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const mark = list.current?.children[current - 1];
    const room = list.current;
    if (!mark || !room) return;
    // Scrolls only the strip. `scrollIntoView` would scroll the page as well.
    room.scrollTop += mark.getBoundingClientRect().top - room.getBoundingClientRect().top - room.clientHeight / 2;
    room.scrollLeft += mark.getBoundingClientRect().left - room.getBoundingClientRect().left - room.clientWidth / 2;
  }, [current]);
  return (
    <Root ref={list} aria-label="Slides">
      {slides.map(({ number, title, thumbnail_url, width, height }) => (
        <li key={number}>
          <button type="button" aria-current={number === current || undefined} onClick={() => onChoose(number)}>
            {width > 0 ? (
              <img
                src={thumbnail_url}
                alt=""
                loading="lazy"
                width={width}
                height={height}
                style={{ aspectRatio: `${width} / ${height}` }}
              />
            ) : (
              <i />
            )}
            <small>
              <VisuallyHidden>{`Slide ${number}${title ? `: ${title}` : ''}`}</VisuallyHidden>
              <span aria-hidden="true">{number}</span>
              {captionOf?.(number) && <em>{captionOf(number)}</em>}
            </small>
          </button>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  display: grid;
  align-content: start;
  gap: var(--s3);
  max-height: min(78vh, 60rem);
  margin: 0;
  padding: 3px;
  overflow-y: auto;
  list-style: none;
  scrollbar-width: thin;

  & button {
    position: relative;
    display: grid;
    gap: var(--s1);
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: var(--muted);
    text-align: start;
    cursor: pointer;
  }

  & img,
  & button > i {
    width: 100%;
    height: auto;
    border-radius: var(--radius-sm);
    background: var(--sunken);
    outline: 1px solid var(--line);
  }

  & button > i {
    aspect-ratio: 16 / 9;
  }

  & button:hover img {
    outline-color: var(--line-strong);
  }

  & [aria-current] img,
  & [aria-current] > i {
    outline: 2px solid var(--accent);
  }

  & [aria-current] {
    color: var(--ink);
    font-weight: 600;
  }

  & small {
    display: flex;
    justify-content: space-between;
    gap: var(--s2);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }

  & em {
    font-style: normal;
  }

  @media (max-width: 767px) {
    grid-auto-flow: column;
    grid-auto-columns: 7rem;
    overflow: auto hidden;
  }
`;

import type { DeckSlide } from '@northlight/shared-api';
import { VisuallyHidden } from '@northlight/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface ReadRailProps {
  slides: readonly DeckSlide[];
  current: number;
  onShow: (number: number) => void;
}

/** Thumbnails of an evaluated deck. The open slide is marked and kept in view. */
export function ReadRail({ slides, current, onShow }: ReadRailProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const mark = list.current?.children[current - 1];
    const room = list.current?.parentElement;
    if (!mark || !room) return;
    const [inner, outer] = [mark.getBoundingClientRect(), room.getBoundingClientRect()];
    // Scrolls only the rail: scrollIntoView would scroll the page as well.
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      room.scrollTop += inner.top - outer.top - outer.height / 3;
    }
  }, [current]);
  return (
    <List ref={list} aria-label="Slides">
      {slides.map(({ number, title, thumbnail_url, width, height }) => (
        <li key={number}>
          <button type="button" aria-current={number === current || undefined} onClick={() => onShow(number)}>
            <span>
              <VisuallyHidden>Slide </VisuallyHidden>
              {number}
              {title && <VisuallyHidden>: </VisuallyHidden>}
            </span>
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
            {title && <small>{title}</small>}
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--s4);

  & button {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 0.3rem 0.25rem;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: var(--muted);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    text-align: start;
    cursor: pointer;
  }

  & img,
  & i {
    width: 100%;
    height: auto;
    border-radius: 2px;
    background: var(--sunken);
    outline: 1px solid var(--line);
  }

  & i {
    aspect-ratio: 16 / 9;
  }

  & small {
    grid-column: 2;
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }

  & [aria-current] {
    color: var(--ink);
    font-weight: 600;
  }

  & [aria-current] > img,
  & [aria-current] > i {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
`;

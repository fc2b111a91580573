import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** Attribute of the element that opens a row. It takes the focus during keyboard navigation between rows. */
export const ROW_OPENER = 'data-opens-row';

/**
 * Keyboard navigation between rows. The current row is the one with the focus. If it leaves the list, the focus moves
 * to the row that takes its place.
 */
export function useRowFocus() {
  const room = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: Element; place: number } | null>(null);

  const openers = () => [...(room.current?.querySelectorAll<HTMLElement>(`[${ROW_OPENER}]`) ?? [])];
  const placeOf = (element: Element | null) =>
    openers().findIndex((opener) => element !== null && opener.closest('tr')?.contains(element));
  const focus = (place: number, options?: FocusOptions) => {
    const all = openers();
    all[Math.min(Math.max(0, place), all.length - 1)]?.focus(options);
  };

  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    focus(lost.place, { preventScroll: true });
  });

  const move = (by: 1 | -1) => {
    const place = placeOf(document.activeElement);
    focus(place === -1 ? (last.current?.place ?? 0) : place + by);
  };
  return {
    move,
    /** Index of the focused row, or -1. */
    place: () => placeOf(document.activeElement),
    room: {
      ref: room,
      onFocus: ({ target }: FocusEvent) => {
        const place = placeOf(target);
        last.current = place === -1 ? null : { element: target, place };
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        if (event.ctrlKey || event.metaKey || event.altKey || placeOf(event.target as Element) === -1) return;
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      },
    },
  };
}

import type { Page } from '@northlight/shared-api/deck-layout';

/** Where a press of a key leads. */
export type Step = 'next' | 'previous' | 'first' | 'last';

const KEYS: Readonly<Record<string, Step>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  Enter: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Backspace: 'previous',
  Home: 'first',
  End: 'last',
};

/** The step of a key press; Shift with Space goes back, as in browsers. Null for any other key. */
export function stepOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Step | null {
  if (key === ' ' && shiftKey) return 'previous';
  return KEYS[key] ?? null;
}

/** The page after a step, counted from 0. It stays within the deck. */
export function placeAfter(step: Step, place: number, count: number): number {
  const wanted = { next: place + 1, previous: place - 1, first: 0, last: count - 1 }[step];
  return Math.min(Math.max(wanted, 0), Math.max(count - 1, 0));
}

/** The first page of a slide, or of the next slide that is shown; the first page of all if there is none. */
export function startOf(pages: readonly Page[], slideIds: readonly string[], openId: string | null): number {
  const from = slideIds.indexOf(openId ?? '');
  const later = from === -1 ? [] : slideIds.slice(from);
  const places = later.map((id) => pages.findIndex(({ slideId }) => slideId === id));
  return places.find((place) => place !== -1) ?? 0;
}

/** Pixels that a finger has to move for a swipe. */
const SWIPE = 48;

/** The step of a finger that moved; null if it did not move far enough, or rather up or down. */
export function swipeOf(from: { x: number; y: number }, to: { x: number; y: number }): Step | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < SWIPE || Math.abs(x) < 1.5 * Math.abs(y)) return null;
  return x < 0 ? 'next' : 'previous';
}

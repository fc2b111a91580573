import type { Location } from 'react-router';

/** The user's position on a page. */
export interface Place {
  /** Scroll position in pixels from the top. */
  top: number;
  /** The `href` of the focused link, if a link had the focus. */
  link: string | null;
}

const STORED = 'northlight.places';
const MOST = 50;

function read(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, Place][]);
  } catch {
    return new Map();
  }
}

let places: Map<string, Place> | undefined;
const known = () => (places ??= read());

/** Key of a history entry. Every full page load has the same key, so the path is needed to tell them apart. */
const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`;

/** Records the user's position on the page for its history entry. */
export function rememberPlace(location: Location): void {
  const entry = entryOf(location);
  const focused = document.activeElement?.closest('main a');
  known().delete(entry);
  known().set(entry, { top: scrollY, link: focused?.getAttribute('href') ?? null });
}

/** Returns the user's position when they left this history entry. */
export const placeAt = (location: Location): Place | undefined => known().get(entryOf(location));

/** Saves the latest positions so that they survive a reload of the tab. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...known()].slice(-MOST)));
  } catch {
    // Storage is full or blocked. Only the position after a reload is lost.
  }
}

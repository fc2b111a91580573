import type { Location } from 'react-router';

/** Where on a page a person was. */
export interface Place {
  /** Pixels scrolled from the top. */
  top: number;
  /** Address of the link they had reached, if it was one. */
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

/** An entry of the tab's history. Every full load has the same key, so that the path tells them apart. */
const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`;

/** Notes where on the page the person is, under its entry in the tab's history. */
export function rememberPlace(location: Location): void {
  const entry = entryOf(location);
  const focused = document.activeElement?.closest('main a');
  known().delete(entry);
  known().set(entry, { top: scrollY, link: focused?.getAttribute('href') ?? null });
}

/** Where the person was when they left this entry of the history. */
export const placeAt = (location: Location): Place | undefined => known().get(entryOf(location));

/** Keeps the latest places for a reload of the tab. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...known()].slice(-MOST)));
  } catch {
    // A full or forbidden storage costs the place after a reload, and nothing else.
  }
}

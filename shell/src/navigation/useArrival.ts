import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useLocation } from 'react-router-dom';
import { placeAt, rememberPlace, storePlaces } from './places.ts';
import { restorePlace, showFragment } from './restore-place.ts';

/**
 * Behaves like a page load: a new path starts at the top, or at its fragment, with the content focused. Back, forward and reload restore the
 * user's position. A change within the same path does not scroll or move the focus.
 */
export function useArrival(content: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const type = useNavigationType();
  const arrived = useRef<typeof location>(null);

  useEffect(() => {
    const from = arrived.current;
    arrived.current = location;
    if (!content.current) return;
    const place = type === 'POP' ? placeAt(location) : undefined;
    if (place) return restorePlace(place, content.current);
    if (!from || from.pathname === location.pathname) return;
    if (location.hash) return showFragment(location.hash, content.current);
    scrollTo({ top: 0, behavior: 'instant' });
    content.current.focus({ preventScroll: true });
  }, [location, type, content]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const handleHide = () => {
      if (arrived.current) rememberPlace(arrived.current);
      storePlaces();
    };
    addEventListener('pagehide', handleHide);
    return () => removeEventListener('pagehide', handleHide);
  }, []);
}

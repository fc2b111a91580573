import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useLocation } from 'react-router-dom';
import { placeAt, rememberPlace, storePlaces } from './places.ts';
import { restorePlace } from './restore-place.ts';

/**
 * Arrives as a page load would: a new path begins at its top with the content in focus; back, forward and a reload return
 * to where the person was. A change within a path moves nothing.
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

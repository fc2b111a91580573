import type { User } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { useEffect } from 'react';
import { prefetch } from './prefetch.ts';

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

/** Prefetches a page when the user hovers over or focuses a link to it. */
export function usePrefetch(registry: Registry, user: User | null) {
  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const link = linkOf(target);
      if (link && link.origin === location.origin) void prefetch(registry, link.pathname, user);
    };
    document.addEventListener('pointerover', handleIntent, { passive: true });
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, [registry, user]);
}

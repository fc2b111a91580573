import { setRouteTitle } from '@northlight/shared-api';
import { type ReactNode, useEffect } from 'react';

/** Sets the tab's title for a route; `null` leaves the product's name. A page may set a more specific title. */
export function Titled({ title, page }: { title: string | null; page: ReactNode }) {
  useEffect(() => setRouteTitle(title), [title]);
  return page;
}

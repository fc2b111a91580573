import { setRouteTitle } from '@northlight/shared-api';
import { type ReactNode, useEffect } from 'react';

/** Names the browser tab after its route; `null` leaves the product's name alone. A page may know better. */
export function Titled({ title, page }: { title: string | null; page: ReactNode }) {
  useEffect(() => setRouteTitle(title), [title]);
  return page;
}

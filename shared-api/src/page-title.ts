import { useEffect } from 'react';
import { settings } from './settings.ts';

const titles: { route: string | null; page: string | null } = { route: null, page: null };

function show() {
  const { product_name: productName } = settings();
  const title = titles.page ?? titles.route;
  document.title = title === null ? productName : `${title} · ${productName}`;
}

/** For the shell: what the tab is called on this route, until a page knows better. `null` is the product's name alone. */
export function setRouteTitle(title: string | null): void {
  titles.route = title;
  show();
}

/**
 * Names the browser tab after what the page shows, such as a person, instead of after its route.
 * @param title without the product's name; `null` while it is not known
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    titles.page = title;
    show();
    return () => {
      titles.page = null;
      show();
    };
  }, [title]);
}

import { settings } from '@northlight/shared-api';
import { type ReactNode, useEffect } from 'react';

/** Names the browser tab after its page; `null` leaves the product's name alone. */
export function Titled({ title, page }: { title: string | null; page: ReactNode }) {
  useEffect(() => {
    const { product_name: productName } = settings();
    document.title = title === null ? productName : `${title} · ${productName}`;
  }, [title]);
  return page;
}

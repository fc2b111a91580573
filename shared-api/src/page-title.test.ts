import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { setRouteTitle, usePageTitle } from './page-title.ts';

it('a tab is called after what its page shows, else after its route, else after the product', () => {
  setRouteTitle(null);
  expect(document.title).toBe('Northlight');
  setRouteTitle('Investor');
  expect(document.title).toBe('Investor · Northlight');

  const page = renderHook((title: string | null) => usePageTitle(title), { initialProps: null as string | null });
  page.rerender('Ada Lovelace');
  expect(document.title).toBe('Ada Lovelace · Northlight');
  setRouteTitle('Investor');
  expect(document.title).toBe('Ada Lovelace · Northlight');
  page.unmount();
  expect(document.title).toBe('Investor · Northlight');
});

import { expect, it } from '@jest/globals';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import { NotFoundPage } from './NotFoundPage.tsx';

it('says that the page was not found and leads home', async () => {
  const { person } = renderPage(NotFoundPage, { route: '/no-such-page' });
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Go to Home' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent(/^\/$/);
});

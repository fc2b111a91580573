import { expect, it, jest } from '@jest/globals';
import { answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import ConfirmEmailChangePage from './ConfirmEmailChangePage.tsx';

const CALL = '/api/accounts/email-change/confirm/';

const show = (given: Parameters<typeof renderPage>[1]) =>
  renderPage(ConfirmEmailChangePage, {
    route: '/confirm-email-change/:token',
    at: '/confirm-email-change/t-1',
    ...given,
  });
const button = () => screen.getByRole('button', { name: 'Confirm new email address' });

it('shows what is wrong with the link, and does not let me try it again', async () => {
  const detail = 'This link is not valid, or was used already.';
  const { person } = show({ api: [refuses('post', CALL, 400, { detail })] });
  await person.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(screen.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('lets me try again when the server failed', async () => {
  const { person } = show({ api: [refuses('post', CALL, 500, {})] });
  await person.click(button());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button()).toBeEnabled();
});

it('says that it is under way', async () => {
  const { person } = show({ api: [hangs('post', CALL)] });
  await person.click(button());
  expect(await screen.findByRole('button', { name: /ing…$/ })).toBeVisible();
});

it('uses the token of the link on my click, not before, and leads to the login', async () => {
  const sent = jest.fn();
  const record = async ({ request }: { request: Request }) => {
    sent(await request.json());
    return { message: 'Your email address is changed.' };
  };
  const { person } = show({ api: [answers('post', CALL, record)] });
  expect(sent).not.toHaveBeenCalled();
  await person.click(button());
  expect(await screen.findByText('Your email address is changed.')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ token: 't-1' }]]);
  await person.click(screen.getByRole('link', { name: 'Go to Login' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/login');
});

it('tells the rest of the product about the address of the person logged in', async () => {
  const setUser = jest.fn();
  const moved = aUser({ email: 'moved@isferd.test' });
  const { person } = show({
    session: aSession(aUser(), { setUser }),
    api: [
      answers('post', CALL, { message: 'Your email address is changed.' }),
      answers('get', '/api/accounts/profile/', moved),
    ],
  });
  await person.click(button());
  await waitFor(() => expect(setUser).toHaveBeenCalledWith(moved));
});

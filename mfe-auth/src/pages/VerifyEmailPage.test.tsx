import { expect, it, jest } from '@jest/globals';
import { answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import VerifyEmailPage from './VerifyEmailPage.tsx';

const VERIFY = '/api/accounts/verify-email/{token}/';

const show = (given: Parameters<typeof renderPage>[1]) =>
  renderPage(VerifyEmailPage, { route: '/verify-email/:token', at: '/verify-email/t-1', ...given });

it('shows what is wrong with the link', async () => {
  show({ api: [refuses('get', VERIFY, 400, { error: 'This link has expired.', detail: 'This link has expired.' })] });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
  expect(screen.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/login');
});

it('sends me a new link when mine has expired and I am logged in', async () => {
  const { person } = show({
    session: aSession(aUser({ email_verified: false })),
    api: [
      refuses('get', VERIFY, 400, { detail: 'This link has expired.' }),
      answers('post', '/api/accounts/resend-verification/', { message: 'Sent.' }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByText('The link has been sent again.')).toBeVisible();
});

it('says that verification failed when the server gives no reason', async () => {
  show({ api: [answers('get', VERIFY, () => new Response('', { status: 400 }))] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Email verification failed');
});

it('says that something went wrong on the way', async () => {
  show({ api: [answers('get', VERIFY, () => Promise.reject(new TypeError('Failed to fetch')))] });
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred during email verification');
});

it('says that it is under way', () => {
  show({ api: [hangs('get', VERIFY)] });
  expect(screen.getByRole('status')).toHaveTextContent('Verifying your email…');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('uses the token of the link, once, and leads to login', async () => {
  const asked = jest.fn();
  const record = ({ params }: { params: Record<string, unknown> }) => {
    asked(params.token);
    return { message: 'Email verified successfully.' };
  };
  const { person } = show({ api: [answers('get', VERIFY, record)] });
  expect(await screen.findByText('Email verified successfully.')).toBeVisible();
  expect(asked.mock.calls).toEqual([['t-1']]);
  await person.click(screen.getByRole('link', { name: 'Go to Login' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/login');
});

it('tells the rest of the product that the address of the person logged in is verified', async () => {
  const setUser = jest.fn();
  show({
    session: aSession(aUser({ email_verified: false }), { setUser }),
    api: [
      answers('get', VERIFY, { message: 'Email verified successfully.' }),
      answers('get', '/api/accounts/profile/', aUser({ email_verified: true })),
    ],
  });
  await waitFor(() => expect(setUser).toHaveBeenCalledWith(aUser({ email_verified: true })));
});

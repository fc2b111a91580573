import { expect, it, jest } from '@jest/globals';
import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import CheckEmailPage from './CheckEmailPage.tsx';

const RESEND = '/api/accounts/resend-verification/';
const newcomer = () => aSession(aUser({ email_verified: false }));
const resend = () => screen.getByRole('button', { name: /Resend verification email/ });

const show = (given: Parameters<typeof renderPage>[1]) =>
  renderPage(CheckEmailPage, { route: '/email-verification', ...given });

it('says why the link could not be sent again', async () => {
  const { person } = show({
    session: newcomer(),
    api: [refuses('post', RESEND, 429, { error: 'Too many emails. Please try again in 5 minutes.' })],
  });
  await person.click(resend());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many emails. Please try again in 5 minutes.');
});

it('says so when the server gives no reason', async () => {
  const { person } = show({
    session: newcomer(),
    api: [answers('post', RESEND, () => new Response('', { status: 500 }))],
  });
  await person.click(resend());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send the verification email.');
});

it('shows the address and sends the link again', async () => {
  const sent = jest.fn();
  const record = async ({ request }: { request: Request }) => {
    sent(await request.json());
    return { message: 'Sent.' };
  };
  const { person } = show({ session: newcomer(), api: [answers('post', RESEND, record)] });
  expect(screen.getByText('ines@isferd.test')).toBeVisible();
  await person.click(resend());
  expect(await screen.findByText('The link has been sent again.')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ email: 'ines@isferd.test' });
});

it('has nothing to send to an address that is verified', () => {
  show({ session: aSession(aUser({ email_verified: true })) });
  expect(screen.getByText(/ines@isferd.test is verified/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('leads back to login, also somebody who is not logged in', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('lets a new founder begin at once, with the deck as the main step and the login as the last', () => {
  show({ session: newcomer() });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Evaluate your first deck', '/evaluation'],
    ['See a sample result', '/sample-result'],
    ['Back to login', '/login'],
  ]);
  const looks = screen.getAllByRole('link').map((link) => link.dataset.variant);
  expect(looks.filter((look) => look === 'primary')).toHaveLength(1);
  expect(looks[0]).toBe('primary');
});

it('offers an investor no deck to evaluate', () => {
  show({ session: aSession(aUser({ email_verified: false, is_investor: true })) });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Back to login']);
});

it('waits for the first check of the session', () => {
  show({ session: aSession(null, { status: 'checking' }) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

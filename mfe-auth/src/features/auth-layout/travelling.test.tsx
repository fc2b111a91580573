import { expect, it } from '@jest/globals';
import { type Session, SessionProvider, type User } from '@northlight/shared-api';
import { answers, aSession, aUser } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import CheckEmailPage from '../../pages/CheckEmailPage.tsx';
import LoginPage from '../../pages/LoginPage.tsx';
import SignUpPage from '../../pages/SignUpPage.tsx';

const answer = { access: 'a', refresh: 'r', user: aUser({ email_verified: false }) };

/** A session that updates like the shell's: the user is signed in while the page is still mounted. */
function LivingSession({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const session: Session = aSession(user, { signIn: async (given) => setUser(given.user) });
  return <SessionProvider value={session}>{children}</SessionProvider>;
}

function Arrived() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="arrived">{pathname + search + hash}</p>;
}

const Suite = () => (
  <LivingSession>
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup" element={<SignUpPage />} />
      <Route path="/email-verification" element={<CheckEmailPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  </LivingSession>
);

it('where a person wanted to go is not lost on the way over sign-up', async () => {
  const { person } = renderPage(Suite, {
    route: '*',
    at: { pathname: '/login', state: { from: '/settings' } },
    api: [answers('post', '/api/accounts/register/', answer)],
  });
  await person.click(screen.getByRole('link', { name: 'Sign Up' }));
  const words = ['Ines', 'Varga-Holm', 'ines@isferd.test', 'four random words', 'four random words'];
  for (const [index, label] of ['First name', 'Last name', 'Email', 'Password', 'Confirm password'].entries()) {
    await person.click(screen.getByLabelText(label));
    await person.paste(words[index]);
  }
  await person.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(screen.getByText('ines@isferd.test')).toBeVisible();

  await person.click(screen.getByRole('link', { name: 'Back to login' }));
  expect(screen.getByTestId('arrived')).toHaveTextContent('/settings');
});

it('a person who logs in is told so, and is where they wanted to go', async () => {
  const { person } = renderPage(Suite, {
    route: '*',
    at: { pathname: '/login', state: { from: '/settings' } },
    api: [answers('post', '/api/accounts/login/', answer)],
  });
  await person.type(screen.getByLabelText('Email'), 'ines@isferd.test');
  await person.type(screen.getByLabelText('Password'), 'four random words{Enter}');
  expect(await screen.findByTestId('arrived')).toHaveTextContent('/settings');
  expect(await screen.findByText('Login successful!')).toBeVisible();
});

it('a person who comes back before the account is deleted is told that it stays', async () => {
  const { person } = renderPage(Suite, {
    route: '*',
    at: '/login',
    api: [answers('post', '/api/accounts/login/', { ...answer, deletion_undone: true })],
  });
  await person.type(screen.getByLabelText('Email'), 'ines@isferd.test');
  await person.type(screen.getByLabelText('Password'), 'four random words{Enter}');
  expect(await screen.findByText('Login successful!')).toBeVisible();
  expect(screen.getByText('Your account will not be deleted.')).toBeVisible();
});

it('a person who logs in is back at the very place, with its query and hash', async () => {
  const { person } = renderPage(Suite, {
    route: '*',
    at: { pathname: '/login', state: { from: '/answer-questions?submission=9#q-3' } },
    api: [answers('post', '/api/accounts/login/', answer)],
  });
  await person.type(screen.getByLabelText('Email'), 'ines@isferd.test');
  await person.type(screen.getByLabelText('Password'), 'four random words{Enter}');
  expect(await screen.findByTestId('arrived')).toHaveTextContent(/^\/answer-questions\?submission=9#q-3$/);
});

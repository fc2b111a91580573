import { describe, expect, it, jest } from '@jest/globals';
import { SessionProvider, type User } from '@northlight/shared-api';
import type { Access } from '@northlight/shared-api/remote';
import { anInvestorUser, aSession, aUser } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Guard } from './Guard.tsx';

/** Opens a guarded page; the page itself counts as code that must not run for others. */
function open(access: Access, user: User | null, status = aSession(user).status) {
  const Page = jest.fn(() => <h1>The page</h1>);
  const Guarded = () => (
    <Guard access={access}>
      <Page />
    </Guard>
  );
  renderPage(Guarded, { route: '/wanted', at: '/wanted?tab=2', session: aSession(user, { status }) });
  return Page;
}

describe('a page that needs a login', () => {
  it('sends a visitor to the login', async () => {
    const Page = open('login', null);
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/login');
    expect(Page).not.toHaveBeenCalled();
  });

  it('shows that it is loading while nobody knows yet who is there', () => {
    const Page = open('login', null, 'checking');
    expect(screen.getByRole('region', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
    expect(Page).not.toHaveBeenCalled();
  });

  it('opens for whoever is logged in', () => {
    open('login', aUser());
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });
});

describe('a page for investors', () => {
  it('denies a founder access and sends them to the dashboard', async () => {
    const Page = open('investor', aUser());
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByText('This page is only available to investors.')).toBeVisible();
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/dashboard');
    expect(Page).not.toHaveBeenCalled();
  });

  it('sends a visitor to the login', async () => {
    open('investor', null);
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/login');
  });

  it('opens for an investor', () => {
    open('investor', anInvestorUser());
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });
});

describe('a page for admins', () => {
  it('denies an investor access', async () => {
    open('superuser', anInvestorUser());
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/dashboard');
  });

  it('opens for an admin', () => {
    open('superuser', aUser({ is_superuser: true }));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });
});

it('a page for everyone opens without asking who is there', () => {
  open('everyone', null, 'checking');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

/** Logs in at a click and goes on to where the person comes from, as the login page does. */
function Login({ onLogIn }: { onLogIn: () => void }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const handleClick = () => {
    onLogIn();
    navigate(state.from, { replace: true });
  };
  return (
    <button type="button" onClick={handleClick}>
      Log in
    </button>
  );
}

/** A page for logged-in people, with the login page that visitors are sent to. */
function Suite() {
  const [user, setUser] = useState<User | null>(null);
  const { pathname, search, hash } = useLocation();
  return (
    <SessionProvider value={aSession(user)}>
      <p data-testid="address">{pathname + search + hash}</p>
      <Routes>
        <Route path="/login" element={<Login onLogIn={() => setUser(aUser())} />} />
        <Route
          path="/wanted"
          element={
            <Guard access="login">
              <h1>The page</h1>
            </Guard>
          }
        />
      </Routes>
    </SessionProvider>
  );
}

it('a visitor who logs in comes back to the very place, with its query and hash', async () => {
  const { person } = renderPage(Suite, { route: '*', at: '/wanted?tab=2&search=a%20b#notes' });
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/login$/);
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/wanted\?tab=2&search=a%20b#notes$/);
});

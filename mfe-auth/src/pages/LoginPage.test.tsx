import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Session } from '@northlight/shared-api';
import {
  answers,
  aSession,
  aUser,
  hangs,
  PASSKEY_REQUEST,
  plugInPasskeys,
  refuses,
} from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import LoginPage from './LoginPage.tsx';

const LOGIN = '/api/accounts/login/';
const answer = { access: 'a', refresh: 'r', user: aUser() };

const show = (given: Parameters<typeof renderPage>[1]) => renderPage(LoginPage, { route: '/login', ...given });
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

async function logIn(person: UserEvent) {
  await person.click(email());
  await person.paste('ines@isferd.test');
  await person.click(password());
  await person.paste('a long enough one');
  await person.keyboard('{Enter}');
}

describe('logging in that does not work', () => {
  it('asks for what is missing and puts the focus there', async () => {
    const { person } = show({});
    await person.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Email is required.');
  });

  it('leads from the email straight to the password with Tab', async () => {
    const { person } = show({});
    await person.click(email());
    await person.tab();
    expect(password()).toHaveFocus();
    const rest = ['Show password', 'Remember me on this device', 'Forgot password?', 'Login'];
    for (const name of rest) {
      await person.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
  });

  it('wants an email address that is one', async () => {
    const { person } = show({});
    await person.type(email(), 'ines{Enter}');
    expect(await screen.findByText('Invalid email address')).toBeVisible();
  });

  it('says that email or password are wrong, and lets the password be typed again', async () => {
    const { person } = show({ api: [refuses('post', LOGIN, 401, { detail: 'No active account found.' })] });
    await logIn(person);
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(screen.queryByText('No active account found.')).not.toBeInTheDocument();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toBeInvalid();
  });

  it('passes on what the server says about the fields', async () => {
    const { person } = show({ api: [refuses('post', LOGIN, 400, { email: ['This address was refused.'] })] });
    await logIn(person);
    expect(await screen.findByText('This address was refused.')).toBeVisible();
    expect(email()).toHaveAccessibleDescription('This address was refused.');
  });

  it('passes on what the server says about the whole', async () => {
    const { person } = show({ api: [refuses('post', LOGIN, 400, { non_field_errors: ['This account is closed.'] })] });
    await logIn(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('This account is closed.');
  });

  it('says how long to wait after too many attempts', async () => {
    const refusal = Response.json({ code: 'throttled' }, { status: 429, headers: { 'retry-after': '120' } });
    const { person } = show({ api: [answers('post', LOGIN, () => refusal)] });
    await logIn(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 2 minutes.');
  });

  it('says so when the server gives no reason', async () => {
    const { person } = show({ api: [answers('post', LOGIN, () => new Response('', { status: 502 }))] });
    await logIn(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to login. Please try again.');
  });

  it('says that the network failed', async () => {
    const { person } = show({ api: [answers('post', LOGIN, () => Promise.reject(new TypeError('Failed to fetch')))] });
    await logIn(person);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check if the server is running and try again.',
    );
  });

  it('refuses an answer without an access token', async () => {
    const { person } = show({ api: [answers('post', LOGIN, () => Response.json({ user: aUser() }))] });
    await logIn(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login response - no access token');
  });

  it('leaves no tokens of an earlier session behind', async () => {
    sessionStorage.setItem('access_token', 'old');
    sessionStorage.setItem('refresh_token', 'old');
    const { person } = show({ api: [refuses('post', LOGIN, 401, {})] });
    await logIn(person);
    await screen.findByText('Invalid email or password');
    expect(sessionStorage.getItem('access_token')).toBeNull();
    expect(sessionStorage.getItem('refresh_token')).toBeNull();
  });
});

describe('logging in', () => {
  it('says so and goes to the dashboard, with a session that ends with the browser', async () => {
    const signIn = jest.fn<Session['signIn']>(async () => {});
    const { person } = show({ session: aSession(null, { signIn }), api: [answers('post', LOGIN, answer)] });
    await logIn(person);
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
    expect(screen.getByText('Login successful!')).toBeVisible();
    expect(signIn).toHaveBeenCalledWith(answer, false);
  });

  it('keeps a person logged in who asks to be remembered, and tells the server', async () => {
    const signIn = jest.fn<Session['signIn']>(async () => {});
    const sent = jest.fn();
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return answer;
    };
    const { person } = show({ session: aSession(null, { signIn }), api: [answers('post', LOGIN, record)] });
    await person.click(screen.getByLabelText('Remember me on this device'));
    await logIn(person);
    await screen.findByTestId('elsewhere');
    expect(signIn).toHaveBeenCalledWith(answer, true);
    expect(sent).toHaveBeenCalledWith({ email: 'ines@isferd.test', password: 'a long enough one', remember: true });
  });

  it('takes tokens that come in an envelope', async () => {
    const signIn = jest.fn<Session['signIn']>(async () => {});
    const envelope = { tokens: { access: 'a', refresh: 'r' }, user: answer.user };
    const { person } = show({
      session: aSession(null, { signIn }),
      api: [answers('post', LOGIN, () => Response.json(envelope))],
    });
    await logIn(person);
    await screen.findByTestId('elsewhere');
    expect(signIn).toHaveBeenCalledWith(answer, false);
  });

  it('brings the person to where they wanted to go', async () => {
    const at = { pathname: '/login', state: { from: '/answer-questions?submission=9' } };
    const { person } = show({ at, api: [answers('post', LOGIN, answer)] });
    await logIn(person);
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/answer-questions?submission=9');
  });

  it('never leads to another site', async () => {
    const at = { pathname: '/login', state: { from: '//evil.test/dashboard' } };
    const { person } = show({ at, api: [answers('post', LOGIN, answer)] });
    await logIn(person);
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
  });

  it('is sent once, however often it is asked for', async () => {
    const sent = jest.fn();
    const never = () => {
      sent();
      return new Promise<never>(() => {});
    };
    const { person } = show({ api: [answers('post', LOGIN, never)] });
    await logIn(person);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Logging in/ })).toHaveAttribute('aria-busy', 'true'),
    );
    await person.keyboard('{Enter}{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('logging in with a second factor', () => {
  const STEP = '/api/accounts/login/second-factor/';
  const challenged = answers('post', LOGIN, () =>
    Response.json({ challenge: 'c-1', app: true, passkeys: false }, { status: 202 }),
  );
  const code = () => screen.findByLabelText('Code from your app');

  it('asks for a code from the app, with the focus on it, and goes on', async () => {
    const signIn = jest.fn<Session['signIn']>(async () => {});
    const sent = jest.fn();
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return answer;
    };
    const { person } = show({
      at: { pathname: '/login', state: { from: '/settings' } },
      session: aSession(null, { signIn }),
      api: [challenged, answers('post', STEP, record)],
    });
    await person.click(screen.getByLabelText('Remember me on this device'));
    await logIn(person);
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(signIn).not.toHaveBeenCalled();
    await person.type(await code(), ' 123 456{Enter}');
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/settings');
    expect(sent).toHaveBeenCalledWith({ challenge: 'c-1', passcode: '123 456' });
    expect(signIn).toHaveBeenCalledWith(answer, true);
  });

  it('says that a code is wrong, under its field', async () => {
    const refusal = { passcode: ['This code is not right, or was used already.'] };
    const { person } = show({ api: [challenged, refuses('post', STEP, 400, refusal)] });
    await logIn(person);
    await person.type(await code(), '000000{Enter}');
    expect(await screen.findByText('This code is not right, or was used already.')).toBeVisible();
    await waitFor(async () => expect(await code()).toHaveFocus());
  });

  it('says that it took too long, and leads back to the password', async () => {
    const refusal = { detail: 'This login has taken too long. Please log in again.' };
    const { person } = show({ api: [challenged, refuses('post', STEP, 401, refusal)] });
    await logIn(person);
    await person.type(await code(), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.detail);
    await person.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(email()).toBeVisible();
  });

  it('keeps the address on the way back, and waits for the password', async () => {
    const { person } = show({ api: [challenged] });
    await logIn(person);
    await code();
    await person.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(email()).toHaveValue('ines@isferd.test');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('takes a recovery code instead', async () => {
    const sent = jest.fn();
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return answer;
    };
    const { person } = show({ api: [challenged, answers('post', STEP, record)] });
    await logIn(person);
    await code();
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.queryByText('Enter the code from your app.')).not.toBeInTheDocument();
    const field = screen.getByLabelText('Recovery code');
    expect(field).toHaveFocus();
    await person.type(field, 'ABCD-EFGH-JKLM-NPQR{Enter}');
    await screen.findByTestId('elsewhere');
    expect(sent).toHaveBeenCalledWith({ challenge: 'c-1', passcode: 'ABCD-EFGH-JKLM-NPQR' });
  });

  it('asks for a code that is missing', async () => {
    const { person } = show({ api: [challenged] });
    await logIn(person);
    await person.type(await code(), '{Enter}');
    expect(await screen.findByText('Enter the code from your app.')).toBeVisible();
  });
});

describe('logging in with a passkey', () => {
  const PASSKEY = '/api/accounts/login/passkey/';
  const asked = answers('post', '/api/accounts/login/passkey/request/', PASSKEY_REQUEST);
  const button = () => screen.findByRole('button', { name: 'Use a passkey' });
  let unplug = () => {};
  afterEach(() => unplug());

  it('takes neither email nor password, and remembers me if I want', async () => {
    unplug = plugInPasskeys();
    const sent = jest.fn();
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return answer;
    };
    const { person } = show({ api: [asked, answers('post', PASSKEY, record)] });
    await person.click(screen.getByLabelText('Remember me on this device'));
    await person.click(await button());
    await screen.findByTestId('elsewhere');
    expect(sent).toHaveBeenCalledWith({ remember: true, passkey: expect.objectContaining({ id: 'passkey-1' }) });
  });

  it('says that the passkey was refused, and leaves the form as it is', async () => {
    unplug = plugInPasskeys();
    const refusal = { detail: 'This passkey doesn’t work for this account.' };
    const { person } = show({ api: [asked, refuses('post', PASSKEY, 400, refusal)] });
    await person.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.detail);
    expect(screen.queryByText('Email is required.')).not.toBeInTheDocument();
  });

  it('says nothing when I close the browser’s question', async () => {
    unplug = plugInPasskeys({ fails: 'NotAllowedError' });
    const { person } = show({ api: [asked] });
    await person.click(await button());
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is the second step, too, where the account has one and no app', async () => {
    unplug = plugInPasskeys();
    const challenged = answers('post', LOGIN, () =>
      Response.json({ challenge: 'c-1', app: false, passkeys: true }, { status: 202 }),
    );
    const { person } = show({ api: [challenged, asked, answers('post', PASSKEY, answer)] });
    await logIn(person);
    expect(await screen.findByLabelText('Recovery code')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a code from your app' })).not.toBeInTheDocument();
    await person.click(await button());
    expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
  });

  it('is not offered where the browser offers none', () => {
    show({});
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});

describe('the login page', () => {
  it('sends on whoever is logged in already', () => {
    const at = { pathname: '/login', state: { from: '/settings' } };
    show({ at, session: aSession(aUser()) });
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/settings');
  });

  it('waits for the first check of the session', () => {
    show({ session: aSession(null, { status: 'checking' }), api: [hangs('post', LOGIN)] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  it('leads to sign-up and to a forgotten password', async () => {
    const { person } = show({});
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    await person.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/signup');
  });

  it('tells a password manager what to fill in', () => {
    show({});
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });
});

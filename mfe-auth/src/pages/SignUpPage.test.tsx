import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Session } from '@northlight/shared-api';
import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import SignUpPage from './SignUpPage.tsx';

const REGISTER = '/api/accounts/register/';
const answer = { access: 'a', refresh: 'r', user: aUser({ email_verified: false }) };

const show = (given: Parameters<typeof renderPage>[1]) => renderPage(SignUpPage, { route: '/signup', ...given });
const field = (label: string) => screen.getByLabelText(label);
const loseConnection = () => Promise.reject(new TypeError('Failed to fetch'));

const PERSON = {
  'First name': ' Ines ',
  'Last name': 'Varga-Holm',
  Email: 'ines@isferd.test',
  Password: 'four random words',
  'Confirm password': 'four random words',
};

async function signUp(person: UserEvent) {
  for (const [label, text] of Object.entries(PERSON)) {
    await person.click(field(label));
    await person.paste(text);
  }
  await person.keyboard('{Enter}');
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('signing up that does not work', () => {
  it('asks for each field that is missing and puts the focus on the first', async () => {
    const { person } = show({});
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await screen.findByText('First name is required.');
    for (const label of ['Last name', 'Email', 'Password', 'Password confirmation'])
      expect(screen.getByText(`${label} is required.`)).toBeVisible();
    await waitFor(() => expect(field('First name')).toHaveFocus());
  });

  it('shows everything that is wrong in one try', async () => {
    const { person } = show({});
    await person.type(field('First name'), ' ');
    await person.type(field('Last name'), 'Varga-Holm');
    await person.type(field('Email'), 'ines');
    await person.type(field('Password'), 'passw0rd');
    await person.type(field('Confirm password'), 'passw1rd{Enter}');
    expect(await screen.findByText('First name is required.')).toBeVisible();
    expect(screen.getByText('Invalid email address')).toBeVisible();
    expect(screen.getByText('Passwords do not match.')).toBeVisible();
    expect(field('Password')).toHaveAccessibleDescription(
      expect.stringContaining(
        'Use at least 12 characters. This password is too common. Choose one that is harder to guess.',
      ),
    );
    await waitFor(() => expect(field('First name')).toHaveFocus());
  });

  it('says that the passwords differ', async () => {
    const { person } = show({});
    await person.type(field('Password'), 'four random words');
    await person.type(field('Confirm password'), 'four random birds{Enter}');
    expect(await screen.findByText('Passwords do not match.')).toBeVisible();
  });

  it('shows the first message of a field, and all of them for the password', async () => {
    const { person } = show({
      api: [
        refuses('post', REGISTER, 400, {
          email: ['An account with this email already exists.', 'Second thoughts.'],
          password: ['Use at least 12 characters.', 'This password is too common.'],
        }),
      ],
    });
    await signUp(person);
    expect(await screen.findByText('An account with this email already exists.')).toBeVisible();
    expect(screen.queryByText('Second thoughts.')).not.toBeInTheDocument();
    expect(field('Password')).toHaveAccessibleDescription(
      expect.stringContaining('Use at least 12 characters. This password is too common.'),
    );
    await waitFor(() => expect(field('Email')).toHaveFocus());
  });

  it('forgets what the server said about a field when it is changed', async () => {
    const { person } = show({ api: [refuses('post', REGISTER, 400, { email: ['This address is taken.'] })] });
    await signUp(person);
    await screen.findByText('This address is taken.');
    await person.type(field('Email'), 'x');
    expect(screen.queryByText('This address is taken.')).not.toBeInTheDocument();
  });

  it('passes on what the server says about the whole', async () => {
    const { person } = show({ api: [refuses('post', REGISTER, 400, { detail: 'Registration is closed.' })] });
    await signUp(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration is closed.');
  });

  it('says that the server failed', async () => {
    const { person } = show({ api: [refuses('post', REGISTER, 500, { detail: 'Traceback' })] });
    await signUp(person);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Server error. Please try again later.$/);
  });

  it('says that the server cannot be reached', async () => {
    const { person } = show({ api: [answers('post', REGISTER, loseConnection)] });
    await signUp(person);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to connect to the server. Please check if the server is running.',
    );
  });

  it('says that the person is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { person } = show({ api: [answers('post', REGISTER, loseConnection)] });
    await signUp(person);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your internet connection and try again.',
    );
  });

  it('says how long to wait after too many attempts', async () => {
    const refusal = Response.json({ code: 'throttled' }, { status: 429, headers: { 'retry-after': '30' } });
    const { person } = show({ api: [answers('post', REGISTER, () => refusal)] });
    await signUp(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 30 seconds.');
  });

  it('says so when the server gives no reason', async () => {
    const { person } = show({ api: [answers('post', REGISTER, () => new Response('', { status: 418 }))] });
    await signUp(person);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred during registration. Please try again.',
    );
  });
});

describe('signing up', () => {
  it('makes an account and logs its owner in until the browser is closed', async () => {
    const signIn = jest.fn<Session['signIn']>(async () => {});
    const sent = jest.fn();
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return answer;
    };
    const { person } = show({ session: aSession(null, { signIn }), api: [answers('post', REGISTER, record)] });
    await signUp(person);
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(answer, false));
    expect(sent).toHaveBeenCalledWith({
      first_name: 'Ines',
      last_name: 'Varga-Holm',
      email: 'ines@isferd.test',
      password: 'four random words',
      password2: 'four random words',
    });
  });
});

describe('the sign-up page', () => {
  it('sends on whoever is logged in already', () => {
    show({ session: aSession(aUser()) });
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/dashboard');
  });

  it('leads to login', () => {
    show({});
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email', 'email'],
    ['Password', 'new-password'],
    ['Confirm password', 'new-password'],
  ])('tells a password manager what %s is', (label, purpose) => {
    show({});
    expect(field(label)).toHaveAttribute('autocomplete', purpose);
  });
});

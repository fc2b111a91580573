import { describe, expect, it, jest } from '@jest/globals';
import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import ResetPasswordPage from './ResetPasswordPage.tsx';

const CONFIRM = '/api/accounts/password-reset-confirm/';

const show = (given: Parameters<typeof renderPage>[1]) =>
  renderPage(ResetPasswordPage, { route: '/reset-password/:uid/:token', at: '/reset-password/7/t-1', ...given });

async function reset(person: UserEvent, password = 'four random words', again = password) {
  await person.click(screen.getByLabelText('New password'));
  await person.paste(password);
  await person.click(screen.getByLabelText('Confirm new password'));
  await person.paste(again);
  await person.keyboard('{Enter}');
}

describe('a reset that does not work', () => {
  it.each(['/reset-password', '/reset-password/7', '/reset-password/%20/t-1'])('refuses the link %s', (at) => {
    show({ route: '/reset-password/:uid?/:token?', at });
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid password reset link.');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('says that the passwords differ', async () => {
    const { person } = show({});
    await reset(person, 'four random words', 'four random birds');
    expect(await screen.findByText('Passwords do not match.')).toBeVisible();
  });

  it('shows all that is wrong with the password, once', async () => {
    const problems = ['Use at least 12 characters.', 'This password is too common.'];
    const { person } = show({
      api: [refuses('post', CONFIRM, 400, { new_password: problems, error: problems[0] })],
    });
    await reset(person, 'password');
    expect(await screen.findByText('Use at least 12 characters.')).toBeVisible();
    expect(screen.getByText('This password is too common.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the link was used already', async () => {
    const { person } = show({ api: [refuses('post', CONFIRM, 400, { error: 'This link was used already.' })] });
    await reset(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already.');
  });

  it('says so when the server gives no reason', async () => {
    const { person } = show({ api: [answers('post', CONFIRM, () => new Response('', { status: 500 }))] });
    await reset(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset password.');
  });
});

describe('a reset', () => {
  it('sends the link with the new password, says that it is done and goes to login', async () => {
    const sent = jest.fn();
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return { message: 'Done.' };
    };
    const { person } = show({ api: [answers('post', CONFIRM, record)] });
    await reset(person);
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/login');
    expect(screen.getByText('Password reset successful. You can now log in.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      uid: '7',
      token: 't-1',
      new_password: 'four random words',
      confirm_password: 'four random words',
    });
  });

  it('ends the session that was open in this browser', async () => {
    const signOut = jest.fn(async () => {});
    const { person } = show({
      session: aSession(aUser(), { signOut }),
      api: [answers('post', CONFIRM, { message: 'Done.' })],
    });
    await reset(person);
    await screen.findByTestId('elsewhere');
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});

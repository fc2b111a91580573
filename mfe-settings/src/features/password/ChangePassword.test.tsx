import { describe, expect, it, jest } from '@jest/globals';
import { answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import SecuritySettingsPage from '../../pages/SecuritySettingsPage.tsx';
import { ON_OPENING } from '../../pages/settings.fixture.ts';
import { SESSIONS } from '../security/security.fixture.ts';

const CHANGE = '/api/accounts/change-password/';

const show = (given: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(SecuritySettingsPage, {
    route: '/settings/security',
    session: aSession(aUser()),
    ...given,
    api: [...(given.api ?? []), ...ON_OPENING],
  });

async function change(person: UserEvent, again = 'four random words') {
  await person.click(screen.getByLabelText('Current password'));
  await person.paste('the old password');
  await person.click(screen.getByLabelText('New password'));
  await person.paste('four random words');
  await person.click(screen.getByLabelText('Confirm new password'));
  await person.paste(again);
  await person.keyboard('{Enter}');
}

describe('a password that is not changed', () => {
  it('asks for all three', async () => {
    const { person } = show();
    await person.click(screen.getByRole('button', { name: /Change password/ }));
    expect(await screen.findByText('Current password is required.')).toBeVisible();
    expect(screen.getByText('New password is required.')).toBeVisible();
    expect(screen.getByText('Password confirmation is required.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  });

  it('says that the new ones differ', async () => {
    const { person } = show();
    await change(person, 'four random birds');
    expect(await screen.findByText('Passwords do not match.')).toBeVisible();
  });

  it('says under the current password that it is wrong, and only there', async () => {
    const refusal = { current_password: ['Current password is incorrect.'], error: 'Current password is incorrect.' };
    const { person } = show({ api: [refuses('post', CHANGE, 400, refusal)] });
    await change(person);
    expect(await screen.findByText('Current password is incorrect.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  });

  it('shows what the server says', async () => {
    const { person } = show({ api: [refuses('post', CHANGE, 409, { error: 'Password changes are closed.' })] });
    await change(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Password changes are closed.');
  });

  it('says that the network failed', async () => {
    const { person } = show({
      api: [answers('post', CHANGE, () => Promise.reject(new TypeError('Failed to fetch')))],
    });
    await change(person);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check if the server is running and try again.',
    );
  });

  it('says so when the server gives no reason', async () => {
    const { person } = show({ api: [answers('post', CHANGE, () => new Response('', { status: 500 }))] });
    await change(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change password.');
  });
});

describe('changing the password', () => {
  it('says that it is done and forgets what was typed', async () => {
    const sent = jest.fn();
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return { message: 'Password updated' };
    };
    const { person } = show({ api: [answers('post', CHANGE, record)] });
    await change(person);
    expect(await screen.findByText('Password updated')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      current_password: 'the old password',
      new_password: 'four random words',
      confirm_password: 'four random words',
    });
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
    expect(screen.queryByText('Current password is required.')).not.toBeInTheDocument();
  });

  it('shows at once that other devices are logged out', async () => {
    let changed = false;
    const { person } = show({
      api: [
        answers('post', CHANGE, () => {
          changed = true;
          return { message: 'Password updated' };
        }),
        answers('get', '/api/accounts/sessions/', () => SESSIONS.filter(({ current }) => current || !changed)),
      ],
    });
    const others = /^Sign out .*, last used/;
    expect(await screen.findAllByRole('button', { name: others })).not.toHaveLength(0);
    await change(person);
    await waitFor(() => expect(screen.queryByRole('button', { name: others })).not.toBeInTheDocument());
  });

  it('tells a password manager whose password it is, and which is which', () => {
    show();
    const form = screen.getByRole('form', { name: 'Change Password' });
    expect(form.querySelector('[autocomplete="username"]')).toHaveValue('ines@isferd.test');
    expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

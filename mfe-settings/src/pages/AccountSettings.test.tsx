import { describe, expect, it, jest } from '@jest/globals';
import { hasUnsavedChanges } from '@northlight/shared-api';
import { anInvestorUser, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import AccountSettingsPage from './AccountSettingsPage.tsx';
import NotificationSettingsPage from './NotificationSettingsPage.tsx';
import SettingsPage from './SettingsPage.tsx';

type Given = Parameters<typeof renderPage>[1];

const showNotifications = (given: Given = {}) =>
  renderPage(NotificationSettingsPage, { route: '/settings/notifications', session: aSession(aUser()), ...given });
const showAccount = (given: Given = {}) =>
  renderPage(AccountSettingsPage, { route: '/settings/account', session: aSession(aUser()), ...given });
const showProfile = (given: Given = {}) =>
  renderPage(SettingsPage, { route: '/settings', session: aSession(aUser()), ...given });

describe('what mails I get', () => {
  it('goes back when the choice is not saved, and says why', async () => {
    const { person } = showNotifications({ api: [refuses('patch', '/api/accounts/profile/', 500, {})] });
    const toggle = screen.getByRole('switch', { name: 'Deck status changed' });
    await person.click(toggle);
    expect(await screen.findByText('Failed to save your choice. Please try again.')).toBeVisible();
    expect(toggle).toBeChecked();
  });

  it('is saved at once, each kind on its own', async () => {
    const setUser = jest.fn();
    const sent = jest.fn();
    const stored = aUser({ notifications: { new_deck: true, deck_status: false, product_news: false } });
    const api = [
      answers('patch', '/api/accounts/profile/', async ({ request }) => {
        sent(await request.json());
        return stored;
      }),
    ];
    const { person } = showNotifications({ session: aSession(aUser(), { setUser }), api });
    await person.click(screen.getByRole('switch', { name: 'Deck status changed' }));
    await waitFor(() => expect(setUser).toHaveBeenCalledWith(stored));
    expect(sent).toHaveBeenCalledWith({ notifications: { deck_status: false } });
  });

  it('depends on what I am', () => {
    const { unmount } = showNotifications();
    expect(screen.queryByRole('switch', { name: 'New deck received' })).not.toBeInTheDocument();
    unmount();
    showNotifications({ session: aSession(anInvestorUser()) });
    expect(screen.getByRole('switch', { name: 'New deck received' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Product news' })).not.toBeChecked();
  });
});

describe('taking my data along', () => {
  it('says so when it does not work', async () => {
    const { person } = showAccount({ api: [refuses('post', '/api/accounts/export/', 500, {})] });
    await person.click(screen.getByRole('button', { name: /^Export/ }));
    expect(await screen.findByText('Failed to export your data. Please try again.')).toBeVisible();
  });

  it('downloads the archive from the address the server gives', async () => {
    const opened: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      opened.push(this.getAttribute('href') ?? '');
    });
    const url = '/api/accounts/export/?user=7&expires=1&signature=x';
    const { person } = showAccount({ api: [answers('post', '/api/accounts/export/', { url })] });
    await person.click(screen.getByRole('button', { name: /^Export/ }));
    expect(await screen.findByText('Your archive is being downloaded')).toBeVisible();
    expect(opened).toEqual([url]);
    click.mockRestore();
  });
});

describe('deleting my account', () => {
  const DELETE = '/api/accounts/delete/';

  async function ask(person: UserEvent, word: string) {
    await person.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog');
    if (word) await person.type(within(dialog).getByLabelText(/^Type/), word);
    await person.click(within(dialog).getByRole('button', { name: /^Delete account/ }));
    return dialog;
  }

  it('asks for a word', async () => {
    const { person } = showAccount();
    const dialog = await ask(person, 'remove');
    expect(await within(dialog).findByText('Type delete to confirm.')).toBeVisible();
  });

  it('tells the last admin to find another first', async () => {
    const detail = 'You are the only admin. Make somebody else one first.';
    const { person } = showAccount({ api: [refuses('post', DELETE, 409, { detail })] });
    await ask(person, 'delete');
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('says until when there is a way back, and then leaves', async () => {
    const signOut = jest.fn(async () => {});
    const { person } = showAccount({
      session: aSession(aUser(), { signOut }),
      api: [answers('post', DELETE, { deletion_due: '2026-12-04T12:00:00.000Z' })],
    });
    await ask(person, ' Delete ');
    expect(await screen.findByText(/will be deleted on 4 Dec 2026/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});

describe('somebody who was sent here to complete their profile', () => {
  it('is told what is missing, and has a way back', () => {
    showProfile({
      session: aSession(aUser({ bio: '', phone: '' })),
      at: '/settings?return=%2Finvestor%2Fleonie-harrow',
    });
    expect(screen.getByText(/^Needed to send a deck: Phone, Bio\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
      'href',
      '/investor/leonie-harrow',
    );
  });

  it('is told once nothing is missing', () => {
    showProfile({ at: '/settings?return=%2Finvestor%3Fid%3D11' });
    expect(screen.getByText('Your profile is complete')).toBeVisible();
  });

  it.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)', ''])(
    'is not sent to %j',
    (path) => {
      showProfile({ at: `/settings?return=${encodeURIComponent(path)}` });
      expect(screen.queryByRole('link', { name: 'Back to where you were' })).not.toBeInTheDocument();
    },
  );
});

describe('input that is not saved', () => {
  it('keeps the page from being left by accident', async () => {
    const { person } = showProfile();
    expect(hasUnsavedChanges()).toBe(false);
    await person.type(screen.getByLabelText('Company'), '!');
    expect(hasUnsavedChanges()).toBe(true);
  });
});

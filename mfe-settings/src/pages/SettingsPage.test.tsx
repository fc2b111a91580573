import { describe, expect, it, jest } from '@jest/globals';
import { anInvestorUser, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import SettingsPage from './SettingsPage.tsx';
import { ON_OPENING } from './settings.fixture.ts';

const PROFILE = '/api/accounts/profile/';

const show = (given: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(SettingsPage, {
    route: '/settings',
    session: aSession(aUser()),
    ...given,
    api: [...(given.api ?? []), ...ON_OPENING],
  });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const save = (person: UserEvent) => person.click(screen.getByRole('button', { name: /Save changes/ }));

async function retype(person: UserEvent, label: string, text: string) {
  await person.clear(field(label));
  await person.click(field(label));
  await person.paste(text);
}

describe('who may see settings', () => {
  it('sends a visitor to login, and back afterwards', () => {
    show({ session: aSession() });
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/login');
  });

  it('waits for the first check of the session', () => {
    show({ session: aSession(null, { status: 'checking' }) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  });
});

describe('a profile that cannot be saved', () => {
  it.each([
    ['First name', 'I', 'First name must be at least 2 characters'],
    ['First name', '', 'First name must be at least 2 characters'],
    ['Last name', ' V ', 'Last name must be at least 2 characters'],
    ['Email', 'ines', 'Invalid email address'],
    ['Email', '', 'Invalid email address'],
    ['LinkedIn', 'ines varga', 'Invalid LinkedIn URL'],
    ['Twitter', 'javascript:alert(1)', 'Invalid Twitter URL'],
    ['Website', 'ftp://isferd.test', 'Invalid website URL'],
  ])('%s "%s" is refused under its field', async (label, text, message) => {
    const { person } = show();
    await retype(person, label, text);
    await save(person);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    await waitFor(() => expect(field(label)).toHaveFocus());
  });

  it('says how long a text may be', async () => {
    const { person } = show();
    await retype(person, 'Company', 'x'.repeat(201));
    await save(person);
    expect(await screen.findByText('Use at most 200 characters.')).toBeVisible();
  });

  it('shows what the server says about the whole before anything else', async () => {
    const refusal = { non_field_errors: ['This profile is locked.'], detail: 'Refused.', phone: ['Unknown number.'] };
    const { person } = show({ api: [refuses('patch', PROFILE, 400, refusal)] });
    await save(person);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This profile is locked.$/);
    expect(field('Phone')).toHaveAccessibleDescription('Unknown number.');
  });

  it('shows the detail when there is nothing else', async () => {
    const { person } = show({ api: [refuses('patch', PROFILE, 409, { detail: 'Somebody changed this meanwhile.' })] });
    await save(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed this meanwhile.');
  });

  it('shows what the server says about a field under it, and there alone', async () => {
    const { person } = show({
      api: [refuses('patch', PROFILE, 400, { email: ['An account with this email already exists.'] })],
    });
    await save(person);
    expect(await screen.findByText('An account with this email already exists.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(field('Email')).toHaveFocus());
  });

  it('loses no message about a field that the page does not show', async () => {
    const { person } = show({ api: [refuses('patch', PROFILE, 400, { custom_url_slug: ['This address is taken.'] })] });
    await save(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('This address is taken.');
  });

  it('says so when the server gives no reason, and keeps what was typed', async () => {
    const { person } = show({ api: [answers('patch', PROFILE, () => new Response('', { status: 502 }))] });
    await retype(person, 'Company', 'Isferd AS');
    await save(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile. Please try again.');
    expect(field('Company')).toHaveValue('Isferd AS');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});

describe('saving a profile', () => {
  it('sends only what was changed, links with their scheme, and shows what was stored', async () => {
    const sent = jest.fn();
    const setUser = jest.fn();
    const stored = aUser({ company: 'Isferd AS', website: 'https://isferd.test' });
    const record = async ({ request }: { request: Request }) => {
      sent(await request.json());
      return stored;
    };
    const { person } = show({ session: aSession(aUser(), { setUser }), api: [answers('patch', PROFILE, record)] });
    await retype(person, 'Company', ' Isferd AS ');
    await retype(person, 'Website', 'isferd.test');
    await person.selectOptions(field('Sector'), 'Climate');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await save(person);
    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      company: 'Isferd AS',
      work_field: 'Climate',
      website: 'https://isferd.test',
      based_on: { company: aUser().company, work_field: aUser().work_field, website: '' },
    });
    expect(setUser).toHaveBeenCalledWith(stored);
    await waitFor(() => expect(field('Website')).toHaveValue('https://isferd.test'));
    expect(field('Company')).toHaveValue('Isferd AS');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('works with Enter alone', async () => {
    const sent = jest.fn();
    const record = () => {
      sent();
      return aUser();
    };
    const { person } = show({ api: [answers('patch', PROFILE, record)] });
    await person.type(field('Company'), '{Enter}');
    await screen.findByText('Settings updated');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('a profile that was changed in another tab', () => {
  const elsewhere = aUser({ company: 'Isferd Group' });

  /** Opens settings, changes company and phone, and saves; another tab has changed the company. */
  async function collide() {
    const sent: Record<string, unknown>[] = [];
    const { person } = show({
      api: [
        answers('get', PROFILE, elsewhere),
        answers('patch', PROFILE, async ({ request }) => {
          const { based_on, ...patch } = (await request.json()) as { based_on: { company?: string } };
          sent.push({ based_on, ...patch });
          const isCurrent = (based_on.company ?? elsewhere.company) === elsewhere.company;
          if (isCurrent) return { ...elsewhere, ...patch };
          return Response.json({ code: 'profile_changed', company: ['This was changed.'] }, { status: 409 });
        }),
      ],
    });
    await retype(person, 'Company', 'Isferd AS');
    await retype(person, 'Phone', '+47 1');
    await save(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Company – saved: “Isferd Group”; yours: “Isferd AS”');
    expect(field('Company')).toHaveAccessibleDescription('This is now “Isferd Group”. Choose above what to keep.');
    expect(field('Company')).toHaveValue('Isferd AS');
    expect(screen.queryByText('Settings updated')).not.toBeInTheDocument();
    return { person, sent };
  }

  it('shows both values, and saves mine if I keep it', async () => {
    const { person, sent } = await collide();
    await person.click(screen.getByRole('button', { name: 'Keep mine: Company' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(field('Company')).toHaveFocus());
    await save(person);
    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      company: 'Isferd AS',
      phone: '+47 1',
      based_on: { company: 'Isferd Group', phone: aUser().phone },
    });
  });

  it('takes over the other value if I choose it, and still saves my other changes', async () => {
    const { person, sent } = await collide();
    await person.click(screen.getByRole('button', { name: 'Use the other version: Company' }));
    expect(field('Company')).toHaveValue('Isferd Group');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await save(person);
    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(sent.at(-1)).toEqual({ phone: '+47 1', based_on: { phone: aUser().phone } });
  });
});

describe('changes I do not want after all', () => {
  it('are dropped, and what is stored is back', async () => {
    const { person } = show();
    await retype(person, 'Company', 'Isferd AS');
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Company')).toHaveValue(aUser().company);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /Save changes/ })).toHaveFocus());
  });
});

describe('the sections of the settings', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Settings' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('have addresses of their own, and the open one is marked', () => {
    show();
    expect(links()).toEqual([
      ['Profile', '/settings'],
      ['Login & security', '/settings/security'],
      ['Notifications', '/settings/notifications'],
      ['Your data', '/settings/account'],
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Profile');
  });

  it('offer the investor profile to investors', () => {
    show({ session: aSession(anInvestorUser()) });
    expect(links()).toContainEqual(['Investor Profile', '/settings/investor-profile']);
  });
});

describe('an investor whose profile is shown', () => {
  it('is warned before a save that takes it offline, and told afterwards', async () => {
    const user = anInvestorUser({ is_profile_live: true, is_publicly_listed: true });
    const stored = { ...user, phone: '', is_profile_live: false, is_publicly_listed: false };
    const { person } = show({ session: aSession(user), api: [answers('patch', PROFILE, stored)] });
    await person.clear(field('Phone'));
    expect(await screen.findByText('If you save this, your profile will no longer be live')).toBeVisible();
    await save(person);
    expect(await screen.findByText('Your public profile is no longer live because it’s incomplete.')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Phone');
  });
});

describe('an email address that is not verified', () => {
  it('leads to where it is verified', () => {
    show({ session: aSession(aUser({ email_verified: false })) });
    expect(screen.getByRole('link', { name: 'Verify your email' })).toHaveAttribute('href', '/settings/security');
  });
});

describe('the settings page', () => {
  it('offers every sector of the list, and none', () => {
    show();
    const sectors = within(field('Sector')).getAllByRole('option');
    expect(sectors).toHaveLength(28);
    expect(sectors[0]).toHaveTextContent('Choose a sector');
  });

  it('tells founder and investor who reads their profile', () => {
    const { unmount } = show();
    expect(screen.getByText('What investors see, and how you log in.')).toBeVisible();
    unmount();
    show({ session: aSession(anInvestorUser()) });
    expect(screen.getByText('What founders see, and how you log in.')).toBeVisible();
  });

  it('shows initials where there is no picture', () => {
    show();
    expect(screen.getByText('IV')).toBeVisible();
  });
});

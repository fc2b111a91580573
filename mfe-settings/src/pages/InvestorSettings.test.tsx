import { describe, expect, it, jest } from '@jest/globals';
import type { User } from '@northlight/shared-api';
import { anInvestorUser, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import InvestorSettingsPage from './InvestorSettingsPage.tsx';
import { ON_OPENING } from './settings.fixture.ts';

const PROFILE = '/api/accounts/profile/';

const show = (
  given: Partial<User> = {},
  { api = [] }: Pick<NonNullable<Parameters<typeof renderPage>[1]>, 'api'> = {},
) =>
  renderPage(InvestorSettingsPage, {
    route: '/settings/investor-profile',
    session: aSession(anInvestorUser(given)),
    api: [...api, ...ON_OPENING],
  });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const save = (person: UserEvent) => person.click(screen.getByRole('button', { name: /Save changes/ }));
const live = () => screen.getByRole('switch', { name: 'Profile is live' });
const box = () => screen.findByRole('alert');

async function retype(person: UserEvent, label: string, text: string) {
  await person.clear(field(label));
  await person.click(field(label));
  await person.paste(text);
}

/** Mocks saving: responds with what was sent, and records it. */
function saves(user: User) {
  const sent = jest.fn<(patch: Record<string, unknown>) => void>();
  const handler = answers('patch', PROFILE, async ({ request }) => {
    const patch = (await request.json()) as Record<string, unknown>;
    sent(patch);
    return { ...user, ...patch } as User;
  });
  return { sent, api: [handler] };
}

describe('an investor who wants to be seen', () => {
  it('is refused while fields are missing, and told each of them', async () => {
    const { person } = show({ bio: '', profile_image: null, investment_fields: [] });
    await person.click(live());
    expect(live()).not.toBeChecked();
    expect(await box()).toHaveTextContent(
      'Profile IncompletePlease complete the following fields before activating your profile:Profile imageBioInvestment fields',
    );
  });

  it('is led from the box to the field', async () => {
    const { person } = show({ bio: '', investment_geography: '' });
    await person.click(live());
    const missing = within(await box());
    await person.click(missing.getByRole('link', { name: 'Investment geography' }));
    expect(field('Investment geography')).toHaveFocus();
    expect(missing.getByRole('link', { name: 'Bio' })).toHaveAttribute('href', '/settings#profile-bio');
  });

  it('sees the box go once the last field is filled in, and may turn it on then', async () => {
    const { person } = show({ investment_geography: '' });
    await person.click(live());
    await box();
    await retype(person, 'Investment geography', 'Nordics');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await person.click(live());
    expect(live()).toBeChecked();
  });

  it('may always turn it off', async () => {
    const { person } = show({ bio: '', is_profile_live: true });
    await person.click(live());
    expect(live()).not.toBeChecked();
  });

  it('sees the box when it is the server that finds something missing', async () => {
    const refusal = {
      code: 'profile_incomplete',
      non_field_errors: ['Please complete the following fields before activating your profile: Profile image'],
      profile_image: ['Profile image is missing.'],
    };
    const { person } = show({ profile_image: null }, { api: [refuses('patch', PROFILE, 400, refusal)] });
    await save(person);
    expect(await screen.findByText('Profile Incomplete')).toBeVisible();
  });
});

describe('an investor whose profile is shown', () => {
  it('is warned before a save that takes it offline, and told afterwards', async () => {
    const user = anInvestorUser({ is_profile_live: true, is_publicly_listed: true });
    const stored = { ...user, investment_geography: '', is_profile_live: false, is_publicly_listed: false };
    const { person } = show(user, { api: [answers('patch', PROFILE, stored)] });
    await person.clear(field('Investment geography'));
    expect(await screen.findByText('If you save this, your profile will no longer be live')).toBeVisible();
    await save(person);
    expect(await screen.findByText('Your public profile is no longer live because it’s incomplete.')).toBeVisible();
    expect(await box()).toHaveTextContent('Investment geography');
    await waitFor(() => expect(live()).not.toBeChecked());
  });
});

describe('the investor profile of a founder', () => {
  it('is not there: the settings lead back to their own profile', () => {
    renderPage(InvestorSettingsPage, {
      route: '/settings/investor-profile',
      session: aSession(aUser()),
      api: ON_OPENING,
    });
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/settings');
  });
});

describe('an investor profile', () => {
  it('is refused a maximum below the minimum', async () => {
    const { person } = show();
    await retype(person, 'Maximum investment', '1000');
    await save(person);
    expect(
      await screen.findByText('Maximum investment must be greater than or equal to minimum investment'),
    ).toBeVisible();
  });

  it('has a public contact address apart from the one that logs in', async () => {
    const user = anInvestorUser();
    const { sent, api } = saves(user);
    const { person } = show(user, { api });
    expect(field('Contact email')).toHaveAccessibleDescription(/Everyone can see this/);
    await retype(person, 'Contact email', 'not an address');
    await save(person);
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    await person.clear(field('Contact email'));
    await save(person);
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const based_on = { contact_email: 'decks@brackenfold.test' };
    expect(sent).toHaveBeenCalledWith({ contact_email: '', based_on });
  });

  it('is refused a custom URL that begins with a digit, and one that is taken', async () => {
    const { person } = show(
      {},
      { api: [refuses('patch', PROFILE, 400, { custom_url_slug: ['This custom URL is taken. Choose another.'] })] },
    );
    await retype(person, 'Custom URL', '1st fund');
    await save(person);
    expect(
      await screen.findByText('Custom URL must start with a letter and only contain letters, numbers, and hyphens'),
    ).toBeVisible();
    await retype(person, 'Custom URL', 'fund');
    await save(person);
    expect(await screen.findByText('This custom URL is taken. Choose another.')).toBeVisible();
  });

  it('brings the custom URL into its form as it is typed, and shows what it comes to', async () => {
    const { person } = show();
    await person.clear(field('Custom URL'));
    expect(field('Custom URL')).toHaveAccessibleDescription(/\/investor\?id=11, the default address$/);
    await person.type(field('Custom URL'), 'Fóld & Sons-');
    expect(field('Custom URL')).toHaveValue('fold-sons-');
    expect(field('Custom URL')).toHaveAccessibleDescription(/\/investor\/fold-sons$/);
    await person.tab();
    expect(field('Custom URL')).toHaveValue('fold-sons');
  });

  it('shows amounts with dots, and sends lists joined by commas, trimmed and without doubles', async () => {
    const user = anInvestorUser();
    const { sent, api } = saves(user);
    const { person } = show({}, { api });
    expect(field('Minimum investment')).toHaveValue('500.000');
    await retype(person, 'Maximum investment', '$4.5M');
    expect(field('Maximum investment')).toHaveValue('4.500.000');
    await person.type(field('Previous investments'), '  coldframe {Enter} Tallow & Tin{Enter}');
    await person.type(field('Previous exits'), 'Harbour');
    await person.selectOptions(field('Investment fields'), 'Energy');
    await save(person);
    await screen.findByText('Settings updated');
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        max_investment: '4500000',
        investment_fields: ['Logistics', 'Industrial', 'Climate', 'Energy'],
        previous_investments: 'Coldframe, Haulwright, Siltmark, Tallow & Tin',
        previous_exits: 'Quayline, Harbour',
      }),
    );
  });

  it('reads investment fields that arrive in fragments of JSON', () => {
    show({ investment_fields: ['["SaaS"', '"Fintech"]'] });
    expect(screen.getByRole('button', { name: 'Remove SaaS' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Fintech' })).toBeVisible();
  });
});

import { describe, expect, it } from '@jest/globals';
import type { User } from '@northlight/shared-api';
import {
  anInvestorUser,
  answers,
  aPublicInvestor,
  aSession,
  breaks,
  hangs,
  refuses,
} from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, within } from '@testing-library/react';
import InvestorPage from './InvestorPage.tsx';

const BY_ID = '/api/accounts/investors/{id}/';
const BY_SLUG = '/api/accounts/investors/by-slug/{slug}/';

const bySlug = (api: Parameters<typeof renderPage>[1], state: unknown = null) =>
  renderPage(InvestorPage, { route: '/investor/:slug', at: { pathname: '/investor/leonie-harrow', state }, ...api });
const byId = (id: string, api: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(InvestorPage, { route: '/investor', at: `/investor?id=${id}`, ...api });

describe('a profile that cannot be shown', () => {
  it.each([
    [403, 'This investor profile is not active at the moment.'],
    [404, 'Investor profile not found.'],
  ])('says why on a %i, and leads to the others', async (status, message) => {
    bySlug({ api: [refuses('get', BY_SLUG, status, { detail: 'Whatever the server says.' })] });
    expect(await screen.findByRole('heading', { name: message })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all investors' })).toHaveAttribute('href', '/investors');
    expect(screen.queryByText('Whatever the server says.')).not.toBeInTheDocument();
  });

  it.each([
    ['the server fails', refuses('get', BY_SLUG, 500, { detail: 'Server error.' })],
    ['the connection is lost', breaks('get', BY_SLUG)],
  ])('says so when %s', async (_, handler) => {
    bySlug({ api: [handler] });
    expect(
      await screen.findByRole('heading', { name: 'Unable to load investor profile. Please try again later.' }),
    ).toBeVisible();
  });

  it('can be tried again', async () => {
    const api = [breaks('get', BY_SLUG), answers('get', BY_SLUG, aPublicInvestor())];
    const { person } = bySlug({ api });
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.shift();
    await person.click(again);
    expect(await screen.findByRole('heading', { name: 'Leonie Harrow' })).toBeVisible();
  });

  it.each(['', 'abc', '0', '-4', '1e3', '../../admin'])('does not exist for the id “%s”', async (id) => {
    byId(encodeURIComponent(id));
    expect(await screen.findByRole('heading', { name: 'Investor profile not found.' })).toBeVisible();
  });
});

describe('while it loads', () => {
  it('says so', () => {
    bySlug({ api: [hangs('get', BY_SLUG)] });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });
});

describe('a public profile', () => {
  it('opened by its id goes to its own address', async () => {
    byId('11', { api: [answers('get', BY_ID, aPublicInvestor())] });
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/investor/leonie-harrow');
  });

  it('stays at its id while it has no address of its own', async () => {
    byId('11', {
      api: [answers('get', BY_ID, ({ params }) => aPublicInvestor({ id: Number(params.id), custom_url_slug: '' }))],
    });
    expect(await screen.findByRole('heading', { name: 'Leonie Harrow' })).toBeVisible();
  });

  it('shows all that the investor tells', async () => {
    bySlug({ api: [answers('get', BY_SLUG, aPublicInvestor({ twitter: 'twitter.com/leonie' }))] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Leonie Harrow' })).toBeVisible();
    for (const text of [
      'Partner, Brackenfold Capital',
      '$500K–$3M',
      'Logistics',
      'Energy',
      'Seed, hands-on, one partner per company.',
      'Tarn',
      'Oxbow Freight',
      'Quayline',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Average investment/)).toHaveTextContent('Average investment $1.8M per company');
    expect(screen.getByRole('img', { name: 'Invests $500K to $3M' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'leonie@brackenfold.test' })).toHaveAttribute(
      'href',
      'mailto:leonie@brackenfold.test',
    );
    const twitter = screen.getByRole('link', { name: /Twitter/ });
    expect(twitter).toHaveAttribute('href', 'https://twitter.com/leonie');
    expect(twitter).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('leaves out links that are not safe, and what is not told', async () => {
    const investor = aPublicInvestor({
      linkedin: 'javascript:alert(1)',
      previous_exits: '',
      min_investment: '',
      max_investment: '',
    });
    bySlug({ api: [answers('get', BY_SLUG, investor)] });
    expect(await screen.findByRole('heading', { name: 'Leonie Harrow' })).toBeVisible();
    expect(screen.queryByText('LinkedIn')).not.toBeInTheDocument();
    expect(screen.queryByText('Previous exits')).not.toBeInTheDocument();
    expect(screen.getByText('Not stated. Ask before you count on an amount.')).toBeVisible();
  });

  it.each([
    ['the list it was opened from', { directory: '?search=seed&page=2' }, '/investors?search=seed&page=2'],
    ['the whole list', null, '/investors'],
    ['the whole list, whatever the state says', { directory: 'https://evil.test' }, '/investors'],
  ])('leads back to %s', async (_, state, href) => {
    bySlug({ api: [answers('get', BY_SLUG, aPublicInvestor())] }, state);
    await screen.findByRole('heading', { name: 'Leonie Harrow' });
    expect(screen.getByRole('link', { name: 'Investors' })).toHaveAttribute('href', href);
  });
});

describe('my own profile', () => {
  const own = (isLive: boolean, fields: Partial<User> = {}) =>
    bySlug({
      session: aSession(anInvestorUser({ id: aPublicInvestor().id, is_profile_live: isLive, ...fields })),
      api: [answers('get', BY_SLUG, aPublicInvestor())],
    });

  it('that is not live is a preview, with what is missing, its card in the directory, and no link to share', async () => {
    own(false, { bio: '', expertise_tags: '' });
    expect(await screen.findByText('Not live yet: finish your profile')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Leonie Harrow' })).toBeVisible();
    expect(screen.getByText('2 fields left to fill in:')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bio' })).toHaveAttribute('href', '/settings#profile-bio');
    expect(screen.getByRole('link', { name: 'Expertise tags' })).toHaveAttribute(
      'href',
      '/settings/investor-profile#profile-expertise_tags',
    );
    const card = within(screen.getByRole('region', { name: 'Your card in the directory' }));
    expect(card.getByRole('heading', { name: 'Leonie Harrow' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/settings/investor-profile');
    expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  });

  it('that is complete but not live has nothing to fill in', async () => {
    own(false);
    expect(await screen.findByText('Not live yet')).toBeVisible();
    expect(screen.queryByText(/to fill in/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Make it live in settings' })).toBeVisible();
  });

  it('that is live has no such notice', async () => {
    own(true);
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(screen.queryByText(/Not live yet/)).not.toBeInTheDocument();
  });
});

it('the tab is called after the investor', async () => {
  const investor = aPublicInvestor({ first_name: 'Leonie', last_name: 'Harrow', custom_url_slug: '' });
  byId('7', { api: [answers('get', BY_ID, investor)] });
  await screen.findByRole('heading', { level: 1, name: 'Leonie Harrow' });
  expect(document.title).toBe('Leonie Harrow · Northlight');
});

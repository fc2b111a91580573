import { describe, expect, it } from '@jest/globals';
import type { User } from '@northlight/shared-api';
import {
  type Asked,
  anInvestorUser,
  answers,
  aPublicInvestor,
  aReceivedSubmission,
  aSavedDeck,
  aSentSubmission,
  aSession,
  aUser,
  breaks,
  pageOf,
  receivedRowOf,
  sentRowOf,
} from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, within } from '@testing-library/react';
import { aRegistry, aRemote } from '../remotes/registry.fixture.ts';
import { SearchMenu } from './SearchMenu.tsx';

const registry = aRegistry(
  aRemote({
    routes: [
      { path: '/dashboard', page: 'DashboardPage', access: 'login', title: 'Dashboard' },
      { path: '/settings/security', page: 'SecurityPage', access: 'login', title: 'Sign-in & security – Settings' },
      { path: '/settings/investor-profile', page: 'ProfilePage', access: 'investor', title: 'Investor Profile' },
    ],
    nav: [
      { label: 'Login', to: '/login', audience: 'guest', place: 'end', order: 10, icon: 'login' },
      { label: 'Dashboard', to: '/dashboard', audience: 'login', place: 'bar', order: 40, icon: 'dashboard' },
    ],
  }),
);

const INVESTORS = [
  aPublicInvestor(),
  aPublicInvestor({ id: 12, first_name: 'Benoît', last_name: 'Lacasse', company: 'Quay North', custom_url_slug: '' }),
];

/** The API of somebody's data. @param asked gets the paths that were requested */
const api = (asked: string[]) => {
  const note = ({ request }: Asked) => asked.push(new URL(request.url).pathname);
  const wordsOf = ({ request }: Asked) => new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
  return [
    answers('get', '/api/accounts/investors/', (call) => {
      note(call);
      const found = INVESTORS.filter((one) =>
        `${one.first_name} ${one.last_name} ${one.company}`.toLowerCase().includes(wordsOf(call)),
      );
      return pageOf(found, call);
    }),
    answers('get', '/api/pitch-decks/assistant/saved-decks/', (call) => {
      note(call);
      return pageOf([aSavedDeck({ id: 'd1', name: 'Isferd séed' })], call);
    }),
    answers('get', '/api/pitch-decks/evaluations/', (call) => {
      note(call);
      return pageOf([], call);
    }),
    answers('get', '/api/pitch-decks/founder/submissions/', (call) => {
      note(call);
      return pageOf([sentRowOf(aSentSubmission({ id: 's1' }))], call);
    }),
    answers('get', '/api/pitch-decks/investor/submissions/', (call) => {
      note(call);
      return pageOf([receivedRowOf(aReceivedSubmission({ id: 'r1', company_name: 'Gantrey' }))], call);
    }),
  ];
};

function open(user: User | null, first: ReturnType<typeof api> = []) {
  const asked: string[] = [];
  const page = renderPage(() => <SearchMenu registry={registry} />, {
    session: aSession(user),
    api: [...first, ...api(asked)],
  });
  return { ...page, asked, field: screen.getByRole('combobox', { name: 'Search' }) };
}

const entries = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the search', () => {
  it('offers a visitor pages and investors, and asks for nobody’s decks', async () => {
    const { person, field, asked } = open(null);
    expect(entries()).toEqual(['Home', 'Login']);
    await person.type(field, 'harrow');
    expect(await screen.findByRole('option', { name: /Leonie Harrow/ })).toHaveAttribute(
      'href',
      '/investor/leonie-harrow',
    );
    expect(asked).toEqual(['/api/accounts/investors/']);
  });

  it('finds a founder’s own decks, whatever the accents and the order of the words', async () => {
    const { person, field } = open(aUser());
    await screen.findByRole('option', { name: /^Deck sent to/ });
    await person.type(field, 'seed isf');
    const deck = within(await screen.findByRole('group', { name: 'Your decks' })).getByRole('option');
    expect(deck).toHaveTextContent('Isferd séed');
    expect(deck).toHaveAttribute('href', '/assistant/d1');
    expect(screen.queryByRole('group', { name: 'Received decks' })).not.toBeInTheDocument();
  });

  it('finds what an investor has received, which opens on the dashboard', async () => {
    const { asked } = open(anInvestorUser());
    expect(await screen.findByRole('option', { name: /^Gantrey/ })).toHaveAttribute('href', '/dashboard?submission=r1');
    expect(asked).not.toContain('/api/pitch-decks/founder/submissions/');
  });

  it.each([
    ['a visitor', null, [], ['Status', 'Sign-in', 'Investor Profile']],
    ['a founder', aUser(), ['Sign-in'], ['Status', 'Investor Profile']],
    ['an investor', anInvestorUser(), ['Sign-in', 'Investor Profile'], ['Status']],
    ['an admin', aUser({ is_superuser: true }), ['Sign-in', 'Status'], ['Investor Profile']],
  ])('leads %s only to pages that they may open', async (_, user, open_, closed) => {
    const { person, field } = open(user);
    for (const word of open_) {
      await person.clear(field);
      await person.type(field, word);
      expect(screen.getAllByRole('option', { name: new RegExp(word) })).not.toEqual([]);
    }
    for (const word of closed) {
      await person.clear(field);
      await person.type(field, word);
      expect(screen.queryByRole('option', { name: new RegExp(word) })).not.toBeInTheDocument();
    }
  });

  it('opens what is chosen with the keys, and closes', async () => {
    const { person, field } = open(aUser());
    await person.type(field, 'dash{Enter}');
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  });

  it('says when nothing matches, with the words as words', async () => {
    const { person, field } = open(null);
    await person.type(field, '<b>teapot</b>');
    expect(await screen.findByText('No page or investor matches “<b>teapot</b>”.')).toBeVisible();
  });

  it('shows a name as a name, and never as markup', async () => {
    const trap = '<img src=x onerror=alert(1)>';
    const { person, field } = open(null, [
      answers('get', '/api/accounts/investors/', (call) => pageOf([aPublicInvestor({ last_name: trap })], call)),
    ]);
    await person.type(field, 'leonie');
    expect(await screen.findByText(`Leonie ${trap}`)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('goes on with what it has when a part does not load, and says so', async () => {
    open(aUser(), [breaks('get', '/api/pitch-decks/assistant/saved-decks/')]);
    expect(await screen.findByText('Some results didn’t load. Close the search and try again.')).toBeVisible();
    expect(await screen.findByRole('option', { name: /^Deck sent to/ })).toBeVisible();
  });
});

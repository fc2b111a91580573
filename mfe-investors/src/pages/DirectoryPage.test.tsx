import { describe, expect, it } from '@jest/globals';
import type { PublicInvestor } from '@northlight/shared-api';
import { answers, aPublicInvestor, hangs, pageOf, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import DirectoryPage from './DirectoryPage.tsx';

const INVESTORS = '/api/accounts/investors/';

const unreachable = answers('get', INVESTORS, () => {
  throw new TypeError('Failed to fetch');
});

const people = (count: number): PublicInvestor[] =>
  Array.from({ length: count }, (_, at) =>
    aPublicInvestor({
      id: at + 1,
      first_name: `Person${at + 1}`,
      last_name: 'Test',
      custom_url_slug: `person-${at + 1}`,
    }),
  );

/** Mocks a directory with pagination and search by first name. It records the requests. */
function aDirectory(all: PublicInvestor[]) {
  const asked: Record<string, string>[] = [];
  const handler = answers('get', INVESTORS, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(query);
    const found = all.filter(({ first_name }) => first_name.includes(query.search ?? ''));
    return pageOf(found, { request });
  });
  return { asked, handler };
}

function WithHistory() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Browser back
      </button>
      <p data-testid="query">{decodeURIComponent(search)}</p>
      <DirectoryPage />
    </>
  );
}

const open = (api: Parameters<typeof renderPage>[1], at = '/investors') =>
  renderPage(WithHistory, { route: '/investors', at, ...api });

const cards = () => within(screen.getByRole('list', { name: 'Investors' })).getAllByRole('link');

describe('when the directory cannot be read', () => {
  it('says what happened and tries again', async () => {
    const api = [unreachable, aDirectory(people(1)).handler];
    const { person } = open({ api });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check if the server is running and try again.',
    );
    api.shift();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Person1 Test/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps search and filters in reach', async () => {
    open({ api: [unreachable] });
    await screen.findByRole('alert');
    expect(screen.getByRole('searchbox', { name: 'Search by name, company or focus area' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'Any range' })).toBeChecked();
  });

  it('shows the server’s own words', async () => {
    open({ api: [refuses('get', INVESTORS, 429, { detail: 'Too many requests. Wait a minute.' })] });
    expect(await screen.findByText('Too many requests. Wait a minute.')).toBeVisible();
  });
});

describe('when nobody is found', () => {
  it('names the search and the range, and clears both', async () => {
    const { handler } = aDirectory(people(2));
    const { person } = open({ api: [handler] }, '/investors?search=quantum&range=1m-5m&sort=company');
    expect(
      await screen.findByRole('heading', { name: 'No investors match “quantum” between $1M and $5M' }),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: /Person1 Test/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Any range' })).toBeChecked();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?sort=company'));
  });

  it('says so differently while nobody is listed at all', async () => {
    open({ api: [aDirectory([]).handler] });
    expect(await screen.findByRole('heading', { name: 'No investors are listed yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('goes to the last page from one that does not exist', async () => {
    const { handler } = aDirectory(people(8));
    open({ api: [handler] }, '/investors?page=40');
    expect(await screen.findByRole('link', { name: /Person8 Test/ })).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?page=2'));
  });
});

describe('while it loads', () => {
  it('says so, and shows no result', () => {
    open({ api: [hangs('get', INVESTORS)] });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Investors' })).not.toBeInTheDocument();
  });
});

describe('the directory', () => {
  it('asks for the first six by name, and says how many there are', async () => {
    const { handler, asked } = aDirectory(people(8));
    open({ api: [handler] });
    expect(await screen.findByText('8 investors with a public profile.')).toBeVisible();
    expect(cards()).toHaveLength(6);
    expect(asked).toEqual([{ sort: 'name', page: '1', page_size: '6' }]);
  });

  it('falls back where the URL makes no sense', async () => {
    const { handler, asked } = aDirectory(people(1));
    open({ api: [handler] }, '/investors?range=lots&sort=size&page=-3');
    await screen.findByRole('link', { name: /Person1/ });
    expect(asked).toEqual([{ sort: 'name', page: '1', page_size: '6' }]);
  });

  it('searches after a pause in typing, from page 1, and announces the count', async () => {
    const { handler, asked } = aDirectory(people(20));
    open({ api: [handler] }, '/investors?page=3');
    await screen.findByRole('link', { name: /Person13/ });
    // No time passes between these, however busy the machine is.
    for (const value of ['P', 'Per', 'Person2']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 investors match “Person2”.'));
    expect(asked.slice(1)).toEqual([{ search: 'Person2', sort: 'name', page: '1', page_size: '6' }]);
    expect(cards()).toHaveLength(2);
  });

  it('keeps the investors on screen until the next ones have come', async () => {
    const api = [
      answers('get', INVESTORS, ({ request }) =>
        new URL(request.url).searchParams.has('range')
          ? new Promise<Response>(() => {})
          : { count: 1, results: people(1) },
      ),
    ];
    const { person } = open({ api });
    await screen.findByRole('link', { name: /Person1/ });
    await person.click(screen.getByRole('radio', { name: '$1M–$5M' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Investors' })).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('link', { name: /Person1/ })).toBeVisible();
  });

  it('narrows to a range, sorts and pages, all in the URL', async () => {
    const { handler, asked } = aDirectory(people(20));
    const { person } = open({ api: [handler] });
    await screen.findByRole('link', { name: /Person1 Test/ });
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: /Person7 Test/ })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Investors' })).toHaveFocus();
    await person.click(screen.getByRole('radio', { name: 'up to $100K' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Investment: high to low');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ range: 'up-to-100k', sort: 'investment-high', page: '1', page_size: '6' }),
    );
    await waitFor(() =>
      expect(screen.getByTestId('query')).toHaveTextContent('?range=up-to-100k&sort=investment-high'),
    );
  });

  it('goes back to what was there before', async () => {
    const { handler } = aDirectory(people(20));
    const { person } = open({ api: [handler] });
    await screen.findByRole('link', { name: /Person1 Test/ });
    await person.click(screen.getByRole('radio', { name: '$5M+' }));
    await person.type(screen.getByRole('searchbox'), 'Person20');
    await screen.findByText('1 investor matches “Person20” from $5M.');
    await person.click(screen.getByRole('button', { name: 'Browser back' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    expect(screen.getByRole('radio', { name: '$5M+' })).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Browser back' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Any range' })).toBeChecked());
  });

  it('shows a space at the end of a term while the person goes on typing', async () => {
    const { handler } = aDirectory(people(20));
    const { person } = open({ api: [handler] });
    await person.type(screen.getByRole('searchbox'), 'Person1 ');
    await screen.findByText('11 investors match “Person1”.');
    expect(screen.getByRole('searchbox')).toHaveValue('Person1 ');
  });
});

describe('the card of an investor', () => {
  it('names two focus areas and says which others there are', async () => {
    open({ api: [answers('get', INVESTORS, { count: 1, results: [aPublicInvestor()] })] });
    await screen.findByRole('link', { name: /^Leonie Harrow Partner, Brackenfold Capital/ });
    const [, ...areas] = screen.getAllByRole('listitem');
    expect(areas.map((item) => item.textContent)).toEqual(['Logistics', 'Industrial', '+2and Climate, Energy']);
    expect(screen.getByTitle('Climate, Energy')).toBeVisible();
  });

  it('shows the range in words and on a scale, and a hundred characters of the bio', async () => {
    open({ api: [answers('get', INVESTORS, { count: 1, results: [aPublicInvestor()] })] });
    expect(await screen.findByText('$500K–$3M')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Invests $500K to $3M' })).toBeInTheDocument();
    expect(screen.getByText(/^I back teams .* within two…$/)).toBeVisible();
  });

  it('says so when no range is told', async () => {
    const silent = aPublicInvestor({ min_investment: '', max_investment: '' });
    open({ api: [answers('get', INVESTORS, { count: 1, results: [silent] })] });
    expect(await screen.findByText('Investment range not stated')).toBeVisible();
  });

  it.each([
    ['its own address where there is one', 'leonie-harrow', '/investor/leonie-harrow'],
    ['the id where there is none', '', '/investor?id=11'],
  ])('leads to %s', async (_, slug, href) => {
    const results = [aPublicInvestor({ custom_url_slug: slug })];
    open({ api: [answers('get', INVESTORS, { count: 1, results })] });
    expect(await screen.findByRole('link', { name: /Leonie Harrow/ })).toHaveAttribute('href', href);
  });
});

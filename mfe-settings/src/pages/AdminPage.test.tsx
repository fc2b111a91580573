import { describe, expect, it, jest } from '@jest/globals';
import type { AdminUser } from '@northlight/shared-api';
import { answers, aSession, aUser, breaks, pageOf, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { anAdminUser, SECURITY_EVENTS } from '../features/admin/people.fixture.ts';
import AdminPage from './AdminPage.tsx';

const USERS = '/api/accounts/users/';
const ACTIONS = '/api/accounts/admin-actions/';
const EVENTS = '/api/accounts/security-events/all/';

const PEOPLE = [anAdminUser(), anAdminUser({ id: 12, first_name: 'Ravi', last_name: 'Chandrasen', is_investor: true })];
const listed = answers('get', USERS, { count: 2, results: PEOPLE });
const nothing = answers('get', ACTIONS, { count: 0, results: [] });

function WithQuery() {
  const { search } = useLocation();
  return (
    <>
      <p data-testid="query">{search}</p>
      <AdminPage />
    </>
  );
}

const show = (api: NonNullable<Parameters<typeof renderPage>[1]>['api'] = [listed, nothing], at = '/admin') =>
  renderPage(WithQuery, {
    route: '/admin',
    at,
    session: aSession(aUser({ is_superuser: true })),
    api: [...(api ?? []), answers('get', EVENTS, { count: 0, results: [] })],
  });
const rowOf = async (name: RegExp) => screen.findByRole('row', { name });

describe('the admin panel', () => {
  it('says that access is gone when the server refuses it', async () => {
    show([refuses('get', USERS, 403, {}), refuses('get', ACTIONS, 403, {})]);
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('leads an admin without two-step login to the settings', async () => {
    const refusal = { code: 'second_factor_required', detail: 'Turn on two-step login.' };
    show([refuses('get', USERS, 403, refusal), refuses('get', ACTIONS, 403, refusal)]);
    expect(await screen.findByRole('heading', { name: 'Turn on two-step login' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute('href', '/settings/security');
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
  });

  it('says what did not load, and loads it when asked again', async () => {
    const { person } = show([breaks('get', USERS), nothing]);
    expect(await screen.findByText('The list of people didn’t load')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Network error/)).toBeVisible();
  });

  it('says that nobody matches', async () => {
    show([answers('get', USERS, { count: 0, results: [] }), nothing], '/admin?search=zzz');
    expect(await screen.findByText('No one matches')).toBeVisible();
  });

  it('shows who is verified, who has ever logged in, and who is leaving', async () => {
    const people = [anAdminUser({ email_verified: false, last_login: null, deletion_due: '2026-12-04T12:00:00.000Z' })];
    show([answers('get', USERS, { count: 1, results: people }), nothing]);
    const row = await rowOf(/Ines/);
    expect(row).toHaveTextContent('Not verified');
    expect(row).toHaveTextContent('Never');
    expect(row).toHaveTextContent('Deletion: 4 Dec 2026');
  });

  it('asks the server for what the address says, and for what is searched and sorted', async () => {
    const asked: string[] = [];
    const record = answers('get', USERS, ({ request }) => {
      asked.push(new URL(request.url).search);
      return { count: 2, results: PEOPLE };
    });
    const { person } = show([record, nothing], '/admin?role=investor&page=2');
    await rowOf(/Ines/);
    expect(asked[0]).toBe('?sort=-created&page=2&page_size=20&role=investor');
    await person.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ravi');
    await waitFor(() => expect(asked.at(-1)).toBe('?sort=-created&page=1&page_size=20&search=ravi&role=investor'));
    await person.click(screen.getByRole('button', { name: /Person/ }));
    await waitFor(() => expect(asked.at(-1)).toBe('?sort=name&page=1&page_size=20&search=ravi&role=investor'));
  });
});

describe('many people', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      anAdminUser({ id: at + 1, first_name: `Person${at + 1}`, last_name: 'Test', is_investor: true }),
    );

  it('open at the last page when the address goes beyond it', async () => {
    show([answers('get', USERS, (asked) => pageOf(many(27), asked)), nothing], '/admin?page=9');
    expect(await screen.findByText('21–27 of 27')).toBeVisible();
    expect(await rowOf(/Person27/)).toBeVisible();
    expect(screen.getByText('27 people')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent('?page=2'));
  });

  it('show the page before when the last one of a page loses the role that is searched for', async () => {
    const people = many(21);
    const api = [
      answers('get', USERS, (asked) => pageOf(people, asked)),
      nothing,
      answers('patch', '/api/accounts/users/{id}/', () => {
        people.pop();
        return anAdminUser();
      }),
    ];
    const { person } = show(api, '/admin?role=investor&page=2');
    expect(await screen.findByText('21–21 of 21')).toBeVisible();
    await person.click(within(await rowOf(/Person21/)).getByRole('switch'));
    await person.click(await screen.findByRole('button', { name: 'Remove role' }));
    expect(await screen.findByText('1–20 of 20')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent(/^\?role=investor$/));
  });
});

describe('making somebody an investor', () => {
  const PATCH = '/api/accounts/users/{id}/';

  it('is asked before it is done, and can be taken back', async () => {
    const { person } = show();
    const toggle = within(await rowOf(/Ines/)).getByRole('switch');
    await person.click(toggle);
    const dialog = await screen.findByRole('alertdialog', { name: 'Make Ines Varga-Holm an investor?' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(toggle).not.toBeChecked();
  });

  it('says why it did not work', async () => {
    const { person } = show([listed, nothing, refuses('patch', PATCH, 404, { detail: 'User not found.' })]);
    await person.click(within(await rowOf(/Ines/)).getByRole('switch'));
    await person.click(await screen.findByRole('button', { name: 'Make an investor' }));
    expect(await screen.findByText('User not found.')).toBeVisible();
  });

  it('is done, shown and noted', async () => {
    let person0: AdminUser = anAdminUser();
    const sent = jest.fn();
    const api = [
      answers('get', USERS, () => ({ count: 1, results: [person0] })),
      answers('get', ACTIONS, () => ({
        count: person0.is_investor ? 1 : 0,
        results: person0.is_investor
          ? [
              {
                id: 'a',
                at: '2026-11-20T10:00:00.000Z',
                action: 'made_investor' as const,
                actor: { id: 1, name: 'Noor Castellan', email: 'noor@example.test' },
                target: { id: 7, name: 'Ines Varga-Holm', email: 'ines@isferd.test' },
              },
            ]
          : [],
      })),
      answers('patch', PATCH, async ({ request }) => {
        sent(await request.json());
        person0 = anAdminUser({ is_investor: true });
        return person0;
      }),
    ];
    const { person } = show(api);
    await person.click(within(await rowOf(/Ines/)).getByRole('switch'));
    await person.click(await screen.findByRole('button', { name: 'Make an investor' }));
    expect(await screen.findByText('Ines Varga-Holm is now an investor')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ is_investor: true });
    expect(await screen.findByRole('row', { name: /Investor role added.*Noor Castellan/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { hidden: true })).toBeChecked());
  });
});

describe('the security events of all accounts', () => {
  it('say who, what, and by whom, and are found by account and kind', async () => {
    const asked: string[] = [];
    const record = answers('get', EVENTS, (request) => {
      asked.push(new URL(request.request.url).search);
      return pageOf(SECURITY_EVENTS, request);
    });
    const { person } = show([listed, nothing, record]);
    const table = within(await screen.findByRole('table', { name: 'Security events' }));
    expect(await table.findByRole('row', { name: /Failed login.*ines@isferd.test.*Firefox on Windows/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Investor role added.*Noor Castellan/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Two-step login turned off.*The command line/ })).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Event type'), 'Failed login');
    await waitFor(() => expect(asked.at(-1)).toBe('?page=1&page_size=10&kind=login_refused'));
    await person.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'ines{Enter}');
    await waitFor(() => expect(asked.at(-1)).toBe('?page=1&page_size=10&kind=login_refused&account=ines'));
  });

  it('say what did not load', async () => {
    show([listed, nothing, breaks('get', EVENTS)]);
    expect(await screen.findByText('The security events didn’t load')).toBeVisible();
  });
});

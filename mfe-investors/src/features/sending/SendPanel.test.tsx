import { describe, expect, it, jest } from '@jest/globals';
import { ExtensionsProvider, hasUnsavedChanges, readFirstSteps, type User } from '@northlight/shared-api';
import {
  anApproach,
  anInvestorUser,
  answers,
  aPublicInvestor,
  aQuestionnaire,
  aSession,
  aUser,
  breaks,
  hangs,
  refuses,
} from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import InvestorPage from '../../pages/InvestorPage.tsx';

const PROFILE = '/api/accounts/investors/by-slug/{slug}/';
const APPROACH = '/api/pitch-decks/approach/{id}/';
const SEND = '/api/pitch-decks/answer-questions/';

type Handler = ReturnType<typeof answers>;

URL.createObjectURL ??= () => 'blob:deck';
URL.revokeObjectURL ??= () => {};

const deck = (name = 'Isferd.pdf', content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });

/** Opens Leonie Harrow's profile as this user, or as a visitor. */
async function open(user: User | null, api: Handler[] = [], approach = anApproach(), Page = InvestorPage) {
  const view = renderPage(Page, {
    route: '/investor/:slug',
    at: '/investor/leonie-harrow',
    session: aSession(user),
    api: [...api, answers('get', PROFILE, aPublicInvestor()), answers('get', APPROACH, approach)],
  });
  const panel = await screen.findByRole('complementary', { name: 'Send Pitch Deck' });
  const input = () => panel.querySelector('input[type="file"]') as HTMLInputElement;
  const button = (name: string | RegExp = 'Send Pitch Deck') =>
    screen.getAllByRole('button', { name }).find((candidate) => panel.contains(candidate)) as HTMLButtonElement;
  return { ...view, input, button };
}

/** Opens the profile as a founder and chooses a deck. */
async function choose(api: Handler[], file = deck()) {
  const view = await open(aUser(), api);
  await waitFor(() => expect(view.input()).toBeInTheDocument());
  await view.person.upload(view.input(), file);
  return view;
}

describe('sending a deck, as a visitor', () => {
  it('is offered after a login that comes back to this profile', async () => {
    await open(null);
    expect(screen.getByRole('link', { name: 'Login to Send Pitch Deck' })).toHaveAttribute('href', '/login');
    expect(screen.queryByText('How it fits')).not.toBeInTheDocument();
  });
});

describe('sending a deck, with an incomplete profile', () => {
  it('lists what is missing and leads to the settings and back', async () => {
    await open(aUser({ phone: ' ', bio: '' }));
    expect(screen.getByText(/2 items are missing from your profile/)).toBeVisible();
    expect(screen.getByText('Phone')).toBeVisible();
    expect(screen.getByText('Bio')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
      'href',
      '/settings?return=%2Finvestor%2Fleonie-harrow',
    );
  });

  it('asks for nothing else when one item is missing', async () => {
    await open(aUser({ company: '' }));
    expect(screen.getByText(/One item is missing from your profile/)).toBeVisible();
  });
});

it.each([
  ['a founder', aUser(), aPublicInvestor().id],
  ['an investor', anInvestorUser(), null],
] as const)(
  'a profile that %s opens is remembered as the one to send a deck to only for founders',
  async (_, user, investorId) => {
    localStorage.clear();
    await open(user);
    expect(readFirstSteps(user.id).investorId).toBe(investorId);
  },
);

it('my own profile leads to its settings, not to a form', async () => {
  await open(anInvestorUser({ id: 11 }));
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/settings');
  expect(screen.queryByRole('button', { name: 'Send Pitch Deck' })).not.toBeInTheDocument();
});

describe('a file that is no deck', () => {
  it.each([
    [deck('deck.exe'), 'Executable files are not allowed'],
    [deck('deck.key'), 'Allowed types: PDF'],
  ])('is refused before anything is sent', async (file, message) => {
    const { person, input } = await open(aUser());
    await waitFor(() => expect(input()).toBeInTheDocument());
    input().removeAttribute('accept');
    await person.upload(input(), file);
    expect(await screen.findByText('Invalid file type')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('over 50 MB is refused', async () => {
    const { person, input } = await open(aUser());
    await waitFor(() => expect(input()).toBeInTheDocument());
    const large = deck();
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 });
    await person.upload(input(), large);
    expect(await screen.findByText('File too large')).toBeVisible();
    expect(screen.getByText('Maximum size is 50MB')).toBeVisible();
  });

  it('is asked for when there is none', async () => {
    const { person, button, input } = await open(aUser());
    await waitFor(() => expect(input()).toBeInTheDocument());
    await person.click(button());
    expect(await screen.findByText('No file selected')).toBeVisible();
    expect(screen.getByText('Please upload a pitch deck first')).toBeVisible();
    expect(input()).toHaveFocus();
  });
});

describe('a deck that could not be sent', () => {
  it.each([
    [
      'is too large for the server',
      413,
      'file_too_large',
      'The file is too large. Please upload a smaller PDF (max 50 MB).',
    ],
    ['met a server that failed', 500, 'internal', 'Failed to send pitch deck. Please try again.'],
  ])('because it %s says so at once', async (_, status, code, message) => {
    const { person, button } = await choose([refuses('post', SEND, status, { code, detail: 'Whatever.' })]);
    await person.click(button());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Whatever.')).not.toBeInTheDocument();
    expect(screen.getAllByRole('alert').some((alert) => alert.textContent?.includes(message))).toBe(true);
  });

  it('because it is damaged says what to do', async () => {
    const detail = 'This PDF is damaged and cannot be opened.';
    const { person, button } = await choose([refuses('post', SEND, 422, { code: 'damaged', detail })]);
    await person.click(button());
    expect(await screen.findByText(detail)).toBeVisible();
    expect(button('Send Pitch Deck')).toBeVisible();
  });

  it('because there is no room for it says what to do, and keeps the file chosen', async () => {
    const detail = 'There is no room for this file: an account keeps at most 2 GB of sent decks and answer files.';
    const { person, button } = await choose([refuses('post', SEND, 409, { code: 'sent_storage_full', detail })]);
    await person.click(button());
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByText(/\.pdf$/)).toBeVisible();
  });

  it('can be tried again under the same key, so that it arrives once', async () => {
    const keys: (string | null)[] = [];
    const calls = answers('post', SEND, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? Response.json({ code: 'internal' }, { status: 500 }) : aQuestionnaire();
    });
    const { person, button } = await choose([calls]);
    await person.click(button());
    await person.click(await waitFor(() => button('Try again')));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/answer-questions?submission=');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('because the connection broke keeps the file', async () => {
    const { person, button } = await choose([breaks('post', SEND)]);
    await person.click(button());
    expect(await screen.findByText('Failed to send pitch deck. Please try again.')).toBeVisible();
    expect(screen.getByText('Isferd.pdf')).toBeVisible();
    expect(hasUnsavedChanges()).toBe(true);
  });
});

describe('a deck on its way', () => {
  it('can be stopped, without a word about failure', async () => {
    const { person, button } = await choose([hangs('post', SEND)]);
    await person.click(button());
    expect(hasUnsavedChanges()).toBe(true);
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.queryByText(/Failed to send/)).not.toBeInTheDocument();
    expect(screen.getByText('Isferd.pdf')).toBeVisible();
    expect(button()).toHaveFocus();
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('goes out once, with the investor’s id, and leads to the questionnaire', async () => {
    const asked = jest.fn<(investorId: unknown) => void>();
    const send = answers('post', SEND, async ({ request }) => {
      asked((await request.formData()).get('investor_id'));
      await delay(10);
      return aQuestionnaire({ submission_id: 's-1' });
    });
    const { person, button } = await choose([send]);
    await person.dblClick(button());
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/answer-questions?submission=s-1');
    expect(asked.mock.calls).toEqual([['11']]);
    expect(hasUnsavedChanges()).toBe(false);
  });
});

describe('before I send a deck', () => {
  it('I am asked before I leave with a file that I have chosen, until I remove it', async () => {
    const { person } = await choose([]);
    expect(hasUnsavedChanges()).toBe(true);
    await person.click(await screen.findByRole('button', { name: /^Remove/ }));
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('I see how many questions follow, and what I sent before', async () => {
    const sent = {
      count: 1,
      latest: {
        submission_id: 's-0',
        original_filename: 'old.pdf',
        created_at: '2026-11-02T10:00:00.000Z',
        answered: false,
      },
    };
    await open(aUser(), [], anApproach({ question_count: 6, sent }));
    expect(await screen.findByText('Leonie Harrow asks 6 questions after you send it.')).toBeVisible();
    expect(screen.getByText('old.pdf').parentElement).toHaveTextContent(
      'You sent old.pdf on 2 Nov 2026. This will be sent as a new version.',
    );
    expect(screen.getByRole('link', { name: 'Answer the questions that came with it' })).toHaveAttribute(
      'href',
      '/answer-questions?submission=s-0',
    );
  });

  it('other parts can say something about the file that I have chosen', async () => {
    const Page = () => (
      <ExtensionsProvider value={(point, props) => 'file' in props && `${point}: ${props.file?.name ?? 'none'}`}>
        <InvestorPage />
      </ExtensionsProvider>
    );
    const { person, input } = await open(aUser(), [], anApproach(), Page);
    expect(await screen.findByText('deck-to-send: none')).toBeVisible();
    await person.upload(input(), deck());
    expect(screen.getByText('deck-to-send: Isferd.pdf')).toBeVisible();
  });

  it('I see how my pitch fits, and that what nobody said is not known', async () => {
    const { person } = await open(aUser({ work_field: 'Logistics' }), [], anApproach({ investment_stage: 'Seed' }));
    expect(await screen.findByText('Logistics is one of their sectors.')).toBeVisible();
    expect(screen.getByText('They say: Seed.')).toBeVisible();
    await person.click(screen.getByText('Compare your round'));
    await person.selectOptions(screen.getByLabelText('Your stage'), 'Series B');
    expect(screen.getByText('Your stage is Series B. They say: Seed.')).toBeVisible();
    await person.type(screen.getByLabelText('Amount you’re raising'), '100000');
    expect(screen.getByText('Their minimum check, $500K, is more than your round of $100K.')).toBeVisible();
  });

  it('I can send even when what is asked and sent before did not load', async () => {
    const { button } = await open(aUser(), [refuses('get', APPROACH, 500, { detail: 'Server error.' })]);
    await waitFor(() => expect(button()).toBeVisible());
    expect(screen.queryByText('How it fits')).not.toBeInTheDocument();
  });
});

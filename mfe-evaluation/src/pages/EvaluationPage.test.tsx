import { describe, expect, it, jest } from '@jest/globals';
import { createQueryClient, type NewEvaluation } from '@northlight/shared-api';
import { anEvaluation, answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import EvaluationPage from './EvaluationPage.tsx';

const EVALUATE = '/api/pitch-decks/evaluate/';
const CLAIM = '/api/pitch-decks/evaluations/claim/';

const aNewEvaluation = (given: Partial<NewEvaluation> = {}): NewEvaluation => ({
  ...anEvaluation(),
  claim_token: null,
  ...given,
});
const ofVisitor = answers('post', EVALUATE, aNewEvaluation({ claim_token: 'claim-1' }));
const ofUser = answers('post', EVALUATE, aNewEvaluation());
const unreachable = answers('post', EVALUATE, () => {
  throw new TypeError('Failed to fetch');
});
const deck = (name = 'isferd-seed-v4.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** A tab of the browser: pages beside this one, and a reload, which keeps nothing but the tab's storage. */
function Tab() {
  const [loads, setLoads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload begins with an empty cache
  const cache = useMemo(createQueryClient, [loads]);
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (
    <QueryClientProvider client={cache} key={loads}>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <button type="button" onClick={() => navigate('/investors')}>
        Leave
      </button>
      <button type="button" onClick={() => navigate('/evaluation')}>
        Come back
      </button>
      {pathname === '/evaluation' ? <EvaluationPage /> : <p data-testid="path">{pathname + JSON.stringify(state)}</p>}
    </QueryClientProvider>
  );
}

const open = (given: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(Tab, { route: '*', at: '/evaluation', ...given });
const input = () => screen.getByLabelText(/Choose a PDF/);
const drop = (file: File) => fireEvent.drop(screen.getByText(/or drop it here/), { dataTransfer: { files: [file] } });
const evaluate = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Evaluate deck' }));
const results = () => screen.findByRole('heading', { level: 1, name: 'isferd-seed-v4.pdf' });

async function upload(person: UserEvent, file = deck()) {
  await person.upload(input(), file);
  await evaluate(person);
}

describe('a file that cannot be evaluated', () => {
  it('is asked for when there is none, and the focus is where to choose it', async () => {
    const { person } = open();
    await evaluate(person);
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('No file selected');
    expect(problem).toHaveTextContent('Please upload a PDF pitch deck first.');
    expect(input()).toHaveFocus();
    expect(input()).toBeInvalid();
  });

  it.each([
    ['an executable', 'deck.exe', 'Invalid file type', 'Executable files are not allowed'],
    ['a file that is no PDF', 'deck.pptx', 'Invalid file type', 'Allowed types: PDF'],
  ])('is refused at once when it is %s', (_, name, title, message) => {
    open();
    drop(deck(name));
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('is refused at once when it is over 50 MB', () => {
    open();
    const large = Object.defineProperty(deck(), 'size', { value: 50 * 1024 * 1024 + 1 });
    drop(large);
    expect(screen.getByRole('alert')).toHaveTextContent('File too large');
    expect(screen.getByRole('alert')).toHaveTextContent('Maximum size is 50MB');
  });

  it('is forgotten as soon as a better one is chosen', async () => {
    const { person } = open();
    drop(deck('deck.exe'));
    await person.upload(input(), deck());
    expect(screen.getByText('isferd-seed-v4.pdf')).toBeVisible();
    expect(screen.queryByText('Invalid file type')).not.toBeInTheDocument();
  });
});

describe('an evaluation that fails', () => {
  const failing = async (...api: NonNullable<Parameters<typeof renderPage>[1]>['api'] & object) => {
    const { person } = open({ api });
    await upload(person);
    return {
      person,
      failure: await screen.findByText(/^(Evaluation failed|File too large)$/, { selector: '[role=alert] *' }),
    };
  };
  const alert = () => screen.getAllByRole('alert').find((element) => element.textContent !== '');

  it('says what the server found in the file, keeps the file, and puts the focus there', async () => {
    const detail = 'This PDF is protected by a password. Save a copy without a password and upload that.';
    await failing(refuses('post', EVALUATE, 422, { code: 'encrypted', detail }));
    expect(alert()).toHaveTextContent('Evaluation failed');
    expect(alert()).toHaveTextContent(detail);
    expect(alert()).toHaveFocus();
    expect(screen.getByText('isferd-seed-v4.pdf')).toBeVisible();
  });

  it('says so when the server gives no reason', async () => {
    await failing(answers('post', EVALUATE, () => new Response('', { status: 502 })));
    expect(alert()).toHaveTextContent('Unable to evaluate pitch deck.');
  });

  it('says that the connection failed', async () => {
    await failing(unreachable);
    expect(alert()).toHaveTextContent('Network error. Please check if the server is running and try again.');
  });

  it('asks for a smaller file, at the file and in a toast, when the server finds it too large', async () => {
    await failing(refuses('post', EVALUATE, 413, { code: 'file_too_large', detail: 'Too large.' }));
    expect(alert()).toHaveTextContent('Please upload a smaller PDF (max 50 MB).');
    const toast = await screen.findByRole('dialog', { name: 'File too large' });
    expect(toast).toHaveTextContent('Please upload a smaller PDF (max 50 MB).');
  });

  it.each([
    [
      503,
      { code: 'busy', detail: 'Too many decks are being read right now.' },
      '20',
      'Too many decks are being read right now. The wait is about 20 seconds.',
    ],
    [
      429,
      { code: 'too_many_requests', detail: 'Too many evaluations. Please try again in 5 minutes.' },
      '300',
      'Too many evaluations. Please try again in 5 minutes.',
    ],
    [503, {}, '300', 'Unable to evaluate pitch deck. Please try again in 5 minutes.'],
    [429, {}, '1', 'Unable to evaluate pitch deck. Please try again in 1 second.'],
    [503, {}, '10800', 'Unable to evaluate pitch deck. Please try again in 3 hours.'],
  ])('says how long to wait after a %i', async (status, body, seconds, message) => {
    const refusal = () => Response.json(body, { status, headers: { 'retry-after': seconds } });
    await failing(answers('post', EVALUATE, refusal));
    expect(alert()).toHaveTextContent(message);
    expect(alert()?.textContent?.match(/minutes/g)?.length ?? 0).toBeLessThan(2);
  });

  it('can be tried again with the same file', async () => {
    let tries = 0;
    const second = answers('post', EVALUATE, () => {
      tries += 1;
      return tries === 1 ? Response.json({}, { status: 500 }) : aNewEvaluation({ claim_token: 'claim-1' });
    });
    const { person } = await failing(second);
    await evaluate(person);
    expect(await results()).toBeVisible();
  });

  it('is forgotten when the file is taken away', async () => {
    const { person } = await failing(refuses('post', EVALUATE, 500, {}));
    await person.click(screen.getByRole('button', { name: 'Remove isferd-seed-v4.pdf' }));
    expect(screen.queryByText('Evaluation failed')).not.toBeInTheDocument();
    expect(input()).toBeInTheDocument();
  });
});

describe('an evaluation under way', () => {
  it('says that it may take a minute, and which stage it is', async () => {
    const { person } = open({ api: [hangs('post', EVALUATE)] });
    await upload(person);
    const heading = await screen.findByRole('heading', { name: 'Analysing your deck' });
    expect(heading).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Analysing your deck. This may take a minute.');
    const stages = within(screen.getByRole('list', { name: 'Stages of the evaluation' })).getAllByRole('listitem');
    expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('can be cancelled, keeps the file, and leaves no result behind', async () => {
    let answer: (evaluation: NewEvaluation) => void = () => {};
    const later = new Promise<NewEvaluation>((resolve) => {
      answer = resolve;
    });
    const aborted = jest.fn();
    const asked = answers('post', EVALUATE, ({ request }) => {
      request.signal.addEventListener('abort', aborted);
      return later;
    });
    const { person } = open({ api: [asked] });
    await upload(person);
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Evaluate a pitch deck' })).toHaveFocus();
    expect(screen.getByText('isferd-seed-v4.pdf')).toBeVisible();
    expect(aborted).toHaveBeenCalled();

    answer(aNewEvaluation({ claim_token: 'claim-1' }));
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Evaluate a pitch deck');
    expect(sessionStorage.getItem('northlight.claims')).toBeNull();
  });

  it('goes on while a person looks at another page', async () => {
    let answer: (evaluation: NewEvaluation) => void = () => {};
    const later = new Promise<NewEvaluation>((resolve) => {
      answer = resolve;
    });
    const { person } = open({ api: [answers('post', EVALUATE, () => later)], session: aSession(aUser()) });
    await upload(person);
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await person.click(screen.getByRole('button', { name: 'Come back' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Analysing your deck');
    answer(aNewEvaluation());
    expect(await results()).toBeVisible();
  });
});

describe('the results of a visitor', () => {
  const shown = async () => {
    const { person } = open({ api: [ofVisitor] });
    await upload(person);
    return { person, heading: await results() };
  };

  it('take the focus and are announced', async () => {
    const { heading } = await shown();
    expect(heading).toHaveFocus();
    expect(screen.getByText('The results are ready. Overall score: 7 out of 10.')).toHaveAttribute('role', 'status');
  });

  it.each([
    ['Login', '/login'],
    ['Sign Up', '/signup'],
  ])('can be kept by %s, which leads to the dashboard', async (name, path) => {
    const { person } = await shown();
    expect(screen.getByText('Log in or sign up within 24 hours to keep this evaluation.')).toBeVisible();
    await person.click(screen.getByRole('link', { name }));
    expect(screen.getByTestId('path')).toHaveTextContent(`${path}{"from":"/dashboard"}`);
  });

  it('survive a reload', async () => {
    const { person } = await shown();
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await results()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  });

  it('survive a look at another page', async () => {
    const { person } = await shown();
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await person.click(screen.getByRole('button', { name: 'Come back' }));
    expect(await results()).toBeVisible();
  });

  it('make room for another deck, and can still be claimed', async () => {
    const { person } = await shown();
    await person.click(screen.getByRole('button', { name: 'Upload Another Deck' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Evaluate a pitch deck');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(input()).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    expect(input()).toBeInTheDocument();
    expect(sessionStorage.getItem('northlight.claims')).toBe('["claim-1"]');
  });

  it('are shown even where the browser keeps nothing', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { person } = open({ api: [ofVisitor] });
    await upload(person);
    expect(await results()).toBeVisible();
  });
});

describe('the results of a person who is logged in', () => {
  it('are kept, and lead to their own address', async () => {
    const { person } = open({ api: [ofUser], session: aSession(aUser()) });
    await upload(person);
    expect(await screen.findByText('This evaluation is kept in your account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it at its own address' })).toHaveAttribute(
      'href',
      `/evaluation-results/${anEvaluation().id}`,
    );
    expect(screen.queryByText(/within 24 hours/)).not.toBeInTheDocument();
  });

  it('make room for the next deck once the page is left', async () => {
    const { person } = open({ api: [ofUser], session: aSession(aUser()) });
    await upload(person);
    await results();
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await person.click(screen.getByRole('button', { name: 'Come back' }));
    expect(input()).toBeInTheDocument();
  });

  it('can be kept by hand when that failed on logging in', async () => {
    let tries = 0;
    const claim = answers('post', CLAIM, () => {
      tries += 1;
      return tries === 1 ? Response.json({}, { status: 500 }) : { claimed: 1 };
    });
    const { person } = open({ api: [ofVisitor, claim], session: aSession(aUser()) });
    await upload(person);
    await person.click(await screen.findByRole('button', { name: /Keep this evaluation/ }));
    expect(await screen.findByText('Unable to keep this evaluation. Please try again.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Keep this evaluation/ }));
    expect(await screen.findByText('This evaluation is kept in your account.')).toBeVisible();
  });

  it('say so when they are too old to be kept', async () => {
    const claim = answers('post', CLAIM, { claimed: 0 });
    const { person } = open({ api: [ofVisitor, claim], session: aSession(aUser()) });
    await upload(person);
    await person.click(await screen.findByRole('button', { name: /Keep this evaluation/ }));
    await waitFor(() => expect(screen.getByText('This evaluation can no longer be kept.')).toBeVisible());
  });

  it('offer nothing before the session is known', async () => {
    const { person } = open({ api: [ofVisitor], session: aSession(null, { status: 'checking' }) });
    await upload(person);
    await results();
    expect(screen.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
  });
});

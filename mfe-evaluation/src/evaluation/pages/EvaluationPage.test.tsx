import { describe, expect, it, jest } from '@jest/globals';
import { type NewEvaluation, storeTokens } from '@northlight/shared-api';
import { answers, aSession, aUser, hangs, refuses, streams } from '@northlight/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aNewEvaluation,
  at,
  deck,
  EVALUATE,
  evaluate,
  evaluates,
  input,
  open,
  RUN,
  results,
  streamed,
  upload,
} from '../features/stages/tab.fixture.tsx';

const unreachable = answers('post', EVALUATE, () => {
  throw new TypeError('Failed to fetch');
});
const drop = (file: File) => fireEvent.drop(screen.getByText(/or drop it here/), { dataTransfer: { files: [file] } });

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
    ['a file that is no PDF', 'deck.docx', 'Invalid file type', 'Allowed types: PDF, PPTX'],
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

it('a person without a deck at hand is led to a sample result', async () => {
  const { person } = open();
  await person.click(screen.getByRole('link', { name: 'See a sample result' }));
  expect(screen.getByTestId('path')).toHaveTextContent('/sample-result');
});

describe('an evaluation that fails', () => {
  const failing = async (...api: NonNullable<Parameters<typeof open>[0]>['api'] & object) => {
    const { person } = open({ api });
    await upload(person);
    return {
      person,
      failure: await screen.findByText(/^(Evaluation failed|File too large)$/, { selector: '[role=alert] *' }),
    };
  };
  const alert = () => screen.getAllByRole('alert').find((element) => element.textContent !== '');

  it('says what the server found in the file, keeps the file, and puts the focus there', async () => {
    const detail = 'This PDF is protected by a password. Save a copy without a password and upload that one.';
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
    const busyOnce = answers('post', EVALUATE, () => {
      tries += 1;
      if (tries === 1) return Response.json({}, { status: 503, headers: { 'retry-after': '20' } });
      return streamed([{ event: 'done', evaluation: aNewEvaluation({ claim_token: 'claim-1' }) }]);
    });
    const { person } = await failing(busyOnce);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await results()).toBeVisible();
  });

  it('because of the language model can be made by the built-in engine', async () => {
    const asked: (string | null)[] = [];
    const failsAsModel = answers('post', EVALUATE, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('engine'));
      if (asked.length > 1) return streamed([{ event: 'done', evaluation: aNewEvaluation() }]);
      const detail = 'The language model gave no usable answer. Try again, or use the built-in engine.';
      return Response.json({ code: 'model_unusable', detail }, { status: 502 });
    });
    const { person } = await failing(failsAsModel);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Use the built-in engine' }));
    expect(await results()).toBeVisible();
    expect(asked).toEqual([null, 'rubric']);
  });

  it('is not worth another try when the file is at fault', async () => {
    await failing(refuses('post', EVALUATE, 422, { code: 'encrypted', detail: 'Protected.' }));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says why, also when that comes in the middle', async () => {
    const events = [
      { event: 'progress', progress: { stage: 'opening' } },
      { event: 'error', code: 'too_complex', detail: 'This PDF is too complex to read.' },
    ];
    await failing(answers('post', EVALUATE, () => streamed(events)));
    expect(alert()).toHaveTextContent('This PDF is too complex to read.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
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
    const heading = await screen.findByRole('heading', { name: 'Analyzing your deck' });
    expect(heading).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Analyzing your deck. This may take a minute.');
    const stages = within(screen.getByRole('list', { name: 'Stages of the evaluation' })).getAllByRole('listitem');
    expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('can be cancelled, keeps the file, and leaves no result behind', async () => {
    let answer: (evaluation: NewEvaluation) => void = () => {};
    const later = new Promise<NewEvaluation>((resolve) => {
      answer = resolve;
    });
    const aborted = jest.fn();
    const asked = streams('post', EVALUATE, async function* ({ request }) {
      request.signal.addEventListener('abort', aborted);
      yield at({ stage: 'reading', slide: 1, of: 14 });
      yield { event: 'done' as const, evaluation: await later };
    });
    const cancelled = jest.fn();
    const cancels = answers('delete', RUN, ({ params }) => {
      cancelled(params.token);
      return new Response(null, { status: 204 });
    });
    const { person } = open({ api: [asked, cancels] });
    await upload(person);
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Evaluate a pitch deck' })).toHaveFocus();
    expect(screen.getByText('isferd-seed-v4.pdf')).toBeVisible();
    expect(aborted).toHaveBeenCalled();
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith(expect.stringMatching(/^[\w-]{43}$/)));

    answer(aNewEvaluation({ claim_token: 'claim-1' }));
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Evaluate a pitch deck');
    expect(sessionStorage.getItem('northlight.claims')).toBeNull();
  });

  it('tells of each slide as it is read', async () => {
    const { person } = open({
      api: [
        evaluates(
          () => new Promise(() => {}),
          { stage: 'waiting', position: 2 },
          { stage: 'reading', slide: 4, of: 14 },
        ),
      ],
    });
    await upload(person);
    expect(await screen.findByText('Slide 4 of 14 has been read.')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Evaluation' });
    expect(bar).toHaveAttribute('aria-valuetext', 'Slide 4 of 14 has been read.');
  });

  it('is found again when the tab is loaded anew, by the token it was started with', async () => {
    const started = jest.fn<(token: string | null) => void>();
    const working = streams('post', EVALUATE, async function* ({ request }) {
      started(request.headers.get('evaluation-token'));
      yield at({ stage: 'opening' });
      await new Promise(() => {});
    });
    const found = answers('get', RUN, ({ params }) => ({
      state: 'done' as const,
      original_filename: 'isferd-seed-v4.pdf',
      created_at: '2026-11-18T09:30:00.000Z',
      progress: null,
      evaluation: aNewEvaluation({ claim_token: String(params.token) }),
      failure: null,
    }));
    const { person } = open({ api: [working, found] });
    await upload(person);
    expect(await screen.findByText('Opening your deck.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await results()).toBeVisible();
    expect(JSON.parse(sessionStorage.getItem('northlight.claims') ?? '')).toEqual([started.mock.calls[0]?.[0]]);
    expect(sessionStorage.getItem('northlight.run')).toBeNull();
  });

  it('is waited for when the connection breaks', async () => {
    const breaking = streams('post', EVALUATE, async function* () {
      yield at({ stage: 'reading', slide: 1, of: 14 });
      throw new TypeError('network');
    });
    const found = answers('get', RUN, {
      state: 'done',
      original_filename: 'isferd-seed-v4.pdf',
      created_at: '2026-11-18T09:30:00.000Z',
      progress: null,
      evaluation: aNewEvaluation(),
      failure: null,
    });
    const { person } = open({ api: [breaking, found], session: aSession(aUser()) });
    await upload(person);
    expect(await results()).toBeVisible();
  });

  it('is taken up again after a login when the session ended meanwhile, instead of evaluating the deck twice', async () => {
    const sent = jest.fn();
    let isLoggedIn = false;
    const breaking = streams('post', EVALUATE, async function* () {
      sent();
      yield at({ stage: 'reading', slide: 1, of: 14 });
      throw new TypeError('network');
    });
    const found = answers('get', RUN, () =>
      isLoggedIn
        ? {
            state: 'done' as const,
            original_filename: 'isferd-seed-v4.pdf',
            created_at: '2026-11-18T09:30:00.000Z',
            progress: null,
            evaluation: aNewEvaluation(),
            failure: null,
          }
        : Response.json({ code: 'not_authenticated' }, { status: 401 }),
    );
    storeTokens({ access: 'a', refresh: 'r' }, false);
    const ended = refuses('post', '/api/accounts/token/refresh/', 401, {});
    const { person } = open({ api: [breaking, found, ended], session: aSession(aUser()) });
    await upload(person);
    expect(await screen.findByText('Session expired. Please log in again.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    isLoggedIn = true;
    await person.click(screen.getByRole('button', { name: 'Come back' }));
    expect(await results()).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('that is not there any more leaves room for the next, without a word', async () => {
    sessionStorage.setItem('northlight.run', JSON.stringify({ token: 'x'.repeat(43), name: 'old.pdf' }));
    const asked = jest.fn();
    const gone = answers('get', RUN, () => {
      asked();
      return Response.json({ code: 'not_found', detail: 'Evaluation not found.' }, { status: 404 });
    });
    open({ api: [gone] });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(sessionStorage.getItem('northlight.run')).toBeNull());
    expect(await screen.findByLabelText(/Choose a PDF/)).toBeInTheDocument();
    expect(screen.queryByText('Evaluation failed')).not.toBeInTheDocument();
  });

  it('goes on while a person looks at another page', async () => {
    let answer: (evaluation: NewEvaluation) => void = () => {};
    const later = new Promise<NewEvaluation>((resolve) => {
      answer = resolve;
    });
    const { person } = open({ api: [evaluates(() => later)], session: aSession(aUser()) });
    await upload(person);
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await person.click(screen.getByRole('button', { name: 'Come back' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Analyzing your deck');
    answer(aNewEvaluation());
    expect(await results()).toBeVisible();
  });
});

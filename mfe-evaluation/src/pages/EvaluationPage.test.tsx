import { describe, expect, it, jest } from '@jest/globals';
import type { NewEvaluation } from '@northlight/shared-api';
import { answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  aNewEvaluation,
  deck,
  EVALUATE,
  evaluate,
  input,
  open,
  results,
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

import { describe, expect, it } from '@jest/globals';
import type { NewEvaluation } from '@northlight/shared-api';
import { anEvaluation, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aNewEvaluation, deck, EVALUATE, input, open, RUN, streamed, upload } from '../features/stages/tab.fixture.tsx';

const ONE = '/api/pitch-decks/evaluations/{id}/';

const of = (name: string, given: Partial<NewEvaluation> = {}) =>
  aNewEvaluation({ id: name, name, original_filename: name, ...given });

/** Evaluates the first upload as one.pdf and the second as two.pdf. */
function evaluates(given: (name: string) => Partial<NewEvaluation> = () => ({})) {
  const names = ['one.pdf', 'two.pdf'];
  return answers('post', EVALUATE, () => {
    const name = names.shift() ?? '';
    return streamed([{ event: 'done', evaluation: of(name, given(name)) }]);
  });
}

const click = (person: UserEvent, name: string) => person.click(screen.getByRole('button', { name }));
const sees = async (name: string) => expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
const done = (evaluation: NewEvaluation) => ({
  state: 'done' as const,
  original_filename: evaluation.name,
  created_at: evaluation.created_at,
  progress: null,
  evaluation,
  failure: null,
});

describe('Back and Forward, for a person who is logged in,', () => {
  const session = aSession(aUser());
  const saved = answers('get', ONE, ({ params }) => anEvaluation({ id: String(params.id), name: String(params.id) }));

  it('return to the result from another page', async () => {
    const { person } = open({ api: [evaluates(), saved], session });
    await upload(person, deck('one.pdf'));
    await sees('one.pdf');
    await click(person, 'Leave');
    await click(person, 'Back');
    await sees('one.pdf');
    expect(screen.getByText('This evaluation is kept in your account.')).toBeVisible();
    await click(person, 'Upload Another Deck');
    expect(input()).toBeInTheDocument();
  });

  it('go through the results of several decks, also after the tab was loaded anew', async () => {
    const { person } = open({ api: [evaluates(), saved], session });
    await upload(person, deck('one.pdf'));
    await sees('one.pdf');
    await click(person, 'Upload Another Deck');
    await sees('Evaluate a pitch deck');
    await upload(person, deck('two.pdf'));
    await sees('two.pdf');
    await click(person, 'Back');
    await sees('one.pdf');
    await click(person, 'Reload');
    await sees('one.pdf');
    await click(person, 'Forward');
    await sees('two.pdf');
  });

  it('say when the evaluation was deleted meanwhile, and lead on', async () => {
    const gone = refuses('get', ONE, 404, { code: 'not_found', detail: 'Evaluation not found.' });
    const { person } = open({ api: [evaluates(), gone], session });
    await upload(person, deck('one.pdf'));
    await sees('one.pdf');
    await click(person, 'Reload');
    await sees('This evaluation is no longer available.');
    await click(person, 'Upload Another Deck');
    expect(input()).toBeInTheDocument();
  });

  it('say when the result does not load, and try again', async () => {
    let isDown = true;
    const flaky = answers('get', ONE, () =>
      isDown ? Response.json({ detail: 'Out of order.' }, { status: 500 }) : anEvaluation({ name: 'one.pdf' }),
    );
    const { person } = open({ api: [evaluates(), flaky], session });
    await upload(person, deck('one.pdf'));
    await sees('one.pdf');
    await click(person, 'Reload');
    await sees('Failed to load evaluation results.');
    isDown = false;
    await click(person, 'Try again');
    await sees('one.pdf');
  });
});

describe('Back and Forward, for a visitor,', () => {
  const claim_token = (name: string) => ({ claim_token: `claim of ${name}` });

  it('return to each result by the token of its claim', async () => {
    const asked: string[] = [];
    const run = answers('get', RUN, ({ params }) => {
      asked.push(String(params.token));
      return done(of('one.pdf', claim_token('one.pdf')));
    });
    const { person } = open({ api: [evaluates(claim_token), run] });
    await upload(person, deck('one.pdf'));
    await sees('one.pdf');
    await click(person, 'Upload Another Deck');
    await upload(person, deck('two.pdf'));
    await sees('two.pdf');
    await click(person, 'Reload');
    await sees('two.pdf');
    expect(asked).toEqual([]);
    await click(person, 'Back');
    await sees('one.pdf');
    expect(asked).toEqual(['claim of one.pdf']);
    expect(screen.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await click(person, 'Forward');
    await sees('two.pdf');
  });

  it('do not show the result of a person who has logged out', async () => {
    const { person } = open({ api: [evaluates()] });
    await upload(person, deck('one.pdf'));
    await sees('one.pdf');
    await click(person, 'Reload');
    await sees('Evaluate a pitch deck');
  });

  it('do not show a result that an account has claimed', async () => {
    const refused = refuses('get', RUN, 404, { code: 'not_found', detail: 'Evaluation not found.' });
    const { person } = open({ api: [evaluates(claim_token), refused] });
    await upload(person, deck('one.pdf'));
    await sees('one.pdf');
    sessionStorage.removeItem('northlight.claims');
    await click(person, 'Reload');
    await sees('This evaluation is no longer available.');
  });
});

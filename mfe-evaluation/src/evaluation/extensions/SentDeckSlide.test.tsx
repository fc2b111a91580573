import { expect, it, jest } from '@jest/globals';
import { type Evaluation, useEvaluationRun } from '@northlight/shared-api';
import { anEvaluation, answers, aSession, aUser, hangs } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen } from '@testing-library/react';
import { deck, EVALUATE } from '../features/stages/tab.fixture.tsx';
import SentDeckSlide from './SentDeckSlide.tsx';

const HASH = 'b'.repeat(64);

const own = (evaluation: Evaluation | null) => [
  answers('get', '/api/pitch-decks/evaluations/', {
    count: evaluation ? 1 : 0,
    results: evaluation ? [evaluation] : [],
  }),
  ...(evaluation ? [answers('get', '/api/pitch-decks/evaluations/{id}/', evaluation)] : []),
];

/** Opens the extension at a slide of a deck with this evaluation. */
function open(evaluation: Evaluation | null, slide = 2, loadFile = async () => deck()) {
  return renderPage(() => <SentDeckSlide slide={slide} fileSha256={HASH} loadFile={loadFile} />, {
    session: aSession(aUser()),
    api: [...own(evaluation), hangs('post', EVALUATE)],
  });
}

it('a slide shows what the evaluation found on it, and leads to the assistant at this slide', async () => {
  open(anEvaluation());
  expect(await screen.findByRole('heading', { name: 'What the evaluation found on slide 2' })).toBeVisible();
  expect(screen.getByText('11.4% of 8,200 monitored trips, Jan–Sep 2026')).toBeVisible();
  expect(screen.getByText('Problem & why now: measured problem')).toBeVisible();
  expect(
    screen.getByText(/^The whole deck, evaluated on 18 Nov 2026: 6–7\/10, partial, 2 categories weak/),
  ).toBeVisible();
  const { id } = anEvaluation();
  expect(screen.getByRole('link', { name: 'Ask the assistant about this slide' })).toHaveAttribute(
    'href',
    `/assistant?evaluation=${id}&slide=2`,
  );
  expect(screen.getByRole('link', { name: 'See the results' })).toHaveAttribute('href', `/evaluation-results/${id}`);
});

it('a slide without findings says so, and one that could not be read says that instead', async () => {
  const { unmount } = open(anEvaluation({ scores: [] }));
  expect(await screen.findByText('We found nothing on this slide that earns points.')).toBeVisible();
  unmount();
  open(anEvaluation({ scores: [], unreadable_slides: [2], has_slides: false }));
  expect(await screen.findByText('Couldn’t be read; not assessed.')).toBeVisible();
  expect(screen.queryByText(/Nothing that earns/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /assistant/ })).not.toBeInTheDocument();
});

it('a deck that was not evaluated can be evaluated from here, with the file that was sent', async () => {
  const loadFile = jest.fn(async () => deck('sent.pdf'));
  const { person } = open(null, 1, loadFile);
  await person.click(await screen.findByRole('button', { name: 'Evaluate this deck' }));
  expect(await screen.findByRole('progressbar', { name: 'Evaluation' })).toBeVisible();
  expect(loadFile).toHaveBeenCalledTimes(1);
});

it('a deck whose file cannot be loaded can be tried again', async () => {
  const { person } = open(null, 1, async () => {
    throw new TypeError('offline');
  });
  await person.click(await screen.findByRole('button', { name: 'Evaluate this deck' }));
  expect(await screen.findByText('Unable to evaluate pitch deck.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('a deck waits while another one is being evaluated in this tab, which goes on', async () => {
  const Page = () => {
    const { start } = useEvaluationRun();
    return (
      <>
        <button type="button" onClick={() => start(deck('other.pdf'))}>
          Evaluate another
        </button>
        <SentDeckSlide slide={1} fileSha256={HASH} loadFile={async () => deck()} />
      </>
    );
  };
  const { person } = renderPage(Page, { session: aSession(aUser()), api: [...own(null), hangs('post', EVALUATE)] });
  await screen.findByRole('button', { name: 'Evaluate this deck' });
  await person.click(screen.getByRole('button', { name: 'Evaluate another' }));
  expect(await screen.findByText('other.pdf')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Evaluate this deck' })).not.toBeInTheDocument();
});

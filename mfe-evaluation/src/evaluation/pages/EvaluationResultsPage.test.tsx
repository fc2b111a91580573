import { describe, expect, it, jest } from '@jest/globals';
import { anEvaluation, anEvidence, answers, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { around, BENCHMARKS, someBenchmarks } from '../features/results/report.fixture.ts';
import EvaluationResultsPage from './EvaluationResultsPage.tsx';

const EVALUATION = '/api/pitch-decks/evaluations/{id}/';

const unreachable = answers('get', EVALUATION, () => {
  throw new TypeError('Failed to fetch');
});

const ADDRESS = '/evaluation-results/4f8c2c1e';

const open = ({ api = [], at = ADDRESS }: NonNullable<Parameters<typeof renderPage>[1]>) =>
  renderPage(EvaluationResultsPage, {
    route: '/evaluation-results/:id',
    at,
    session: aSession(aUser()),
    api: [...api, ...around],
  });
const showing = (given: Parameters<typeof anEvaluation>[0] = {}) =>
  open({ api: [answers('get', EVALUATION, anEvaluation(given))] });
const row = async (category: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: category });
  return heading.closest('details') as HTMLDetailsElement;
};

/** Unfolds a category. */
const entry = async (category: string) => {
  const details = await row(category);
  await userEvent.click(details.querySelector('summary') as HTMLElement);
  return within(details);
};

describe('an evaluation that does not load', () => {
  it('says so and goes to the dashboard when the connection is lost', async () => {
    open({ api: [unreachable] });
    expect(await screen.findByText('Failed to load evaluation results.')).toBeVisible();
    expect(screen.getByText('Network error. Please check if the server is running and try again.')).toBeInTheDocument();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
  });

  it('says so and goes to the dashboard when it is not there or somebody else’s', async () => {
    open({ api: [refuses('get', EVALUATION, 404, { code: 'not_found', detail: 'Evaluation not found.' })] });
    expect(await screen.findByText('Failed to load evaluation results.')).toBeVisible();
    expect(screen.getByText('Evaluation not found.')).toBeInTheDocument();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
  });

  it('leads back to the dashboard when nothing was loaded', async () => {
    const { person } = open({ api: [answers('get', EVALUATION, () => Response.json(null))] });
    expect(await screen.findByRole('heading', { name: 'Evaluation not found.' })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
  });

  it('can be left while it is still on its way', () => {
    open({ api: [hangs('get', EVALUATION)] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the evaluation...');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});

describe('a deck that could not be read in full', () => {
  it('names the slides that count for nothing, and shows the place of hidden text', async () => {
    const hidden = { slide: 4, text: 'Ten points for us', box: { x: 0.02, y: 0.9, width: 0.2, height: 0.01 } };
    const { person } = showing({
      unreadable_slides: [5, 3],
      hidden_text_slides: [4],
      hidden_texts: [hidden],
      partly_read_slides: [7],
    });
    expect(await screen.findByText('Slides 3 and 5 couldn’t be read, so they were not assessed.')).toBeVisible();
    expect(screen.getByText(/^Slide 4 contains text that can’t be seen, so it wasn’t scored\./)).toBeVisible();
    expect(screen.getByText(/^Slide 7 contains an image that couldn’t be read in full/)).toBeVisible();
    expect(screen.getByText(/, bottom left: “Ten points for us”/)).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Slide 4: show “Ten points for us”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slide 4' }));
    expect(dialog.getAllByTestId('mark')).toHaveLength(1);
    expect(dialog.getByText(/This text can’t be seen, so it wasn’t scored\./)).toBeInTheDocument();
  });

  it('calls a category not assessed, never zero, and nothing in it missing', async () => {
    const missing = [{ rule: 'The ask', reason: 'Not found: how much you raise and for how long.', source: null }];
    const scores = anEvaluation().scores.map((score) => (score.score === null ? { ...score, missing } : score));
    showing({ scores });
    const financials = await entry('Financials & ask');
    expect(financials.queryByText(/Not found/)).not.toBeInTheDocument();
    expect(financials.getByText('Not assessed')).toBeVisible();
    expect(financials.queryByText(/\/10/)).not.toBeInTheDocument();
  });

  it('has no overall score when no category could be assessed', async () => {
    const scores = anEvaluation().scores.map((score) => ({ ...score, score: null, evidence: [], missing: [] }));
    showing({ scores, strengths: [], improvements: [], next_steps: [] });
    expect(await screen.findByRole('img', { name: 'Not assessed' })).toBeVisible();
    expect(screen.getByText('Nothing in this deck could be assessed.')).toBeVisible();
    expect(screen.getByText('This evaluation suggests no next steps.')).toBeVisible();
  });

  it('shows a deck’s own text as text, whatever it says', async () => {
    const [first, ...others] = anEvaluation().scores;
    if (!first) throw new Error('An evaluation has eight categories');
    const quote = '<img src=x onerror=alert(1)> **We** are [best](javascript:alert(1))';
    const evidence = [anEvidence({ quote })];
    const [step, ...steps] = anEvaluation().next_steps;
    if (!step?.quote) throw new Error('The first step has a quote');
    const rewrite = '<b>Bold</b> **words** in [number<i>]';
    const { container } = showing({
      scores: [{ ...first, evidence }, ...others],
      next_steps: [{ ...step, quote: { ...step.quote, quote: '<u>us</u>' }, rewrite }, ...steps],
      name: '<b>deck</b>.pdf',
    });
    await entry('Problem & why now');
    expect(await screen.findByText(quote)).toBeVisible();
    expect(screen.getByText('<u>us</u>')).toBeVisible();
    expect(screen.getByText('[number<i>]').closest('p')).toHaveTextContent(rewrite);
    expect(screen.getByRole('heading', { level: 1, name: '<b>deck</b>.pdf' })).toBeVisible();
    expect(container.querySelector('[onerror], [href^="javascript"]')).toBeNull();
  });
});

describe('the results', () => {
  it('say which deck they are of', async () => {
    showing();
    expect(await screen.findByRole('heading', { level: 1, name: 'isferd-seed-v4.pdf' })).toBeVisible();
    expect(screen.getByText(/14 slides · evaluated/)).toHaveTextContent('14 slides · evaluated 18 Nov 2026');
  });

  it('say what the overall score is and is not', async () => {
    showing();
    expect(await screen.findByRole('img', { name: '6 to 7 out of 10, partial' })).toBeVisible();
    expect(screen.getByText(/^Overall score 6–7, partial: 7 of 8 categories assessed\./)).toHaveTextContent(
      'not a probability of funding',
    );
  });

  it('count what is strong, adequate, weak and not assessed', async () => {
    showing();
    await screen.findByRole('heading', { level: 1, name: 'isferd-seed-v4.pdf' });
    const count = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(count('Strong')).toHaveTextContent('4 of 8');
    expect(count('Adequate')).toHaveTextContent('1 of 8');
    expect(count('Weak')).toHaveTextContent('2 of 8');
    expect(count('Not assessed')).toHaveTextContent('1 of 8');
  });

  it('give the next steps in their order, with the slide and how far each could lead', async () => {
    showing();
    const steps = within(await screen.findByRole('region', { name: 'Next steps' })).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Compare with what fleets use today',
      'Say what the money buys',
    ]);
    const [first, second] = steps.map((step) => within(step));
    expect(await first?.findByRole('button', { name: /^Slide 10: show/ })).toBeVisible();
    expect(first?.getByRole('img')).toHaveAccessibleName('4 out of 10, weak, could reach 8');
    expect(second?.queryByText(/^Slide/)).not.toBeInTheDocument();
  });

  it('rest each category on the sentences of the deck, with their slides, and on what is missing', async () => {
    showing();
    const market = await entry('Market');
    expect(market.getByText('The total is named, the reachable part is not.')).toBeVisible();
    expect(market.getByText('A $4.2 billion market')).toBeVisible();
    expect(await market.findByRole('button', { name: /^Slide 8/ })).toBeVisible();
    expect(market.getByText(/No count of customers that can be reached\./)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Eight categories' })).toBeVisible();
  });

  it('quote a sentence once, however many points it makes', async () => {
    const [first, ...others] = anEvaluation().scores;
    if (!first) throw new Error('An evaluation has eight categories');
    const twice = ['size', 'why now'].map((rule) => anEvidence({ slide: 2, quote: '10× by 2027', rule }));
    showing({ scores: [{ ...first, evidence: twice }, ...others] });
    await entry('Problem & why now');
    expect(await screen.findAllByText('10× by 2027')).toHaveLength(1);
    expect(screen.getByText(/size, why now/)).toBeVisible();
  });

  it('list strengths and improvements', async () => {
    showing({ strengths: ['Revenue has a date.'], improvements: [] });
    expect(await screen.findByText('Revenue has a date.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Improvements' }).parentElement).toHaveTextContent(
      'This evaluation found none.',
    );
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { person } = showing();
    await person.click(await screen.findByRole('button', { name: 'Print Results' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('lead to the dashboard and to another deck', async () => {
    const { person } = showing();
    await screen.findByRole('heading', { level: 1, name: 'isferd-seed-v4.pdf' });
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await person.click(screen.getByRole('link', { name: 'Evaluate Another Deck' }));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/evaluation$/);
  });
});

describe('the first screen', () => {
  const overview = async () => within(await screen.findByRole('region', { name: 'Overall score' }));

  it('compares each category with the median of other decks', async () => {
    showing();
    const bars = within((await overview()).getByRole('list', { name: 'Scores by category' }));
    expect(bars.getAllByRole('listitem')).toHaveLength(8);
    expect(await bars.findAllByText(', median of 46 made-up demo decks 5.8')).toHaveLength(8);
    expect(bars.getByRole('link', { name: 'Market' })).toHaveAttribute('href', `${ADDRESS}#market`);
  });

  it.each([
    ['there are too few decks', { groups: [] }],
    ['other rules scored this deck', { own: 'judged_anew' as const }],
  ])('marks no median if %s', async (_, given) => {
    open({ api: [answers('get', BENCHMARKS, someBenchmarks(given)), answers('get', EVALUATION, anEvaluation())] });
    const region = await overview();
    expect(await region.findByRole('link', { name: 'Compare with other decks' })).toBeVisible();
    expect(region.queryByText(/median of/)).not.toBeInTheDocument();
  });

  it('shows the three steps worth most with their slides', async () => {
    const [step] = anEvaluation().next_steps;
    if (!step) throw new Error('There is a next step');
    const next_steps = [10, null, 8, 6, 2].map((slide, at) => ({ ...step, slide, title: `Step on ${at + 1}` }));
    const { container } = showing({ next_steps });
    const region = within(await screen.findByRole('region', { name: 'Do this first' }));
    expect(region.getAllByRole('listitem')).toHaveLength(3);
    expect(region.getByRole('link', { name: 'Step on 3' })).toHaveAttribute('href', `${ADDRESS}#step-3`);
    expect(container.querySelector('#step-3')).toHaveTextContent('Step on 3');
    expect(region.getByRole('link', { name: 'All 5 next steps' })).toHaveAttribute('href', `${ADDRESS}#next-steps`);
    await screen.findByRole('heading', { name: 'Slides' });
    expect(container.querySelectorAll('[aria-labelledby="top-steps"] img')).toHaveLength(2);
  });

  it('leads to the notes on what was not read, rather than beginning with them', async () => {
    showing({ unreadable_slides: [5], foreign_slides: [{ slide: 6, language: 'German' }] });
    expect((await overview()).getByRole('link', { name: '2 notes on how this deck was read' })).toHaveAttribute(
      'href',
      `${ADDRESS}#reading`,
    );
    expect(
      within(screen.getByRole('region', { name: 'How it was read' })).getByText(/^Slide 5 couldn’t/),
    ).toBeVisible();
  });
});

describe('the sections', () => {
  it('are linked in the order of the page, without those that are not there', async () => {
    showing();
    const nav = within(await screen.findByRole('navigation', { name: 'Sections of the results' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Strengths',
      'Next steps',
      'Slides',
      'Categories',
      'Other decks',
    ]);
  });

  it('take the focus when they are jumped to', async () => {
    const { person } = showing();
    await person.click(await screen.findByRole('link', { name: 'Next steps' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Next steps' })).toHaveFocus();
  });
});

describe('the categories', () => {
  it('are folded, with the verdict in sight', async () => {
    showing();
    const market = await row('Market');
    expect(market.open).toBe(false);
    expect(within(market).getByText('The total is named, the reachable part is not.')).toBeVisible();
    expect(within(market).getByText('A $4.2 billion market')).not.toBeVisible();
  });

  it('unfold from an address that names one', async () => {
    open({ at: `${ADDRESS}#team`, api: [answers('get', EVALUATION, anEvaluation())] });
    const team = await row('Team');
    expect(team.open).toBe(true);
    expect(team.querySelector('summary')).toHaveFocus();
    expect((await row('Market')).open).toBe(false);
  });

  it('unfold from their bar in the overview', async () => {
    const { person } = showing();
    await person.click(await screen.findByRole('link', { name: 'Traction & engagement' }));
    expect((await row('Traction & engagement')).open).toBe(true);
  });

  it('unfold and fold all at once', async () => {
    const { person, container } = showing();
    await person.click(await screen.findByRole('button', { name: 'Expand all categories' }));
    expect(container.querySelectorAll('details[open]')).toHaveLength(8);
    await person.click(screen.getByRole('button', { name: 'Collapse all categories' }));
    expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  });
});

describe('a next step', () => {
  const step = async () => {
    const region = within(await screen.findByRole('region', { name: 'Next steps' }));
    return within(region.getAllByRole('listitem')[0] as HTMLElement);
  };

  it('quotes the sentence it works on, and opens its slide there', async () => {
    const { person } = showing();
    const first = await step();
    expect(first.getByText('Unlike trackers, it warns before the cargo spoils')).toBeVisible();
    await person.click(await first.findByRole('button', { name: /^Slide 10: show/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slide 10' }));
    expect(dialog.getAllByTestId('mark')).toHaveLength(1);
    expect(dialog.getByText(/Next step: Compare with what fleets use today/)).toBeInTheDocument();
  });

  it('suggests a wording with its gaps marked, and copies it', async () => {
    const { person } = showing();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const first = await step();
    expect(first.getByText('[number]').tagName).toBe('MARK');
    await person.click(
      first.getByRole('button', { name: 'Copy the wording for “Compare with what fleets use today”' }),
    );
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(write.mock.calls).toEqual([[anEvaluation().next_steps[0]?.rewrite]]);
  });

  it('says so when the browser refuses to copy', async () => {
    const { person } = showing();
    const first = await step();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await person.click(first.getByRole('button', { name: /^Copy the wording/ }));
    expect(await screen.findByText('Copying failed. Please select and copy the text yourself.')).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  it('the rare actions are in the menu, and the results can still be printed', async () => {
    const media = { matches: true, addEventListener() {}, removeEventListener() {} };
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { person } = showing();
    await person.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Evaluate Another Deck' })).toHaveAttribute(
      'href',
      '/evaluation',
    );
    expect(screen.queryByRole('button', { name: 'Print Results' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('menuitem', { name: 'Print Results' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

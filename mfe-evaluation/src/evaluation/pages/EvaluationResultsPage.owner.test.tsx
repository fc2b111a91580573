import { describe, expect, it, jest } from '@jest/globals';
import type { Discrepancy } from '@northlight/shared-api';
import { anEvaluation, anEvidence, answers, aSession, aUser, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  around,
  BENCHMARKS,
  CHANGES,
  EVALUATIONS,
  SHARES,
  SLIDES,
  someBenchmarks,
} from '../features/results/report.fixture.ts';
import EvaluationResultsPage from './EvaluationResultsPage.tsx';
import SharedResultsPage from './SharedResultsPage.tsx';

type Api = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['api']>;

const EVALUATION = '/api/pitch-decks/evaluations/{id}/';
const SHARED = '/api/pitch-decks/shared-evaluations/{token}/';

const open = (evaluation = anEvaluation(), ...api: Api) =>
  renderPage(EvaluationResultsPage, {
    route: '/evaluation-results/:id',
    at: `/evaluation-results/${evaluation.id}`,
    session: aSession(aUser()),
    api: [...api, answers('get', EVALUATION, evaluation), ...around],
  });

const earlier = {
  id: 'earlier',
  name: 'isferd-seed-v3.pdf',
  original_filename: 'isferd-seed-v3.pdf',
  overall_score: 3,
  overall_high: 6,
  page_count: 12,
  created_at: '2026-10-02T09:30:00.000Z',
};

describe('the slides of an evaluated deck', () => {
  it('open from a quote, with the sentence marked on them', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Expand all categories' }));
    await person.click(await screen.findByRole('button', { name: 'Slide 8: show “A $4.2 billion market”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slide 8' }));
    expect(dialog.getByRole('img', { name: 'A $4.2 billion market' })).toBeInTheDocument();
    expect(dialog.getAllByTestId('mark')).toHaveLength(1);
    expect(dialog.getByRole('button', { name: /A \$4.2 billion market/, pressed: true })).toBeInTheDocument();
  });

  it('lead from a finding to its category', async () => {
    const { person } = open();
    const strip = within(await screen.findByRole('region', { name: 'Slides and findings' }));
    await person.click(strip.getByRole('button', { name: /^38|^8 / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slide 8' }));
    await person.click(dialog.getByRole('link', { name: 'Market' }));
    const market = screen.getByRole('heading', { level: 3, name: 'Market' }).closest('details');
    expect(market).toHaveAttribute('open');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(market?.querySelector('summary')).toHaveFocus());
  });

  it('carry their findings in the strip, and lead from one to the next', async () => {
    const { person } = open();
    const strip = within(await screen.findByRole('region', { name: 'Slides and findings' }));
    await person.click(strip.getByRole('button', { name: /^1 Isferd/ }));
    expect(await screen.findByText('We found nothing on this slide that earns points.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(await screen.findByRole('dialog', { name: 'Slide 2' })).toBeVisible();
    await person.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('dialog', { name: 'Slide 1' })).toBeVisible();
  });

  it('say on themselves that they were not read', async () => {
    open(anEvaluation({ unreadable_slides: [5], foreign_slides: [{ slide: 6, language: 'German' }] }));
    const strip = within(await screen.findByRole('region', { name: 'Slides and findings' }));
    expect(strip.getByText('Couldn’t be read; not assessed.')).toBeVisible();
    expect(strip.getByText('In German; not assessed.')).toBeVisible();
    expect(screen.getByText('Slide 6 is in German; only English is assessed for now.')).toBeVisible();
  });

  it('can be asked for again when they could not be drawn, and the results stand without them', async () => {
    let tries = 0;
    const busyOnce = answers('get', SLIDES, () => {
      tries += 1;
      return tries === 1
        ? Response.json({ code: 'busy', detail: 'Too many decks.' }, { status: 503 })
        : { original_filename: 'x.pdf', file_url: '', slides: [] };
    });
    const { person } = open(anEvaluation(), busyOnce);
    expect(await screen.findByText('Too many decks.')).toBeVisible();
    expect(screen.getByText('The total is named, the reachable part is not.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Slides' })).toBeVisible();
  });

  it('are not there for an evaluation from before decks were kept', async () => {
    open(anEvaluation({ has_slides: false }));
    expect(await screen.findByText('The total is named, the reachable part is not.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Slides' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Improve this deck' })).not.toBeInTheDocument();
  });
});

it('what does not agree is shown with both sentences', async () => {
  const clash: Discrepancy = {
    kind: 'contradiction',
    category: 'Traction & engagement',
    name: 'Monthly revenue',
    reason: 'Slide 6 says $64K, slide 14 says $46K.',
    quotes: [6, 14].map((slide) => ({ slide, quote: `revenue on ${slide}`, box: null, recognised: false })),
  };
  open(anEvaluation({ discrepancies: [clash] }));
  const region = within(await screen.findByRole('region', { name: 'Inconsistencies' }));
  expect(region.getByText('Slide 6 says $64K, slide 14 says $46K.')).toBeVisible();
  expect(await region.findByRole('button', { name: 'Slide 14: show “revenue on 14”' })).toBeVisible();
});

it('words that were recognised in a picture are said to be', async () => {
  const [first, ...others] = anEvaluation().scores;
  if (!first) throw new Error('An evaluation has eight categories');
  open(anEvaluation({ scores: [{ ...first, evidence: [anEvidence({ slide: 3, recognised: true })] }, ...others] }));
  expect(await screen.findByText(/^Quoted words on slide 3 were read from an image/)).toBeVisible();
});

describe('an owner', () => {
  const choose = async (person: ReturnType<typeof open>['person'], item: string) => {
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('goes on to the assistant with the deck', async () => {
    const { id } = anEvaluation();
    const { person } = open();
    const improve = await screen.findByRole('link', { name: 'Improve this deck' });
    expect(improve).toHaveAttribute('href', `/assistant?evaluation=${id}`);
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Ask about this deck' })).toHaveAttribute(
      'href',
      `/assistant?evaluation=${id}`,
    );
  });

  it('gives the evaluation another name', async () => {
    const asked = jest.fn<(body: unknown) => void>();
    const rename = answers('patch', EVALUATION, async ({ request }) => {
      asked(await request.json());
      return anEvaluation({ name: 'Seed deck' });
    });
    const { person } = open(anEvaluation(), rename);
    await choose(person, 'Rename');
    const field = await screen.findByLabelText('Name');
    await person.clear(field);
    await person.type(field, 'Seed deck');
    await person.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Seed deck' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ name: 'Seed deck' });
    expect(screen.getByText(/isferd-seed-v4\.pdf · 14 slides/)).toBeVisible();
  });

  it('deletes it after a question, and is told when that failed', async () => {
    let tries = 0;
    const remove = answers('delete', EVALUATION, () => {
      tries += 1;
      return new Response(null, { status: tries === 1 ? 500 : 204 });
    });
    const { person } = open(anEvaluation(), remove);
    await choose(person, 'Delete');
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The evaluation couldn’t be deleted. Please try again.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
  });

  it('makes a link, sees it once, and takes it back', async () => {
    const made = {
      id: 's-1',
      created_at: '2026-11-18T09:30:00.000Z',
      expires_at: '2026-11-25T09:30:00.000Z',
      last_opened_at: null,
    };
    const shares: (typeof made)[] = [];
    const asked = jest.fn<(body: unknown) => void>();
    const { person } = open(
      anEvaluation(),
      answers('get', SHARES, () => shares),
      answers('post', SHARES, async ({ request }) => {
        asked(await request.json());
        shares.push(made);
        return { ...made, token: 'secret' };
      }),
      answers('delete', '/api/pitch-decks/evaluations/{id}/shares/{share}/', () => {
        shares.pop();
        return new Response(null, { status: 204 });
      }),
    );
    await choose(person, 'Share');
    expect(await screen.findByText('There are no active links.')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Link expires after'), '7');
    await person.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByLabelText('Link')).toHaveValue('http://localhost/shared-results/secret');
    expect(asked).toHaveBeenCalledWith({ days: 7 });
    await person.click(await screen.findByRole('button', { name: /^Revoke/ }));
    expect(await screen.findByText('There are no active links.')).toBeVisible();
    expect(screen.queryByLabelText('Link')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Active links' })).toHaveFocus();
  });

  it('sends the link from the share sheet of a device that has one', async () => {
    const share = jest.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    try {
      const made = { id: 's-1', created_at: '2026-11-18T09:30:00.000Z', expires_at: '2026-11-25T09:30:00.000Z' };
      const { person } = open(
        anEvaluation(),
        answers('get', SHARES, () => []),
        answers('post', SHARES, () => ({ ...made, last_opened_at: null, token: 'secret' })),
      );
      await choose(person, 'Share');
      await person.click(await screen.findByRole('button', { name: 'Create link' }));
      await person.click(await screen.findByRole('button', { name: 'Send link' }));
      const url = 'http://localhost/shared-results/secret';
      expect(share).toHaveBeenCalledWith({ title: anEvaluation().name, url });
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('is told why no link could be made', async () => {
    const detail = 'An evaluation can have at most 20 links. Revoke one first.';
    const { person } = open(anEvaluation(), refuses('post', SHARES, 409, { code: 'too_many_shares', detail }));
    await choose(person, 'Share');
    await person.click(await screen.findByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

describe('the comparison with other decks', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Among other decks' }));

  it('says how many there are, that they are made up, and where the deck stands', async () => {
    open();
    const region = await section();
    expect(await region.findByText('46')).toBeVisible();
    expect(region.getByText('Demo set.')).toBeVisible();
    expect(region.getAllByText('71st percentile')).toHaveLength(7);
    expect(region.getByText('Not assessed')).toBeVisible();
    expect(region.getByText('This comparison is partial: 1 category of this deck was not assessed.')).toBeVisible();
  });

  it('shows nothing of too few', async () => {
    const { person } = open();
    const region = await section();
    await person.click(await region.findByRole('radio', { name: 'Logistics' }));
    expect(region.getByText('Fewer than 20 decks, which is too few to compare.')).toBeVisible();
    expect(region.queryByText(/percentile$/)).not.toBeInTheDocument();
  });

  it('is joined and left by choice', async () => {
    let consent: { stage: 'Seed' | 'Series A'; given_at: string } | null = null;
    const { person } = open(
      anEvaluation(),
      answers('get', BENCHMARKS, () => someBenchmarks({ is_demo: false, groups: [], consent })),
      ...joining((stage) => {
        consent = stage && { stage, given_at: '2026-11-18T09:30:00.000Z' };
      }),
    );
    const region = await section();
    await person.selectOptions(await region.findByLabelText('Company stage'), 'Series A');
    await person.click(region.getByRole('button', { name: 'Take part' }));
    expect(await region.findByText(/You’re taking part as a company at the Series A stage/)).toBeVisible();
    await person.click(region.getByRole('button', { name: 'Stop taking part' }));
    expect(await region.findByRole('button', { name: 'Take part' })).toBeVisible();
  });
});

describe('an earlier version', () => {
  it('is chosen, and what came and went is named', async () => {
    const changes = anEvaluation().scores.map(({ category, score }, at) => ({
      category,
      before: at === 0 ? 5 : score,
      after: score,
      gained: at === 0 ? [anEvidence({ slide: 2, quote: 'measured', rule: 'Size' })] : [],
      lost: at === 3 ? [anEvidence({ slide: 9, quote: '38 fleets' })] : [],
    }));
    const { person } = open(
      anEvaluation(),
      answers('get', EVALUATIONS, { count: 1, results: [earlier] }),
      answers('get', CHANGES, { earlier, is_same_rubric: false, changes }),
    );
    const choice = await screen.findByLabelText('Earlier evaluation');
    expect(within(choice).getByRole('option', { name: /, 3–6\/10, partial$/ })).toBeVisible();
    await person.selectOptions(choice, 'earlier');
    const region = within(screen.getByRole('region', { name: 'Compared with an earlier version' }));
    expect(await region.findByText('38 fleets')).toBeVisible();
    expect(region.getByText('measured')).toBeVisible();
    expect(region.getByText(/^The rules have changed/)).toBeVisible();
    expect(
      region.getByText(/^This comparison is partial: 1 category was not assessed in one of the versions/),
    ).toBeVisible();
    expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('is not spoken of where there is none', async () => {
    open();
    await screen.findByText('46');
    expect(screen.queryByText('Compared with an earlier version')).not.toBeInTheDocument();
  });
});

describe('somebody with a link', () => {
  const visit = (...api: Api) =>
    renderPage(SharedResultsPage, {
      route: '/shared-results/:token',
      at: '/shared-results/secret',
      api: [...api, ...around],
    });

  it('reads the results and sees the slides, and can change nothing', async () => {
    const evaluation = { ...anEvaluation(), share_expires_at: '2026-12-18T09:30:00.000Z' };
    visit(answers('get', SHARED, evaluation));
    expect(await screen.findByText(/You can read them until 18 Dec 2026/)).toBeVisible();
    expect(screen.getByText(/^Overall score 6–7, partial: 7 of 8 categories assessed\./)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Slides' })).toBeVisible();
    for (const name of ['More', 'Take part']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('is told when it works no more', async () => {
    visit(refuses('get', SHARED, 404, { code: 'not_found', detail: 'Evaluation not found.' }));
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work.' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  });
});

function joining(change: (stage: 'Seed' | 'Series A' | null) => void): Api {
  const path = '/api/accounts/benchmarks/';
  return [
    answers('put', path, async ({ request }) => {
      const { stage } = (await request.json()) as { stage: 'Seed' | 'Series A' };
      change(stage);
      return { stage, given_at: '2026-11-18T09:30:00.000Z' };
    }),
    answers('delete', path, () => {
      change(null);
      return new Response(null, { status: 204 });
    }),
  ];
}

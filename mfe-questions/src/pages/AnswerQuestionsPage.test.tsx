import { describe, expect, it, jest } from '@jest/globals';
import { type Questionnaire, useSentSubmissions } from '@northlight/shared-api';
import { anAnswer, answers, aQuestionnaire, aSession, aUser, hangs, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { useLocation } from 'react-router-dom';
import AnswerQuestionsPage from './AnswerQuestionsPage.tsx';

const ID = '9d4f6e0a-3f6b-4c62-8d0c-5f0a1b2c3d4e';
const READ = '/api/pitch-decks/submissions/{id}/questionnaire/';
const SAVE = '/api/pitch-decks/submissions/{id}/answers/';
const SUGGEST = '/api/pitch-decks/submissions/{id}/suggestions/';
const SENT = '/api/pitch-decks/founder/submissions/';
const JUDGE = '/api/pitch-decks/submissions/{id}/likelihood/';

const STAGES = ['Idea', 'Pre-launch', 'Ready to launch', 'In business'];
const followUp = (id: string, question: string, parent: string, trigger: string) =>
  anAnswer({ id, question, parent_question: parent, trigger_values: [trigger], is_conditional: true });

const SENT_BEFORE = 'Your answers were already sent on 20 Nov 2026. The investor sees those.';

const QUESTIONS = aQuestionnaire({
  answers: [
    anAnswer({ id: 'stage', question: 'What stage are you at?', type: 'dropdown', options: STAGES }),
    followUp('revenue', 'What was your revenue?', 'stage', 'In business'),
    {
      ...followUp('letters', 'Any letters of intent?', 'stage', 'In business'),
      type: 'dropdown',
      options: ['Yes', 'No'],
    },
    followUp('signers', 'Who signed them?', 'letters', 'Yes'),
    anAnswer({ id: 'plan', question: 'Your plan', type: 'file', required: false }),
    anAnswer({ id: 'linkedin_links', question: 'LinkedIn profiles of the founders', required: false }),
  ],
});

interface Sent {
  answers: { id: string; text: string }[];
  draft: boolean;
  files: string[];
}

/** Mocks saving on the server, and records what was sent. */
function savesAnswers(refuse: (sent: Sent) => Response | null = () => null) {
  const sent: Sent[] = [];
  const handler = answers('patch', SAVE, async ({ request }) => {
    const form = await request.formData();
    const one = {
      answers: JSON.parse(String(form.get('answers'))) as Sent['answers'],
      draft: form.get('draft') === 'true',
      files: [...form.keys()].filter((key) => key.startsWith('file_')),
    };
    sent.push(one);
    const at = '2026-11-21T14:02:00Z';
    const files = one.files.map((key) => ({ id: key.slice(5), file_name: 'plan.xlsx', file_size: 5, file_url: '/x' }));
    return refuse(one) ?? { submission_id: ID, saved_at: at, answered_at: one.draft ? null : at, files };
  });
  return { sent, handler, final: () => sent.filter(({ draft }) => !draft) };
}

const reads = (given: Partial<Questionnaire> = {}) => answers('get', READ, { ...QUESTIONS, ...given });
const noSuggestions = answers('get', SUGGEST, []);
const LIKELIHOOD = {
  submission_id: ID,
  likelihood_score: 7,
  likelihood_reason: '',
  factors: [],
  limit: null,
  engine: 'rubric',
  rubric_version: '1',
} as const;
const judged = answers('post', JUDGE, { ...LIKELIHOOD, factors: [] });

/** A tab with a list of sent decks that stays while pages change. */
function Tab() {
  const { pathname } = useLocation();
  const { data } = useSentSubmissions(1, 10);
  return (
    <>
      <p>asked {data?.count ?? 0}</p>
      {pathname === '/answer-questions' ? <AnswerQuestionsPage /> : <p>at {pathname}</p>}
    </>
  );
}

const open = (api: RequestHandler[], at: Parameters<typeof renderPage>[1] = {}, Page = AnswerQuestionsPage) =>
  renderPage(Page, {
    route: '/answer-questions',
    at: `/answer-questions?submission=${ID}`,
    session: aSession(aUser()),
    api: [...api, noSuggestions],
    ...at,
  });
const ready = () => screen.findByRole('combobox', { name: 'What stage are you at?' });
const choose = async (person: ReturnType<typeof open>['person'], stage: string) =>
  person.selectOptions(await ready(), stage);
const submit = () => screen.getByRole('button', { name: 'Submit answers' });

describe('without questions to answer', () => {
  it('leads to where they come from', async () => {
    open([], { at: '/answer-questions' });
    expect(await screen.findByRole('heading', { name: 'No questions to answer here' })).toBeVisible();
  });

  it('says that those of somebody else were not found', async () => {
    open([refuses('get', READ, 404, { detail: 'Submission not found.' })]);
    expect(await screen.findByRole('heading', { name: 'We couldn’t find these questions' })).toBeVisible();
  });

  it('says that they may not be read, and asks for no second try', async () => {
    open([refuses('get', READ, 403, { detail: 'This account may not read these questions.' })]);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('This account may not read these questions.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says that they could not be read, and tries again', async () => {
    let down = true;
    const { person } = open([
      answers('get', READ, () => {
        if (down) throw new TypeError('Failed to fetch');
        return QUESTIONS;
      }),
    ]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await person.click(again);
    expect(await ready()).toBeVisible();
  });

  it('says that they are loading', () => {
    open([hangs('get', READ)]);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });
});

describe('follow-ups', () => {
  it('appear when the answer matches, and say how many and why', async () => {
    const { person } = open([reads(), savesAnswers().handler]);
    await choose(person, 'In business');
    expect(await screen.findByText('2 follow-up questions appeared')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What was your revenue?' })).toBeVisible();
    expect(screen.getAllByText('Because you answered “In business”')).toHaveLength(2);
    await person.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(await screen.findByText('1 follow-up question appeared')).toBeVisible();
    expect(screen.getByText('Level 2')).toBeVisible();
  });

  it('hide with what was answered below them, which comes back when they do', async () => {
    const { sent, handler } = savesAnswers();
    const { person } = open([reads(), handler]);
    await choose(person, 'In business');
    await person.click(screen.getByRole('radio', { name: 'Yes' }));
    await person.type(screen.getByRole('textbox', { name: 'Who signed them?' }), 'Three carriers');
    await choose(person, 'Idea');
    expect(screen.queryByText('Who signed them?')).not.toBeInTheDocument();
    expect(screen.queryByText('Any letters of intent?')).not.toBeInTheDocument();
    await waitFor(() => expect(sent.at(-1)?.answers).toContainEqual({ id: 'stage', text: 'Idea' }), { timeout: 3000 });
    expect(sent.at(-1)?.answers.map(({ id }) => id)).not.toContain('signers');
    await choose(person, 'In business');
    expect(screen.getByRole('textbox', { name: 'Who signed them?' })).toHaveValue('Three carriers');
  });
});

describe('submitting', () => {
  it('waits for every required answer, says how many are missing, and leads to the first', async () => {
    const { final, handler } = savesAnswers();
    const { person } = open([reads(), handler]);
    await choose(person, 'In business');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Please answer all 2 remaining required question(s) before submitting')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3 required questions answered');
    await person.click(submit());
    expect(screen.getByRole('textbox', { name: 'What was your revenue?' })).toHaveFocus();
    expect(screen.getAllByText('Please answer this question')).toHaveLength(2);
    expect(final()).toEqual([]);
  });

  it('sends what shows and nothing else, asks for the likelihood, and leads to the dashboard', async () => {
    const { final, handler } = savesAnswers();
    let asked = 0;
    const { person } = open([
      reads(),
      handler,
      answers('post', JUDGE, () => {
        asked += 1;
        return Response.json({}, { status: 500 });
      }),
    ]);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    await choose(person, 'In business');
    await person.type(screen.getByRole('textbox', { name: 'What was your revenue?' }), 'hidden soon');
    await choose(person, 'Idea');
    expect(submit()).not.toHaveAttribute('aria-disabled');
    await person.click(submit());
    expect(await screen.findByText('Responses submitted')).toBeVisible();
    expect(screen.getByText('Your answers have been sent to the investor.')).toBeVisible();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
    expect(final().map((one) => one.answers)).toEqual([[{ id: 'stage', text: 'Idea' }]]);
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('The likelihood could not be evaluated', expect.anything()),
    );
    expect(asked).toBe(1);
    logged.mockRestore();
    expect(localStorage).toHaveLength(0);
  });

  it('leads to a dashboard that asks anew at once, and again when the likelihood is there', async () => {
    const { handler } = savesAnswers();
    let tellScore = () => {};
    const scored = new Promise<void>((resolve) => {
      tellScore = resolve;
    });
    let asked = 0;
    const list = answers('get', SENT, () => {
      asked += 1;
      return { count: asked, results: [] };
    });
    const judge = answers('post', JUDGE, () => scored.then(() => Response.json(LIKELIHOOD)));
    const { person } = open([reads(), handler, judge, list], { route: '*' }, Tab);
    expect(await screen.findByText('asked 1')).toBeVisible();
    await choose(person, 'Idea');
    await person.click(submit());
    expect(await screen.findByText('at /dashboard')).toBeVisible();
    expect(await screen.findByText('asked 2')).toBeVisible();
    tellScore();
    expect(await screen.findByText('asked 3')).toBeVisible();
  });

  it('that failed says so, keeps the answers, and can be done again', async () => {
    let down = true;
    const { handler } = savesAnswers(({ draft }) =>
      down && !draft ? Response.json({ code: 'internal' }, { status: 500 }) : null,
    );
    const { person } = open([reads(), handler, judged]);
    await choose(person, 'Idea');
    await person.click(submit());
    expect(await screen.findByText('Submission failed')).toBeVisible();
    expect(screen.getByText('There was an error submitting your responses. Please try again.')).toBeVisible();
    expect(await ready()).toHaveValue('Idea');
    down = false;
    await person.click(submit());
    expect(await screen.findByText('Responses submitted')).toBeVisible();
  });

  it('was done before: the answers can be read, not changed', async () => {
    const [stage, ...rest] = QUESTIONS.answers;
    open([reads({ answered_at: '2026-11-20T10:00:00Z', answers: [{ ...stage, answer: 'Idea' } as never, ...rest] })]);
    expect(await screen.findByText('You submitted these answers on 20 Nov 2026.')).toBeVisible();
    expect(screen.getByText('Idea')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit answers' })).not.toBeInTheDocument();
  });

  it('was done on another device meanwhile: the page says so', async () => {
    let answered: string | null = null;
    const { handler } = savesAnswers(() => {
      answered = '2026-11-20T10:00:00Z';
      return Response.json({ code: 'already_submitted', detail: 'Too late.' }, { status: 409 });
    });
    const { person } = open([answers('get', READ, () => ({ ...QUESTIONS, answered_at: answered })), handler]);
    await choose(person, 'Idea');
    expect(await screen.findByText(SENT_BEFORE, {}, { timeout: 3000 })).toBeVisible();
  });
});

describe('a second submit with other answers', () => {
  it('says that the first ones were sent, and shows them', async () => {
    const [stage, ...rest] = QUESTIONS.answers;
    let isSent = false;
    const { handler } = savesAnswers(({ draft }) => {
      if (draft) return null;
      isSent = true;
      return Response.json({ code: 'already_submitted', detail: 'Too late.' }, { status: 409 });
    });
    const first = { answered_at: '2026-11-20T10:00:00Z', answers: [{ ...stage, answer: 'Idea' } as never, ...rest] };
    const { person } = open([answers('get', READ, () => ({ ...QUESTIONS, ...(isSent && first) })), handler]);
    await choose(person, STAGES.find((option) => option !== 'Idea' && option !== 'In business') ?? 'Idea');
    await person.click(submit());
    expect(await screen.findByText(SENT_BEFORE)).toBeVisible();
    expect(screen.getByText('Idea')).toBeVisible();
    expect(screen.queryByText('Submission failed')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit answers' })).not.toBeInTheDocument();
  });
});

describe('what is typed after another tab submitted', () => {
  const LATE = { name: 'What you typed here wasn’t sent' };

  /** Opens questions that another tab submits while the user types "late words" here. */
  async function typeTooLate() {
    let isSent = false;
    const { handler } = savesAnswers(() => {
      isSent = true;
      return Response.json({ code: 'already_submitted', detail: 'Too late.' }, { status: 409 });
    });
    const [stage, ...rest] = QUESTIONS.answers;
    const first = { answered_at: '2026-11-20T10:00:00Z', answers: [{ ...stage, answer: 'Idea' } as never, ...rest] };
    const read = answers('get', READ, () => ({ ...QUESTIONS, ...(isSent && first) }));
    const opened = open([read, handler]);
    await ready();
    await opened.person.type(screen.getByLabelText(/LinkedIn/), 'late words');
    return { ...opened, read, late: await screen.findByRole('region', LATE, { timeout: 3000 }) };
  }

  it('stays on the page and can be copied, while the first answers stand', async () => {
    const { late, person } = await typeTooLate();
    expect(screen.getByText(SENT_BEFORE)).toBeVisible();
    expect(within(late).getByText('late words')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await person.click(within(late).getByRole('button', { name: /^Copy your text for “LinkedIn/ }));
    expect(copied).toHaveBeenCalledWith('late words');
    expect(within(late).queryByText('Idea')).not.toBeInTheDocument();
  });

  it('is still there after a reload, until I delete it', async () => {
    const { unmount, read } = await typeTooLate();
    unmount();
    const { person } = open([read]);
    const late = await screen.findByRole('region', LATE);
    expect(screen.getByText(SENT_BEFORE)).toBeVisible();
    await person.click(within(late).getByRole('button', { name: 'Delete this text' }));
    expect(late).not.toBeInTheDocument();
    expect(screen.getByText('You submitted these answers on 20 Nov 2026.')).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('northlight.draft'))).toEqual([]);
  });
});

describe('an answer that is missing', () => {
  it('is said at its choices, for those who do not see them', async () => {
    const { person } = open([reads(), savesAnswers().handler]);
    await choose(person, 'In business');
    await person.click(submit());
    const letters = screen.getByRole('group', { name: 'Any letters of intent?' });
    expect(letters).toHaveAccessibleDescription('Please answer this question');
    expect(within(letters).getByRole('radio', { name: 'Yes' })).toBeInvalid();
  });

  it('is said of the file alone when the words are there', async () => {
    const both = anAnswer({ id: 'plan', question: 'Your plan', type: 'both' });
    const { person } = open([reads({ answers: [both] }), savesAnswers().handler]);
    const words = await screen.findByRole('textbox', { name: 'Your answer in words to Your plan' });
    await person.click(submit());
    expect(words).toBeInvalid();
    await person.type(words, 'Break-even in March');
    expect(words).toBeValid();
    expect(screen.getAllByText('Please answer this question')).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('is saved while typing, and says when', async () => {
    const { sent, handler } = savesAnswers();
    const { person } = open([reads(), handler]);
    await choose(person, 'In business');
    await person.type(screen.getByRole('textbox', { name: 'What was your revenue?' }), '$64K');
    expect(await screen.findByText(/^Draft saved/, {}, { timeout: 3000 })).toBeVisible();
    expect(sent.every(({ draft }) => draft)).toBe(true);
    expect(sent.flatMap((one) => one.answers)).toContainEqual({ id: 'revenue', text: '$64K' });
  });

  it('survives a lost connection and a reload', async () => {
    const broken = answers('patch', SAVE, () => {
      throw new TypeError('Failed to fetch');
    });
    const { person, unmount } = open([reads(), broken]);
    await choose(person, 'Idea');
    expect(await screen.findByText(/^No connection/, {}, { timeout: 3000 })).toBeVisible();
    unmount();
    const { sent, handler } = savesAnswers();
    open([reads(), handler]);
    expect(await ready()).toHaveValue('Idea');
    await waitFor(() => expect(sent.at(-1)?.answers).toEqual([{ id: 'stage', text: 'Idea' }]), { timeout: 3000 });
  });

  it('that was begun on another device goes on here', async () => {
    const [stage, ...rest] = QUESTIONS.answers;
    open([reads({ answers: [{ ...stage, answer: 'In business' } as never, ...rest] })]);
    expect(await ready()).toHaveValue('In business');
    expect(screen.getByRole('textbox', { name: 'What was your revenue?' })).toBeVisible();
  });

  it('opens at once with what the page before handed over', async () => {
    open([hangs('get', READ)], {
      at: { pathname: '/answer-questions', state: { questionnaire: QUESTIONS } },
    });
    expect(await ready()).toBeVisible();
  });
});

describe('a file as an answer', () => {
  it('is sent when it is chosen, and can be taken back', async () => {
    const { sent, handler } = savesAnswers();
    const { person } = open([reads(), handler]);
    await ready();
    await person.upload(screen.getByLabelText(/Choose a file/), new File(['cells'], 'plan.xlsx'));
    expect(await screen.findByRole('link', { name: 'plan.xlsx' })).toBeVisible();
    expect(sent[0]).toMatchObject({ draft: true, files: ['file_plan'] });
    expect(screen.getByRole('link', { name: 'plan.xlsx' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Remove plan.xlsx' }));
    await waitFor(() => expect(sent[1]?.answers).toEqual([{ id: 'plan', text: '', remove_file: true }]));
    expect(screen.getByLabelText(/Choose a file/)).toHaveFocus();
  });

  it('that did not arrive can be sent again without choosing it anew', async () => {
    let down = true;
    const { handler } = savesAnswers(() => {
      if (down) throw new TypeError('Failed to fetch');
      return null;
    });
    const { person } = open([reads(), handler]);
    await ready();
    await person.upload(screen.getByLabelText(/Choose a file/), new File(['cells'], 'plan.xlsx'));
    expect(await screen.findByText('Upload failed')).toBeVisible();
    down = false;
    await person.click(screen.getByRole('button', { name: 'Send plan.xlsx again' }));
    expect(await screen.findByRole('link', { name: 'plan.xlsx' })).toBeVisible();
  });

  it('for which there is no room says so, and the other answers stay', async () => {
    const detail = 'There is no room for this file: an account keeps at most 2 GB of sent decks and answer files.';
    const { handler } = savesAnswers(({ files }) =>
      files.length > 0 ? Response.json({ code: 'sent_storage_full', detail }, { status: 409 }) : null,
    );
    const { person } = open([reads(), handler]);
    await ready();
    await person.type(screen.getByLabelText(/LinkedIn/), 'linkedin.example/in/ines');
    await person.upload(screen.getByLabelText(/Choose a file/), new File(['cells'], 'plan.xlsx'));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send plan.xlsx again' })).toBeVisible();
    expect(screen.getByLabelText(/LinkedIn/)).toHaveValue('linkedin.example/in/ines');
  });

  it('is not larger than 100 MB', async () => {
    const { sent, handler } = savesAnswers();
    const { person } = open([reads(), handler]);
    await ready();
    const file = new File(['x'], 'film.mov');
    Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 + 1 });
    await person.upload(screen.getByLabelText(/Choose a file/), file);
    expect(await screen.findByText('File too large')).toBeVisible();
    expect(screen.getByText('Maximum size is 100MB')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

it('a file that comes after another device submitted shows what was submitted', async () => {
  let answered: string | null = null;
  const { handler } = savesAnswers(() => {
    answered = '2026-11-20T10:00:00Z';
    return Response.json({ code: 'already_submitted', detail: 'Too late.' }, { status: 409 });
  });
  const { person } = open([answers('get', READ, () => ({ ...QUESTIONS, answered_at: answered })), handler]);
  await ready();
  await person.upload(screen.getByLabelText(/Choose a file/), new File(['cells'], 'plan.xlsx'));
  expect(await screen.findByText(SENT_BEFORE)).toBeVisible();
});

describe('an earlier answer', () => {
  it('can be taken over', async () => {
    const { person } = open([
      reads(),
      savesAnswers().handler,
      answers('get', SUGGEST, [
        { id: 'linkedin_links', text: 'linkedin.com/in/ines', investor_name: 'Hana Bright', answered_at: '2026-11-01' },
      ]),
    ]);
    const suggestion = await screen.findByRole('region', { name: /Your earlier answer to “LinkedIn/ });
    expect(suggestion).toHaveTextContent('You answered this for Hana Bright: linkedin.com/in/ines');
    await person.click(within(suggestion).getByRole('button', { name: 'Use this answer' }));
    expect(screen.getByRole('textbox', { name: /LinkedIn profiles/ })).toHaveValue('linkedin.com/in/ines');
    expect(suggestion).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /LinkedIn profiles/ })).toHaveFocus();
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Question, QuestionDraft } from '@northlight/shared-api';
import { anInvestorUser, answers, aQuestion, aSession, hangs, refuses } from '@northlight/shared-api/testing';
import { renderPage } from '@northlight/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import QuestionsPage from './QuestionsPage.tsx';

const LIST = '/api/questions/';
const SAVE = '/api/questions/save/';
const DEFAULTS = '/api/questions/default/';
const ONE = '/api/questions/{id}/';

const stage = aQuestion({
  id: 'stage',
  question: 'What stage are you at?',
  type: 'dropdown',
  options: ['Idea', 'In business'],
});
const revenue = aQuestion({
  id: 'revenue',
  question: 'What was your revenue last month?',
  parent_question: 'stage',
  trigger_values: ['In business'],
  is_conditional: true,
});
const copying = aQuestion({ id: 'copying', question: 'Who could copy this?', required: false });
const STORED = [stage, revenue, copying];

const stored = (questions: Question[] = STORED) => answers('get', LIST, questions);

/** Saves as the server does, and keeps what was sent. */
function savesQuestions() {
  const sent: QuestionDraft[][] = [];
  const handler = answers('post', SAVE, async ({ request }) => {
    const { questions } = (await request.json()) as { questions: QuestionDraft[] };
    sent.push(questions);
    return questions.map((draft) => aQuestion({ ...draft, is_conditional: Boolean(draft.parent_question) }));
  });
  return { sent, handler };
}

const open = (...api: RequestHandler[]) =>
  renderPage(QuestionsPage, { route: '/customize-questions', session: aSession(anInvestorUser()), api });

const mains = () =>
  [...screen.getByRole('list', { name: 'Questions' }).children].map(
    (item) => item.querySelector('p')?.textContent ?? '',
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('when the questions cannot be read', () => {
  it('says so with the server’s words', async () => {
    open(refuses('get', LIST, 403, { detail: 'This page is only available to investors.' }));
    expect(await screen.findByRole('heading', { name: 'Failed to load questions' })).toBeVisible();
    expect(screen.getByText('This page is only available to investors.')).toBeVisible();
  });

  it('shows them once they can', async () => {
    let down = true;
    const { person } = open(
      answers('get', LIST, () => {
        if (down) throw new TypeError('Failed to fetch');
        return STORED;
      }),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Network error. Please check if the server is running and try again.')).toBeVisible();
    down = false;
    await person.click(again);
    expect(await screen.findByText('What stage are you at?')).toBeVisible();
  });

  it('says that they are loading', () => {
    open(hangs('get', LIST));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });
});

describe('writing a question', () => {
  it('needs a text', async () => {
    const { person } = open(stored());
    await person.click(await screen.findByRole('button', { name: 'Add Question' }));
    await person.click(button('Add question'));
    expect(await screen.findByText('Question text is required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus();
  });

  it('needs an option for a dropdown, and refuses one twice', async () => {
    const { person } = open(stored());
    await person.click(await screen.findByRole('button', { name: 'Add Question' }));
    await person.type(screen.getByRole('textbox', { name: 'Question' }), 'Are you raising?');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), 'Dropdown');
    await person.click(button('Add question'));
    expect(await screen.findByText('Please add at least one dropdown option')).toBeVisible();
    const option = screen.getByRole('textbox', { name: 'Options' });
    expect(option).toHaveFocus();

    await person.type(option, 'Yes{Enter}');
    await person.type(option, 'Yes');
    await person.click(button('Add option'));
    expect(await screen.findByText('This option already exists')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Options' })).getAllByRole('listitem')).toHaveLength(1);

    await person.clear(option);
    await person.type(option, 'No');
    await person.click(button('Add question'));
    await waitFor(() => expect(mains()).toContain('Are you raising?'));
    expect(screen.getByText('Yes, No')).toBeVisible();
  });

  it('needs an answer that shows a follow-up', async () => {
    const { person } = open(stored());
    await person.click(await screen.findByRole('button', { name: /Add follow-up to “What stage/ }));
    await person.type(screen.getByRole('textbox', { name: 'Question' }), 'What do you build?');
    await person.click(button('Add follow-up'));
    expect(await screen.findByText('Please select at least one trigger value')).toBeVisible();
    await person.click(screen.getByRole('checkbox', { name: 'Idea' }));
    await person.click(button('Add follow-up'));
    expect(await screen.findByText('What do you build?')).toBeVisible();
    expect(button(/^3 follow-ups|^2 follow-ups/)).toHaveTextContent('2 follow-ups of “What stage are you at?”');
  });

  it('does not take an option away from the follow-ups that need it', async () => {
    const { person } = open(stored());
    await person.click(await screen.findByRole('button', { name: 'Edit “What stage are you at?”' }));
    expect(screen.getByRole('combobox', { name: 'Answer' })).toBeDisabled();
    await person.click(button('Remove In business'));
    await person.click(button('Update question'));
    expect(await screen.findByText(/^1 follow-up would never show/)).toBeVisible();
  });

  it('gives the focus back when it is cancelled, and changes nothing', async () => {
    const { person } = open(stored());
    await person.click(await screen.findByRole('button', { name: 'Edit “Who could copy this?”' }));
    await person.type(screen.getByRole('textbox', { name: 'Question' }), ' Nobody?');
    await person.click(button('Cancel'));
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Who could copy this?');
  });

  it('is not lost to a click on another question', async () => {
    const { person } = open(stored());
    await person.click(await screen.findByRole('button', { name: 'Edit “Who could copy this?”' }));
    await person.type(screen.getByRole('textbox', { name: 'Question' }), ' In a year?');
    await person.click(button('Edit “What stage are you at?”'));
    expect(await screen.findByText('Finish or cancel the question you are editing first')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('Who could copy this? In a year?');
    await person.click(button('Save Questions'));
    expect(screen.getByRole('form', { name: 'Edit question 2' })).toBeVisible();
  });
});

describe('saving', () => {
  it('says why it failed and keeps the changes', async () => {
    const { person } = open(
      stored(),
      refuses('post', SAVE, 400, { questions: ['Question 2: A dropdown has at most 100 options'] }),
    );
    await person.click(await screen.findByRole('button', { name: 'Move up “Who could copy this?”' }));
    await person.click(button('Save Questions'));
    expect(await screen.findByText('Failed to save questions')).toBeVisible();
    expect(screen.getByText('Question 2: A dropdown has at most 100 options')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(mains()).toEqual(['Who could copy this?', 'What stage are you at?']);
  });

  it('sends the whole ordered list, and says that it is saved', async () => {
    const { sent, handler } = savesQuestions();
    const { person } = open(stored(), handler);
    await person.click(await screen.findByRole('button', { name: 'Add Question' }));
    await person.type(screen.getByRole('textbox', { name: 'Question' }), 'Cap table');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), 'File');
    await person.click(screen.getByRole('switch', { name: 'Founders must answer' }));
    await person.click(button('Add question'));
    expect(await screen.findByText('Unsaved changes')).toBeVisible();
    await person.click(button('Save Questions'));
    expect(await screen.findByText('Questions saved successfully')).toBeVisible();
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    expect(sent[0]?.map(({ id }) => id)).toEqual([
      'stage',
      'revenue',
      'copying',
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);
    expect(sent[0]?.at(-1)).toMatchObject({ question: 'Cap table', type: 'file', required: false });
    expect(sent[0]?.[0]).not.toHaveProperty('is_conditional');
  });

  it('warns before the tab is left with unsaved changes, and only then', async () => {
    const { handler } = savesQuestions();
    const { person } = open(stored(), handler);
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await screen.findByText('What stage are you at?');
    expect(leaves()).toBe(true);
    await person.click(button('Move down “What stage are you at?”'));
    expect(leaves()).toBe(false);
    await person.click(button('Save Questions'));
    await screen.findByText('Questions saved successfully');
    expect(leaves()).toBe(true);
  });
});

describe('deleting', () => {
  const askToDelete = async (...api: RequestHandler[]) => {
    const { person } = open(...api);
    await person.click(await screen.findByRole('button', { name: 'Delete “What stage are you at?”' }));
    return { person, dialog: await screen.findByRole('alertdialog') };
  };

  it.each([
    ['the server’s words', 404, { error: 'This question is gone already.' }, 'This question is gone already.'],
    ['its own words', 500, {}, 'Failed to delete question'],
  ])('says in %s that it failed, and keeps the question', async (_, status, body, message) => {
    const { person, dialog } = await askToDelete(stored(), refuses('delete', ONE, status, body));
    await person.click(within(dialog).getByRole('button', { name: 'Delete 2 questions' }));
    expect(await screen.findByText(message)).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(mains()).toContain('What stage are you at?'));
  });

  it('asks first, and Cancel keeps the question', async () => {
    const { person, dialog } = await askToDelete(stored());
    expect(dialog).toHaveAccessibleName('Delete this question and its 1 follow-up?');
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(mains()).toHaveLength(2);
  });

  it('removes the follow-ups too, and says how many', async () => {
    const deleted: unknown[] = [];
    const { person, dialog } = await askToDelete(
      stored(),
      answers('delete', ONE, ({ params }) => {
        deleted.push(params.id);
        return { deleted: 2 };
      }),
    );
    await person.click(within(dialog).getByRole('button', { name: 'Delete 2 questions' }));
    expect(await screen.findByText('Question deleted successfully')).toBeVisible();
    expect(screen.getByText('1 follow-up deleted with it')).toBeVisible();
    expect(deleted).toEqual(['stage']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(mains()).toEqual(['Who could copy this?']);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Who could copy this?'));
  });

  it('does not bother the server with a question that was never saved', async () => {
    const { person } = open(stored([]));
    await person.click(await screen.findByRole('button', { name: 'Add Question' }));
    await person.type(screen.getByRole('textbox', { name: 'Question' }), 'Why now?');
    await person.click(button('Add question'));
    await person.click(await screen.findByRole('button', { name: 'Delete “Why now?”' }));
    await person.click(await screen.findByRole('button', { name: 'Delete 1 question' }));
    expect(await screen.findByText('Question deleted successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeVisible();
  });
});

describe('an empty set', () => {
  it('says when the default questions did not come', async () => {
    const { person } = open(stored([]), refuses('get', DEFAULTS, 500, {}));
    await person.click(await screen.findByRole('button', { name: 'Load Default Questions' }));
    expect(await screen.findByText('Failed to load default questions')).toBeVisible();
    expect(button('Load Default Questions')).toBeVisible();
  });

  it('starts from the default questions, which are saved when the investor says so', async () => {
    const { sent, handler } = savesQuestions();
    const { person } = open(stored([]), answers('get', DEFAULTS, STORED), handler);
    await person.click(await screen.findByRole('button', { name: 'Load Default Questions' }));
    expect(await screen.findByText('3 default questions added')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(sent).toEqual([]);
    await person.click(button('Save Questions'));
    expect(await screen.findByText('Questions saved successfully')).toBeVisible();
    expect(sent[0]).toHaveLength(3);
  });
});

describe('the list', () => {
  it('counts the questions, and says what shows a follow-up', async () => {
    open(stored());
    expect(await screen.findByText('What stage are you at?')).toBeVisible();
    for (const [term, count] of [
      ['Questions', '3'],
      ['Required', '2'],
      ['Optional', '1'],
    ])
      expect(screen.getByText(String(term), { selector: 'dt' }).nextSibling).toHaveTextContent(String(count));
    expect(screen.getByText(/^When the answer is/)).toHaveTextContent('When the answer is In business');
  });

  it('folds follow-ups away and shows them again', async () => {
    const { person } = open(stored());
    const fold = await screen.findByRole('button', { name: /^1 follow-up/ });
    await person.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('What was your revenue last month?')).not.toBeInTheDocument();
    await person.click(fold);
    expect(screen.getByText('What was your revenue last month?')).toBeVisible();
  });

  it('moves a main question with its follow-ups by keyboard alone, and says where it is', async () => {
    const { person } = open(stored());
    const down = await screen.findByRole('button', { name: 'Move down “What stage are you at?”' });
    down.focus();
    await person.keyboard('{Enter}');
    expect(mains()).toEqual(['Who could copy this?', 'What stage are you at?']);
    expect(screen.getByText('“What stage are you at?” is now question 2 of 2')).toBeInTheDocument();
    expect(button('Move down “What stage are you at?”')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(mains()).toEqual(['Who could copy this?', 'What stage are you at?']);
  });

  it('gives only main questions a place to move to', async () => {
    open(stored());
    await screen.findByText('What stage are you at?');
    expect(button('Edit “What was your revenue last month?”')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Move up “What was your revenue last month?”' }),
    ).not.toBeInTheDocument();
  });
});

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

/** Mocks saving on the server, and records what was sent. */
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
  it('says so', async () => {
    open(refuses('get', LIST, 500, {}));
    expect(await screen.findByRole('heading', { name: 'Failed to load questions' })).toBeVisible();
  });

  it('by somebody who is no longer an investor leads away, and asks for no second try', async () => {
    open(refuses('get', LIST, 403, { detail: 'This page is only available to investors.' }));
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('This page is only available to investors.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
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

  it('renames an option and keeps the follow-ups that it shows', async () => {
    const { person } = open(stored());
    await person.click(await screen.findByRole('button', { name: 'Edit “What stage are you at?”' }));
    await person.click(button('Rename In business'));
    const name = screen.getByRole('textbox', { name: 'New name for In business' });
    expect(name).toHaveFocus();
    await person.clear(name);
    await person.type(name, 'idea{Enter}');
    expect(await screen.findByText('This option already exists')).toBeVisible();
    await person.clear(name);
    await person.type(name, 'Selling{Enter}');
    await waitFor(() => expect(button('Rename Selling')).toHaveFocus());
    await person.click(button('Update question'));
    await waitFor(() => expect(screen.getByText('Idea, Selling')).toBeVisible());
    await person.click(screen.getByRole('button', { name: 'Edit “What stage are you at?”' }));
    await person.click(button('Remove Selling'));
    await person.click(button('Update question'));
    expect(await screen.findByText(/follow-ups? would never appear/)).toBeVisible();
  });

  it('puts options in order with the keyboard, and the focus goes along', async () => {
    const { person } = open(stored());
    await person.click(await screen.findByRole('button', { name: 'Edit “What stage are you at?”' }));
    button('Move Idea down').focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByText('“Idea” is now option 2 of 2')).toBeInTheDocument();
    await waitFor(() => expect(button('Move Idea down')).toHaveFocus());
    expect(button('Move Idea down')).toHaveAttribute('aria-disabled', 'true');
    await person.click(button('Update question'));
    await waitFor(() => expect(screen.getByText('In business, Idea')).toBeVisible());
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
    expect(await screen.findByText(/^1 follow-up would never appear/)).toBeVisible();
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
      refuses('post', SAVE, 400, { questions: ['Question 2: A dropdown can have at most 100 options'] }),
    );
    await person.click(await screen.findByRole('button', { name: 'Duplicate “Who could copy this?”' }));
    await person.click(button('Save Questions'));
    expect(await screen.findByText('Failed to save questions')).toBeVisible();
    expect(screen.getByText('Question 2: A dropdown can have at most 100 options')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(mains()).toHaveLength(3);
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
    await person.click(button('Duplicate “Who could copy this?”'));
    expect(leaves()).toBe(false);
    await person.click(button('Save Questions'));
    await screen.findByText('Questions saved successfully');
    expect(leaves()).toBe(true);
  });
});

describe('a new order', () => {
  const moveDown = async (...api: RequestHandler[]) => {
    const { person } = open(stored(), ...api);
    await person.click(await screen.findByRole('button', { name: 'Move down “What stage are you at?”' }));
    return person;
  };

  it('is saved by itself, follow-ups and all', async () => {
    const { sent, handler } = savesQuestions();
    await moveDown(handler);
    expect(await screen.findByText('Order saved')).toBeVisible();
    expect(sent.map((questions) => questions.map(({ id }) => id))).toEqual([['copying', 'stage', 'revenue']]);
    expect(screen.queryByText('Questions saved successfully')).not.toBeInTheDocument();
  });

  it('that could not be saved asks to save by hand, until that is done', async () => {
    let down = true;
    const { handler } = savesQuestions();
    const person = await moveDown(
      answers('post', SAVE, () => {
        if (down) throw new TypeError('Failed to fetch');
        return [copying, stage, revenue];
      }),
      handler,
    );
    expect(await screen.findByText('The new order isn’t saved yet.')).toBeVisible();
    expect(screen.getByText('Choose Save Questions to try again.')).toBeVisible();
    expect(mains()).toEqual(['Who could copy this?', 'What stage are you at?']);
    down = false;
    await person.click(button('Save Questions'));
    expect(await screen.findByText('Questions saved successfully')).toBeVisible();
    expect(screen.queryByText('The new order isn’t saved yet.')).not.toBeInTheDocument();
  });

  it('keeps what is changed while it is being saved', async () => {
    let finish = () => {};
    const saving = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let asked = false;
    const person = await moveDown(
      answers('post', SAVE, async () => {
        asked = true;
        await saving;
        return [copying, stage, revenue];
      }),
    );
    await waitFor(() => expect(asked).toBe(true));
    await person.click(button('Duplicate “Who could copy this?”'));
    finish();
    await waitFor(() => expect(button('Save Questions')).not.toHaveAttribute('aria-busy', 'true'));
    expect(mains()).toEqual(['Who could copy this?', 'Who could copy this?', 'What stage are you at?']);
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});

describe('a set that was changed in another tab', () => {
  const THEIRS = [aQuestion({ id: 'theirs', question: 'Written in the other tab?' })];

  const openTwice = async () => {
    let current = { questions: STORED, revision: 'one' };
    const sent: { revision?: string; questions: QuestionDraft[] }[] = [];
    const told = () => Response.json(current.questions, { headers: { etag: `"${current.revision}"` } });
    const { person } = open(
      answers('get', LIST, told),
      answers('post', SAVE, async ({ request }) => {
        const asked = (await request.json()) as (typeof sent)[number];
        sent.push(asked);
        if (asked.revision !== current.revision)
          return Response.json({ code: 'questions_changed', detail: 'Changed elsewhere.' }, { status: 409 });
        current = { questions: asked.questions.map((draft) => aQuestion({ ...draft })), revision: 'three' };
        return told();
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Duplicate “Who could copy this?”' }));
    current = { questions: THEIRS, revision: 'two' };
    await person.click(button('Save Questions'));
    const dialog = await screen.findByRole('dialog', { name: 'Your questions were changed elsewhere' });
    return { person, dialog, sent };
  };

  it('is not overwritten: what is stored can be taken over', async () => {
    const { person, dialog } = await openTwice();
    expect(dialog).toHaveTextContent('1 question is stored there, 4 are on this page.');
    expect(screen.queryByText('Questions saved successfully')).not.toBeInTheDocument();
    await person.click(within(dialog).getByRole('button', { name: 'Use the other version' }));
    expect(mains()).toEqual(['Written in the other tab?']);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('is replaced when the investor says so', async () => {
    const { person, dialog, sent } = await openTwice();
    await person.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Questions saved successfully')).toBeVisible();
    expect(sent.map(({ revision }) => revision)).toEqual(['one', 'two']);
    expect(mains()).toHaveLength(3);
  });

  it('leaves everything as it is when nothing is decided', async () => {
    const { person, dialog } = await openTwice();
    await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(mains()).toHaveLength(3);
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});

describe('taking a change back', () => {
  it('works step by step, and forward again', async () => {
    const { person } = open(stored());
    await person.click(await screen.findByRole('button', { name: 'Duplicate “What stage are you at?”' }));
    await person.click(screen.getAllByRole('button', { name: 'Duplicate “Who could copy this?”' })[0] as HTMLElement);
    expect(mains()).toHaveLength(4);
    await person.click(button('Undo'));
    await person.keyboard('{Control>}z{/Control}');
    expect(mains()).toHaveLength(2);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(mains()).toEqual(['What stage are you at?', 'What stage are you at?', 'Who could copy this?']);
    expect(screen.getByText('Change redone')).toBeInTheDocument();
  });

  it('brings a deleted question back, to be saved again', async () => {
    const { sent, handler } = savesQuestions();
    const { person } = open(stored(), answers('delete', ONE, { deleted: 1 }), handler);
    await person.click(await screen.findByRole('button', { name: 'Delete “Who could copy this?”' }));
    await person.click(await screen.findByRole('button', { name: 'Delete 1 question' }));
    await waitFor(() => expect(mains()).toEqual(['What stage are you at?']));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await person.click(button('Undo'));
    expect(mains()).toEqual(['What stage are you at?', 'Who could copy this?']);
    await person.click(button('Save Questions'));
    await screen.findByText('Questions saved successfully');
    expect(sent[0]?.map(({ id }) => id)).toEqual(['stage', 'revenue', 'copying']);
  });
});

describe('questions in a file', () => {
  const fileOf = (questions: object[]) =>
    new File([JSON.stringify({ format: 'question-set', version: 1, questions })], 'mine.json');
  const choose = async (file: File, questions = STORED) => {
    const { person } = open(stored(questions));
    if (questions.length === 0) await person.click(await screen.findByRole('button', { name: 'Import questions' }));
    else {
      await person.click(await screen.findByRole('button', { name: 'More actions' }));
      await person.click(await screen.findByRole('menuitem', { name: 'Import questions' }));
    }
    const dialog = await screen.findByRole('dialog', { name: 'Import questions' });
    await person.upload(within(dialog).getByLabelText(/Choose a JSON file/), file);
    return { person, dialog };
  };
  const imported = { id: 'x', question: 'From a file?', type: 'text' };

  it('are refused when they are no questions', async () => {
    const { dialog } = await choose(new File(['<html>'], 'page.json'));
    expect(await within(dialog).findByText('This file isn’t JSON')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it('are refused when the file is too large', async () => {
    const { dialog } = await choose(new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'large.json'));
    expect(await within(dialog).findByText('File too large')).toBeVisible();
  });

  it('come after those that are there, and can be taken back', async () => {
    const { person, dialog } = await choose(fileOf([imported]));
    await person.click(await within(dialog).findByRole('button', { name: 'Import 1 question' }));
    expect(await screen.findByText('1 question imported')).toBeVisible();
    expect(mains()).toEqual(['What stage are you at?', 'Who could copy this?', 'From a file?']);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import questions' })).not.toBeInTheDocument());
    await person.click(button('Undo'));
    expect(mains()).toHaveLength(2);
  });

  it('replace those that are there when the investor says so', async () => {
    const { person, dialog } = await choose(fileOf([imported]));
    await person.click(await within(dialog).findByRole('radio', { name: 'Replace them' }));
    await person.click(within(dialog).getByRole('button', { name: 'Import 1 question' }));
    await waitFor(() => expect(mains()).toEqual(['From a file?']));
  });

  it('are the first questions of an empty set', async () => {
    const { person, dialog } = await choose(fileOf([imported]), []);
    await person.click(await within(dialog).findByRole('button', { name: 'Import 1 question' }));
    await waitFor(() => expect(mains()).toEqual(['From a file?']));
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

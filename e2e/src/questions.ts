import type { Page } from '@playwright/test';
import type { Account } from './accounts.ts';

/** The questions about a submission, with the answers so far. */
export interface Questionnaire {
  answered_at: string | null;
  answers: { id: string; question: string; answer: string; file_name: string | null }[];
}

/** Answers to the questions of the investors that tests create. Other questions are not shown for these answers. */
const ANSWERS: Record<string, string> = {
  'What stage are you at?': 'Idea',
  'Who could copy this in a year, and what would stop them?': 'A telematics supplier, in two winters',
  'How do you sell?': 'Direct sales',
  'Your financial plan, and what it rests on': 'Break-even at 160 fleets',
  'Are you raising from other investors now?': 'No',
};
/** The question that also takes a file. */
const WITH_FILE = 'Your financial plan, and what it rests on';

/** The main questions in the editor, in order. */
export const mainQuestions = (page: Page) =>
  page
    .getByRole('list', { name: 'Questions' })
    .locator('> [data-rfd-draggable-id]')
    .evaluateAll((items) => items.map((item) => item.querySelector('p')?.textContent ?? ''));

/** The questionnaire of a submission, as the founder gets it. */
export const questionnaireOf = (founder: Account, submission: string) =>
  founder.call<Questionnaire>('GET', `/pitch-decks/submissions/${submission}/questionnaire/`);

/** Answers the questions of an investor created by a test and has the submission scored, as the page does. */
export async function answerAll(founder: Account, submission: string) {
  const { answers } = await questionnaireOf(founder, submission);
  const form = new FormData();
  const given = answers.map(({ id, question }) => ({ id, text: ANSWERS[question] ?? '' }));
  form.append('answers', JSON.stringify(given.filter(({ text }) => text !== '')));
  const plan = answers.find(({ question }) => question === WITH_FILE);
  form.append(`file_${plan?.id}`, new Blob(['month,revenue']), 'plan.csv');
  await founder.call('PATCH', `/pitch-decks/submissions/${submission}/answers/`, form);
  await founder.call('POST', `/pitch-decks/submissions/${submission}/likelihood/`);
}

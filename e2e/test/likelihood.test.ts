import { makeDeck } from '@northlight/api/test/decks/index.ts';
import type { Page } from '@playwright/test';
import { type Account, sendDeck } from '../src/accounts.ts';
import { VIEWPORTS } from '../src/browser.ts';
import { expect, type People, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';
import { questionnaireOf } from '../src/questions.ts';

/** A deck about crypto, from a founder whose profile says logistics. */
const cryptoDeck = async () =>
  (
    await makeDeck('Moonbridge', [
      { title: 'Moonbridge', paragraphs: ['The decentralized blockchain for everyone'] },
      { title: 'Our token', bullets: ['Crypto with staking, airdrops and smart contracts'] },
      { title: 'The ask', bullets: ['We are raising a $2.5M seed round'] },
    ])
  ).save();

/** A deck that an investor in logistics received, with one text as the answer to everything. */
async function aNonsenseDeck(people: People) {
  const [founder, investor] = await Promise.all([people.founder(), people.investor()]);
  const id = await sendDeck(founder, investor, await cryptoDeck(), 'moonbridge.pdf');
  const { answers } = await questionnaireOf(founder, id);
  const choices: Record<string, string> = {
    'What stage are you at?': 'Idea',
    'How do you sell?': 'Direct sales',
    'Are you raising from other investors now?': 'No',
  };
  const written = [
    'Who could copy this in a year, and what would stop them?',
    'Your financial plan, and what it rests on',
  ];
  const given = answers.flatMap(({ id: question_id, question }) => {
    const text = choices[question] ?? (written.includes(question) ? '42 in October 2026' : '');
    return text === '' ? [] : [{ id: question_id, text }];
  });
  const plan = answers.find(({ question }) => question === written[1]);
  const form = new FormData();
  form.append('answers', JSON.stringify(given));
  form.append(`file_${plan?.id}`, new Blob(['month,revenue']), 'plan.csv');
  await founder.call('PATCH', `/pitch-decks/submissions/${id}/answers/`, form);
  await founder.call('POST', `/pitch-decks/submissions/${id}/likelihood/`);
  return { founder, investor, id };
}

const opened = async (page: Page, account: Account, id: string) => {
  await logIn(page, account);
  await page.goto(`/dashboard?submission=${id}`);
  const box = page.getByRole('dialog').locator('section').filter({ hasText: 'Investment Likelihood' }).first();
  await sees(box.getByRole('list', { name: 'What it is based on' }));
  return box;
};

test.describe('the likelihood of a deck', { tag: '@mfe-dashboard' }, () => {
  test('I read as a founder what speaks against my deck, the investor reads the same about me, and nobody is called by the wrong name', async ({
    page,
    people,
    visit,
    problems,
  }) => {
    const { founder, investor, id } = await aNonsenseDeck(people);
    const mine = await opened(page, founder, id);
    const other = await visit({ viewport: VIEWPORTS.phone });
    const theirs = await opened(other.page, investor, id);

    for (const [box, text] of [
      [mine, 'You are raising $2.5M (slide 3); they invest $500K–$3M.'],
      [theirs, 'The founder is raising $2.5M (slide 3); you invest $500K–$3M.'],
      [mine, 'The deck reads as Web3 (slide 1), but your profile says Logistics.'],
      [theirs, 'The deck reads as Web3 (slide 1), but the founder’s profile says Logistics.'],
    ] as const) {
      await sees(box.getByText(text));
      expect(await box.getByText(text).count()).toBe(1);
    }
    expect(await mine.textContent()).not.toMatch(/the founder\b/i);
    expect(await theirs.textContent()).not.toMatch(/(?:they|their|them|your)\b/i);

    const facts = (text: string | null) => text?.match(/\$[\d.]+[KM]|slide \d+|\b\d+ of \d+/g);
    const listed = (box: typeof mine) => box.getByRole('list', { name: 'What it is based on' }).textContent();
    expect(facts(await listed(theirs))).toEqual(facts(await listed(mine)));
    await sees(mine.getByText(/^Weak match: /));
    await sees(theirs.getByText(/^Weak match: /));
    expect(await theirs.getByRole('heading', { name: 'What would raise the score' }).count()).toBe(0);
    await sees(mine.getByRole('heading', { name: 'What would raise the score' }));

    const scoreOf = (account: Account, side: string) =>
      account
        .call<{ likelihood_score: number }>('GET', `/pitch-decks/${side}/submissions/${id}/`)
        .then(({ likelihood_score }) => likelihood_score);
    expect(await scoreOf(founder, 'founder')).toBeLessThanOrEqual(3);
    expect(await scoreOf(investor, 'investor')).toBe(await scoreOf(founder, 'founder'));
    await sees(page.getByRole('link', { name: 'Improve Deck' }));
    expect(problems).toEqual([]);
    expect(other.problems).toEqual([]);
  });
});

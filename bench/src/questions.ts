import { readFile } from 'node:fs/promises';
import { launchBrowser, newPerson } from '@northlight/e2e/browser';
import { startProduct } from '@northlight/e2e/product';
import type { Browser, Page } from 'playwright-core';
import { logIn, quantile, typingIn } from './typing.ts';

const DECK = new URL('../../api/src/demo/decks/isferd-seed-v4.pdf', import.meta.url);
const DEPTH = 10;
const KEYS = 60;
const STEPS = 60;

/** This many questions, in chains of a main question and nested follow-ups. */
const questionsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const level = place % DEPTH;
    return {
      id: crypto.randomUUID(),
      question: `Question ${Math.floor(place / DEPTH) + 1}, level ${level + 1}?`,
      type: 'dropdown',
      options: ['Yes', 'No'],
      required: false,
      level,
    };
  }).map(({ level, ...question }, place, all) => ({
    ...question,
    parent_question: level === 0 ? null : all[place - 1]?.id,
    trigger_values: level === 0 ? [] : ['Yes'],
  }));

/** Frame times while `work` runs, in milliseconds. */
async function framesDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      (window as never as { frames: number[] }).frames = frames;
      (window as never as { ticking: number }).ticking = requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await work();
  return page.evaluate(() => {
    const view = window as never as { frames: number[]; ticking: number };
    cancelAnimationFrame(view.ticking);
    return view.frames.slice(1);
  });
}

async function measureEditor(page: Page, url: string) {
  await page.goto(`${url}/customize-questions`);
  await page.getByRole('list', { name: 'Questions' }).waitFor();
  const grip = page.getByRole('button', { name: /^Reorder/ }).first();
  const box = await grip.boundingBox();
  if (!box) throw new Error('There is no grip');
  const [x, y] = [box.x + 8, box.y + 12];
  const drag = await framesDuring(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 8, { steps: 3 });
    await page.mouse.move(x, 860, { steps: STEPS });
    await page.mouse.move(x, y, { steps: STEPS });
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
  await page.getByRole('button', { name: 'Add Question' }).click();
  const field = page.getByRole('textbox', { name: 'Question' });
  await field.focus();
  const typing = await typingIn(page, () => field.pressSequentially('a'.repeat(KEYS), { delay: 20 }));
  return { drag, typing };
}

async function measureAnswering(page: Page, url: string, submissionId: string) {
  await page.goto(`${url}/answer-questions?submission=${submissionId}`);
  const field = page.getByRole('textbox', { name: /LinkedIn/ });
  await field.waitFor();
  await field.focus();
  return typingIn(page, () => field.pressSequentially('a'.repeat(KEYS), { delay: 20 }));
}

/** Saves a questionnaire of this size and measures the investor's editor and the founder's answer page. */
async function measure(browser: Browser, url: string, count: number) {
  const investor = await newPerson(browser);
  const headers = await logIn(investor.page, url, 'investor2@demo.test');
  const questions = questionsOf(count);
  const stored = await investor.page.request.post(`${url}/api/questions/save/`, { headers, data: { questions } });
  if (!stored.ok()) throw new Error(await stored.text());
  const editor = await measureEditor(investor.page, url);
  const profile = await investor.page.request.get(`${url}/api/accounts/profile/`, { headers });
  const { id } = (await profile.json()) as { id: number };
  await investor.context.close();

  const founder = await newPerson(browser);
  const own = await logIn(founder.page, url, 'founder@demo.test');
  const sent = await founder.page.request.post(`${url}/api/pitch-decks/answer-questions/`, {
    headers: own,
    multipart: {
      investor_id: String(id),
      file: { name: 'deck.pdf', mimeType: 'application/pdf', buffer: await readFile(DECK) },
    },
  });
  const { submission_id } = (await sent.json()) as { submission_id: string };
  const answers = questions.map((question) => ({ id: question.id, text: 'Yes' }));
  await founder.page.request.patch(`${url}/api/pitch-decks/submissions/${submission_id}/answers/`, {
    headers: own,
    multipart: { answers: JSON.stringify(answers), draft: 'true' },
  });
  const answering = await measureAnswering(founder.page, url, submission_id);
  await founder.context.close();
  return { ...editor, answering };
}

const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  const few = await measure(browser, product.url, DEPTH);
  const many = await measure(browser, product.url, 500);
  console.log(`500 questions nested ${DEPTH} deep beside ${DEPTH} of them, in milliseconds; the ratio is what counts:`);
  console.table(
    (['drag', 'typing', 'answering'] as const).flatMap((what) =>
      [0.5, 0.95].map((part) => {
        const [small, large] = [quantile(few[what], part), quantile(many[what], part)];
        return {
          what: { drag: 'frame while dragging', typing: 'key in the editor', answering: 'key while answering' }[what],
          quantile: `p${part * 100}`,
          few: Math.round(small * 10) / 10,
          many: Math.round(large * 10) / 10,
          ratio: Math.round((large / small) * 100) / 100,
        };
      }),
    ),
  );
} finally {
  await browser.close();
  await product.stop();
}

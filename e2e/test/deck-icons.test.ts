import { readFile } from 'node:fs/promises';
import { openPackage } from '@northlight/api/test/factories/packages.ts';
import { exportAs } from '../src/exporting.ts';
import { expect, test } from '../src/journey.ts';
import { logIn, sees } from '../src/person.ts';

const SAVED = '/pitch-decks/assistant/saved-decks/';
const DECK = {
  name: 'Ports',
  company_name: 'Berthline',
  content: {
    theme: 'paper',
    slides: [
      { id: 'a', kind: 'section', title: 'Ports lose 4% of berth hours', subtitle: 'Why we do this', notes: '' },
    ],
  },
};

test.describe('the icon of a slide', { tag: ['@mfe-evaluation', '@any-database'] }, () => {
  test('I choose a ship for a slide about ports, see it on the slide and find it in my PowerPoint file', async ({
    page,
    problems,
    people,
  }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    const { id } = await founder.call<{ id: string }>('POST', SAVED, DECK);
    await page.goto(`/assistant/${id}`);
    const icon = page.getByRole('combobox', { name: /^Icon/ });
    await expect(icon).toBeEnabled();
    await icon.focus();
    await page.keyboard.type('vessel');
    await sees(page.getByRole('option', { name: 'Ship', exact: true }));
    await page.keyboard.press('Enter');
    await expect(icon).toHaveValue('Ship');
    const strokes = page.getByRole('img', { name: /^Slide 1:/ }).locator('path[stroke-linecap=round]');
    await expect.poll(() => strokes.count()).toBe(1);
    await sees(page.getByText(/^Saved \d/));

    await page.reload();
    await expect.poll(() => strokes.count()).toBe(1);
    const opened = await openPackage(await readFile(await (await exportAs(page, 'PowerPoint (.pptx)')).path()));
    expect(opened.text('ppt/slides/slide1.xml')).toContain('name="Icon: ship"');
    expect(problems).toEqual([]);
  });

  test('I turn a list into steps, give one an icon, and find arrows that I can edit in my PowerPoint file', async ({
    page,
    problems,
    people,
  }) => {
    const founder = await people.founder();
    await logIn(page, founder);
    const lines = ['Sensors read the queue', 'Our software predicts the wait', 'The port slows a ship down'];
    const slides = [{ id: 'a', kind: 'bullets', title: 'How it works', lines, notes: '' }];
    const deck = { ...DECK, content: { ...DECK.content, slides } };
    const { id } = await founder.call<{ id: string }>('POST', SAVED, deck);
    await page.goto(`/assistant/${id}`);
    await page.getByRole('radio', { name: 'Steps' }).check({ force: true });
    const arrows = page.getByRole('img', { name: /^Slide 1:/ }).locator('polygon');
    await expect.poll(() => arrows.count()).toBe(2);
    const icon = page.getByRole('combobox', { name: /^Icon of bullet 3/ });
    await expect(icon).toBeEnabled();
    await icon.focus();
    await page.keyboard.type('vessel');
    await sees(page.getByRole('option', { name: 'Ship', exact: true }));
    await page.keyboard.press('Enter');
    await expect(icon).toHaveValue('Ship');
    await sees(page.getByText(/^Saved \d/));

    await page.reload();
    await expect.poll(() => arrows.count()).toBe(2);
    const opened = await openPackage(await readFile(await (await exportAs(page, 'PowerPoint (.pptx)')).path()));
    const slide = opened.text('ppt/slides/slide1.xml');
    expect(slide.match(/<p:cxnSp>.*?tailEnd type="triangle"/gsu)).toHaveLength(2);
    for (const line of lines) expect(slide).toContain(`<a:t>${line}</a:t>`);
    expect(slide).toContain('name="Icon: ship"');
    expect(problems).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { deckOf, goodSlides, templateSlides, thinSlides } from '../../../../test/decks/index.ts';
import { createRubricEngine } from './index.ts';
import { isPlaceholder } from './template.ts';

const engine = createRubricEngine();
const linesOf = (slides: typeof thinSlides) =>
  slides.map(({ title, bullets = [], paragraphs = [] }) => [title, ...paragraphs, ...bullets]);

describe('a template that nobody has filled in', () => {
  it('gets a sentence and no score', async () => {
    await expect(engine.evaluate(deckOf(linesOf(templateSlides)))).rejects.toMatchObject({
      code: 'template',
      message: expect.stringContaining('template that has not been filled in'),
    });
  });

  it('is recognised by filler text', async () => {
    const filler = ['Lorem ipsum dolor sit amet.', 'Consectetur adipiscing elit.', 'Your logo here'];
    await expect(
      engine.evaluate(
        deckOf([
          ['Market', ...filler],
          ['Team', ...filler.toReversed()],
        ]),
      ),
    ).rejects.toMatchObject({ code: 'template' });
  });

  it('is recognised by what is left open in square brackets', async () => {
    const open = [
      ['Problem', '[What goes wrong today]', '[Whom it costs money]'],
      ['Market', '[Region] spends $[X]B a year', '[Segment that you reach first]'],
      ['Team', '[Founder and role]', 'Before that at [employer]'],
    ];
    await expect(engine.evaluate(deckOf(open))).rejects.toMatchObject({ code: 'template' });
  });

  it('is not a deck that says in square brackets where its people were before', async () => {
    const people = ['Maya Okafor, CEO [ex-Marlow Water]', 'Jon Berg, CTO [TU Delft]', 'Ana Ruiz, sales [ex-Fugro]'];
    await expect(engine.evaluate(deckOf([...linesOf(goodSlides), ['Team', ...people]]))).resolves.toMatchObject({
      scores: expect.any(Array),
    });
  });

  it.each([
    ['thin', linesOf(thinSlides)],
    ['well evidenced', linesOf(goodSlides)],
  ])('is not a %s deck', async (_, slides) => {
    await expect(engine.evaluate(deckOf(slides))).resolves.toMatchObject({ scores: expect.any(Array) });
  });
});

describe('a placeholder in a real deck', () => {
  it('is named first, and earns nothing', async () => {
    const team = (line: string) => engine.evaluate(deckOf([...linesOf(thinSlides), ['Team', line]]));
    const named = await team('Maya Okafor, CEO: ran leakage for Marlow Water from 2014 to 2022.');
    const open = await team('[Name, CEO: ran operations for Marlow Water from 2014 to 2022]');
    const none = await team('To follow');
    expect(open.improvements[0]).toBe(
      'Slide 9 still contains placeholder text, such as “[Name, CEO: ran operations for Marlow Water from 2014 to 2022]”. Replace or remove it.',
    );
    expect(named.improvements.join(' ')).not.toContain('placeholder');
    const scoresOf = ({ scores }: typeof open) => scores.map(({ score }) => score);
    expect(scoresOf(open)).toEqual(scoresOf(none));
    expect(scoresOf(open)).not.toEqual(scoresOf(named));
  });

  it.each([
    'Sed iaculis dapibus gravida, nec interdum arcu.',
    'Pellentesque sed tellus purus.',
    'Lorem ipsum',
    '[Insert name]',
    '$[X]B is spent on it a year',
    '[X]% of them pay',
    'We serve [XX] ports',
    '[$ X M] in revenue',
    'Closes in [20??]',
    '[Reason one, e.g. slow reports]',
  ])('is “%s”', (text) => {
    expect(isPlaceholder({ text })).toBe(true);
  });

  it.each([
    '[1] Gartner, 2025',
    'Vivamus Health signed with Aliquam Labs',
    'We list your company in our index.',
    'Series [A] closed',
    '[x] Prototype shipped',
    '[X] Pilot signed',
    'Press [Y] or [N]',
  ])('is not “%s”', (text) => {
    expect(isPlaceholder({ text })).toBe(false);
  });
});

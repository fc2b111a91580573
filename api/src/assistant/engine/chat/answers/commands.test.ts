import { beforeAll, describe, expect, it } from '@jest/globals';
import { materialOf } from '../../../find-deck-material.ts';
import { deckOf } from '../../deck-of.ts';
import { plainText } from '../../plain-text.ts';
import type { Block, DeckMaterial, Document } from '../../types.ts';
import { answer } from '../answer.ts';

const bullets = (id: string, title: string, ...lines: string[]) =>
  ({ id, kind: 'bullets', title, lines, notes: '' }) as const;

const DOCUMENT: Document = {
  theme: 'paper',
  slides: [
    { id: 'a', kind: 'title', title: 'Vexrun', subtitle: 'Vexrun charges delivery vans while they load.', notes: '' },
    bullets('b', 'Problem', 'Depots wait 14 months for a grid connection.'),
    bullets('c', 'Solution', 'A battery trailer charges 12 vans a night without a new connection.'),
    bullets('d', 'Team', 'Ada Lunde, CEO: ran 40 depots at Posten for six years.'),
    bullets('e', 'Traction', '38 depots pay $64K a month in October 2026.'),
    bullets('f', 'The ask', 'We raise $3M for 18 months.'),
  ],
};

let material: DeckMaterial;
beforeAll(async () => {
  material = { ...(await materialOf(deckOf(DOCUMENT))), company: 'Vexrun', document: DOCUMENT };
});

function ask(message: string, slide: number | null = null, about: DeckMaterial = material) {
  const blocks: Block[] = [];
  for (const piece of answer({ material: about, history: [], message, slide })) {
    if (piece.type === 'block') blocks[piece.index] = piece.block;
  }
  const change = blocks.flatMap((block) => (block.type === 'paragraph' && block.change ? [block.change] : []))[0];
  const draft = blocks.find((block) => block.type === 'draft');
  return { text: plainText(blocks), change, draft };
}

describe('a command', () => {
  it.each([
    ['Move the team slide to the end', { kind: 'move', slide_id: 'd', place: 6 }],
    ['move slide 5 before slide 2', { kind: 'move', slide_id: 'e', place: 2 }],
    ['Put the problem slide after the solution slide', { kind: 'move', slide_id: 'b', place: 3 }],
    ['please move slide 3 up', { kind: 'move', slide_id: 'c', place: 2 }],
    ['move this to the beginning', { kind: 'move', slide_id: 'c', place: 1 }],
    ['Duplicate the traction slide', { kind: 'duplicate', slide_id: 'e' }],
    ['delete slide 4', { kind: 'delete', slide_id: 'd' }],
    ['Turn this into a table', { kind: 'convert', slide_id: 'c', to_kind: 'table' }],
    ['convert slide 5 to a bar chart', { kind: 'convert', slide_id: 'e', to_kind: 'chart' }],
    ['turn slide 3 into a timeline', { kind: 'convert', slide_id: 'c', to_kind: 'timeline' }],
    ['show slide 5 as one big number', { kind: 'convert', slide_id: 'e', to_kind: 'number' }],
    ['make slide 2 into two columns', { kind: 'convert', slide_id: 'b', to_kind: 'columns' }],
    ['Rename slide 2 to “Depots wait 14 months”', { kind: 'retitle', slide_id: 'b', title: 'Depots wait 14 months' }],
    [
      'Change the title of the ask slide to $3M for 60 depots',
      { kind: 'retitle', slide_id: 'f', title: '$3M for 60 depots' },
    ],
  ])('“%s” is a change to accept', (message, expected) => {
    expect(ask(message, 3).change).toMatchObject(expected);
  });

  it('that names no slide or no place is asked back about', () => {
    expect(ask('Move the pricing slide to the end')).toMatchObject({ change: undefined });
    expect(ask('Move the pricing slide to the end').text).toContain('Which slide should I move?');
    expect(ask('Move slide 2').text).toContain('Where should slide 2 (“Problem”) go?');
    expect(ask('Move slide 6 to the end').text).toContain('is already there');
  });

  it('about a PDF is declined with what helps', () => {
    expect(ask('Move slide 2 to the end', null, { ...material, document: null }).text).toContain('“Improve this deck”');
  });

  it('puts a fact on a slide, marked as the user’s', () => {
    const { draft, text } = ask('Add “9 depots signed in November 2026” to the traction slide');
    expect(text).toContain('Here is slide 5 with your line.');
    expect(draft).toMatchObject({
      replaces: 5,
      slide: { lines: ['38 depots pay $64K a month in October 2026.', '9 depots signed in November 2026'] },
      facts: [{ text: '9 depots signed in November 2026', origin: 'person' }],
    });
  });

  it('drafts a slide of what it says after a colon', () => {
    const { draft } = ask('Draft a go-to-market slide: 3 facility managers, 40% of leads from Techem');
    expect(JSON.stringify(draft)).toContain('3 facility managers');
    expect(JSON.stringify(draft)).toContain('40% of leads from Techem');
  });
});

describe('what to improve', () => {
  it('comes with a slide that has places for what is missing, to take or to leave', () => {
    const { text, draft } = ask('What should I do first?');
    expect(text).toContain('What would help the deck most comes first.');
    expect(draft).toMatchObject({
      replaces: expect.any(Number),
      facts: expect.arrayContaining([expect.objectContaining({ origin: 'missing' })]),
    });
    const own = draft?.type === 'draft' ? DOCUMENT.slides[(draft.replaces ?? 1) - 1] : undefined;
    const [line = ''] = own?.kind === 'bullets' ? own.lines : [];
    expect(line).not.toBe('');
    expect(JSON.stringify(draft)).toContain(line);
  });
});

describe('a summary', () => {
  const deckSays = DOCUMENT.slides.flatMap((slide) => (slide.kind === 'bullets' ? slide.lines : []));
  it('in a sentence, as elevator pitch and as email says what the deck says, and nothing else', () => {
    expect(ask('Describe us in one sentence').text).toMatch(/battery trailer|delivery vans/);
    const pitch = ask('Write an elevator pitch').text;
    expect(pitch).toContain('We raise $3M for 18 months.');
    const numbers = (text: string) => text.match(/\d+/g) ?? [];
    const known = new Set(numbers(deckSays.join(' ')));
    const email = ask('Write an e-mail to an investor').text;
    for (const number of [...numbers(pitch), ...numbers(email)]) expect([...known]).toContain(number);
    expect(email).toContain('Hi [name],');
  });

  it('of the weakest slide names it, and what would raise it', () => {
    expect(ask('Which is the weakest slide?').text).toMatch(/^Slide \d+ \(“.+”\): .+ scores \d out of 10\./);
  });
});

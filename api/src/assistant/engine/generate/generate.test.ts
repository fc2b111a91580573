import { describe, expect, it } from '@jest/globals';
import { BRIEF_PARTS, type BriefPart, countOf, INDUSTRIES, STAGES } from '@northlight/shared-api/rules';
import fc from 'fast-check';
import { BRIEFS, NOTHING as UNTOLD } from '../../../../test/briefs/index.ts';
import { withTree } from '../../../../test/decks/deck-of.ts';
import { goodSlides, deckOf as readDeckOf, type SlideText, thinSlides } from '../../../../test/decks/index.ts';
import type { Deck, Slide } from '../../../decks/reading/types.ts';
import { DeckDocument } from '../../../decks/saved/document-schemas.ts';
import { createRubricEngine } from '../../../evaluation/engine/rubric/index.ts';
import { materialOf } from '../../find-deck-material.ts';
import { deckOf } from '../deck-of.ts';
import { linesOf } from '../document-lines.ts';
import { placeholdersOf } from '../placeholders.ts';
import { sentencesIn } from '../sentences.ts';
import type { Brief, Document, DocumentSlide, GenerateInput, GeneratePiece } from '../types.ts';
import { generate } from './generate.ts';

const NOTHING: Brief = { ...UNTOLD, company: 'Isferd' };

const ISFERD: Brief = {
  ...NOTHING,
  sector: 'Logistics',
  stage: 'Seed',
  problem:
    'One load in nine arrives outside its temperature range. Shippers lose $3,400 per spoiled load, by our count of 8,200 trips in 2026. From January 2027 EU shippers must prove temperature per pallet.',
  solution:
    'Isferd predicts spoiled loads before they happen. A sensor strip measures the door seal and a model compares it with past trips. The product is live since March 2025 with 27 fleets.',
  market: '$4.2 billion European cold-chain software, Gartner 2025\n52,000 fleets with refrigerated trailers in the EU',
  model:
    'Fleets pay $19 per trailer per month. We sell through two trailer leasing companies. Winning a fleet costs $1,100.',
  traction:
    '41 paying fleets in October 2026. Monthly revenue: Jan 2026 $20K, Apr 2026 $31K, Jul 2026 $48K, Oct 2026 $64K. Net revenue retention is 118%.',
  competition:
    'Paper loggers: read after delivery, about $4 per trip\nTelematics alarms: tell you when it is too warm already',
  team: 'Ines Valdivia, CEO: ran cold-chain operations at Maersk for 9 years. Jonas Thorup, CTO: built forecasting at Vestas. He holds two patents.',
  ask: 'We raise $2.5M for 18 months. Half goes to engineering, a third to sales. We reach break-even at 160 fleets.',
};

async function lastOf(input: GenerateInput) {
  const pieces: GeneratePiece[] = [];
  for await (const piece of generate(input)) pieces.push(piece);
  const last = pieces.at(-1);
  if (last?.type !== 'deck') throw new Error('A deck comes last.');
  return last;
}

const made = async (input: GenerateInput): Promise<Document> => (await lastOf(input)).content;

const fromBrief = (brief: Brief) => made({ theme: 'paper', brief });
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((number) => String(Number(number.replace(/,(?=\d{3})/gu, ''))));
const shownOn = (slide: DocumentSlide) => [slide.title, ...linesOf(slide)].join('\n');
const allOf = ({ slides }: Document) => slides.map((slide) => `${shownOn(slide)}\n${slide.notes}`).join('\n');
const slideBy = ({ slides }: Document, id: string) => slides.find((slide) => slide.id === id) as DocumentSlide;

/** The sentences of a slide, title first. */
const sentencesOf = ({ title, paragraphs = [], bullets = [], metrics = [] }: SlideText) => [
  title,
  ...paragraphs,
  ...bullets,
  ...metrics.map(({ figure, label }) => `${figure} ${label}`),
];
const read = (slides: readonly SlideText[]) => readDeckOf(slides.map(sentencesOf));

const amount = fc.oneof(
  fc.integer({ min: 0, max: 9_999_999 }).map(countOf),
  fc.integer({ min: 1, max: 99 }).map((n) => `${n}%`),
  fc.integer({ min: 1, max: 999 }).map((n) => `$${n}K`),
  fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => `$${a}.${b}M`),
  fc.integer({ min: 1990, max: 2035 }).map(String),
);
const word = fc.constantFrom(
  ...'we fleets pay for sensors that find leaks before anyone must report them since utilities lose water and Nordkyl renewed growth because revenue customers grew'.split(
    ' ',
  ),
);
const sentence = fc
  .tuple(
    fc.array(fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: amount }), {
      minLength: 1,
      maxLength: 30,
    }),
    fc.constantFrom('.', '.', '!', '', '?', ';'),
  )
  .map(([words, end]) => `${words.join(' ')}${end}`);
const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.array(sentence, { maxLength: 12 }).map((all) => all.join(' ')) },
  { weight: 2, arbitrary: fc.array(sentence, { maxLength: 12 }).map((all) => all.map((one) => `- ${one}`).join('\n')) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
);
const anyBrief = fc.record({
  company: fc.constantFrom('Isferd', 'Hafnium Works', 'ÅÄÖ'),
  sector: fc.option(fc.constantFrom(...INDUSTRIES)),
  stage: fc.option(fc.constantFrom(...STAGES)),
  ...(Object.fromEntries(BRIEF_PARTS.map((part) => [part, anyText])) as Record<
    (typeof BRIEF_PARTS)[number],
    typeof anyText
  >),
});

describe('a deck made from a brief', () => {
  it('tells the story in the order investors expect, the strongest point right after the product', async () => {
    const { slides } = await fromBrief(ISFERD);
    expect(slides.map(({ id }) => id)).toEqual([
      'cover',
      'problem',
      'solution',
      'product',
      'traction',
      'traction-2',
      'market',
      'model',
      'competition',
      'team',
      'ask',
      'close',
    ]);
    expect(slides.every(({ notes }) => notes !== '')).toBe(true);
  });

  it('says a sentence once: its clause as title, its number, and beside it the rest', async () => {
    const deck = await fromBrief(BRIEFS.ports);
    expect(slideBy(deck, 'problem')).toMatchObject({
      title: 'Ports lose 4% of berth hours',
      value: '4%',
      context: 'Because ships arrive outside their slot and nobody sees it coming',
    });
  });

  it.each(Object.entries(BRIEFS))(
    'of %s has no blank slide, no placeholder and one list of what to add',
    async (_, brief) => {
      const { content, toAdd } = await lastOf({ theme: 'paper', brief });
      expect(DeckDocument.safeParse(content).error?.issues).toBeUndefined();
      for (const slide of content.slides) expect(linesOf(slide).join('').trim()).not.toBe('');
      expect(content.slides.flatMap(placeholdersOf)).toEqual([]);
      expect(toAdd.length).toBeGreaterThan(0);
      expect(new Set(toAdd.map(({ question }) => question)).size).toBe(toAdd.length);
    },
  );

  it.each(Object.entries(BRIEFS))(
    'of %s shows all its numbers on slides, and says all its sentences',
    async (_, brief) => {
      const deck = await fromBrief(brief);
      const shown = new Set(numbersIn(deck.slides.map(shownOn).join('\n')));
      const told = BRIEF_PARTS.flatMap((part) => sentencesIn(brief[part]));
      expect(numbersIn(told.join('\n')).filter((number) => !shown.has(number))).toEqual([]);
      const notes = deck.slides.map((slide) => slide.notes).join('\n');
      expect(told.filter((sentence) => !notes.includes(sentence))).toEqual([]);
    },
  );

  it('lets a short sentence stand with its number in it, and begins no title with but', async () => {
    const document = await fromBrief({
      ...NOTHING,
      problem: 'But 8 of 10 balcony plants die within a year of being bought.',
      model: 'We keep 2.9% of each invoice.',
      ask: 'We raise €3M.',
    });
    expect(slideBy(document, 'model')).toMatchObject({ kind: 'section', title: 'We keep 2.9% of each invoice' });
    expect(slideBy(document, 'ask')).toMatchObject({ kind: 'section', title: 'We raise €3M' });
    expect(slideBy(document, 'problem').title).toBe('8 of 10 balcony plants die within a year of being bought');
  });

  it('of six sentences on six parts of the story has eight to eleven slides, whichever they are', async () => {
    const sentencesOn = (part: BriefPart) =>
      Object.values(BRIEFS).flatMap((brief) => sentencesIn(brief[part]).slice(0, 1));
    const anySix = fc
      .shuffledSubarray([...BRIEF_PARTS], { minLength: 6, maxLength: 6 })
      .chain((parts) =>
        fc.tuple(...parts.map((part) => fc.constantFrom(...sentencesOn(part)).map((text) => [part, text]))),
      );
    await fc.assert(
      fc.asyncProperty(anySix, async (six) => {
        const { slides } = await fromBrief({ ...NOTHING, ...Object.fromEntries(six) });
        expect(slides.length).toBeGreaterThanOrEqual(8);
        expect(slides.length).toBeLessThanOrEqual(11);
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it('states its messages as titles, and names a section only where a sentence is too long for one, or drawn as steps', async () => {
    const { slides } = await fromBrief(BRIEFS.ports);
    expect(slides.map(({ title }) => title)).toEqual([
      'Berthline',
      'Ports lose 4% of berth hours',
      'How it works',
      'Marta Oyelaran ran terminal planning in Tema for 11 years',
      'There are 5,000 ports worldwide, and we charge $9K a year',
      'We make $12K a month, up from $3K in February',
      'We are raising $1.5M to reach 60 ports by December 2027',
      'Berthline',
    ]);
  });

  it.each([
    'We signed 40 fleets in spring, and most of them have not renewed.',
    'We serve 40 fleets, which is only some of those in trial.',
  ])('does not leave half of “%s” out of a title', async (traction) => {
    const { slides } = await fromBrief({ ...NOTHING, traction });
    expect(slides[1]?.title).toBe(traction.replace(/\.$/u, ''));
  });

  it('has layouts by the facts: a number, growth, shares, plans, market, rivals, people, a quote', async () => {
    const kinds = async (brief: Brief) =>
      Object.fromEntries(
        (await fromBrief(brief)).slides.map((slide) => [
          slide.id,
          slide.kind === 'chart' ? slide.chart.type : slide.kind,
        ]),
      );
    expect(await kinds(BRIEFS.rich)).toMatchObject({
      traction: 'bar',
      market: 'market',
      model: 'metrics',
      competition: 'bullets',
      team: 'team',
      ask: 'pie',
      'ask-2': 'timeline',
    });
    expect(await kinds(BRIEFS.quote)).toMatchObject({ problem: 'number', traction: 'quote', ask: 'pie' });
  });

  it('charts a number beside what it was a year earlier, and shows payers beside their price', async () => {
    const growth = (await fromBrief(BRIEFS.plans)).slides.find(({ kind }) => kind === 'chart');
    expect(growth).toMatchObject({
      title: expect.stringContaining('74 satellites'),
      chart: {
        unit: '',
        categories: ['A year earlier', 'August 2026'],
        series: [{ name: 'Satellites', values: [9, 74] }],
      },
    });
    const paid = (await fromBrief(BRIEFS.clinics)).slides.find(({ title }) => title.startsWith('61 clinics pay'));
    expect(paid).toMatchObject({
      kind: 'metrics',
      metrics: [
        { value: '61', label: 'clinics' },
        { value: '$140', label: 'a month' },
      ],
    });
  });

  it('multiplies buyers by price where the brief gives no total, and shows how', async () => {
    const market = slideBy(await fromBrief(BRIEFS.ports), 'market');
    expect(market.kind === 'metrics' && market.metrics.at(-1)).toEqual({
      value: '$45M',
      label: '5,000 ports worldwide × $9K a year',
      source: '',
    });
  });

  it('names the buyers alone where the price follows at once, and shows no time large', async () => {
    const brief = { ...NOTHING, company: 'Quaymark', market: '5,000 ports at $9K a year.' } as Brief;
    const market = slideBy(await fromBrief(brief), 'market');
    expect(market.kind === 'metrics' && market.metrics.map(({ label }) => label)).toEqual([
      'ports',
      'a year',
      '5,000 ports × $9K a year',
    ]);
    const call = { ...NOTHING, company: 'Lumen', solution: 'We call every patient two days before.' } as Brief;
    expect((await fromBrief(call)).slides.map(({ kind }) => kind)).not.toContain('number');
  });

  it('moves the sentences of one long answer to the sections that they speak to', async () => {
    const { slides } = await fromBrief(BRIEFS.clinics);
    expect(slides.map(({ id }) => id)).toEqual([
      'cover',
      'problem',
      'solution',
      'market',
      'model',
      'competition',
      'ask',
      'close',
    ]);
  });

  it('marks what nobody has said, on every slide of an empty brief, and makes no number up', async () => {
    const deck = await fromBrief(NOTHING);
    for (const slide of deck.slides) expect(placeholdersOf(slide).length).toBeGreaterThan(0);
    expect(numbersIn(allOf(deck))).toEqual([]);
  });

  it('draws a chart of numbers that the brief gives for several months', async () => {
    expect(slideBy(await fromBrief(ISFERD), 'traction')).toMatchObject({
      kind: 'chart',
      chart: {
        unit: '$K',
        categories: ['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026'],
        series: [{ values: [20, 31, 48, 64] }],
      },
    });
  });

  it('introduces the people of the team, and sets alternatives beside what the company does', async () => {
    const deck = await fromBrief(ISFERD);
    expect(slideBy(deck, 'team')).toMatchObject({
      kind: 'team',
      people: [
        { name: 'Ines Valdivia', role: 'CEO', background: 'Ran cold-chain operations at Maersk for 9 years' },
        { name: 'Jonas Thorup', role: 'CTO', background: 'Built forecasting at Vestas. He holds two patents' },
      ],
    });
    expect(slideBy(deck, 'competition')).toMatchObject({
      kind: 'bullets',
      look: 'cards',
      lines: [
        'Paper loggers: Read after delivery, about $4 per trip',
        'Telematics alarms: Tell you when it is too warm already',
        'Isferd: Predicts spoiled loads before they happen',
      ],
    });
  });

  it.each([
    ['Chemical recycling needs 200 °C. Less than 1% of clothing becomes clothing again.', 2],
    ['The link dissipates 12 µW at 4 K. The old line needs more.', 2],
    ['camera over the belt counts fish. it sends the paper to the ministry', 2],
    ['We raise €9M. 55% goes to units.', 2],
    ['Write to J. Brown and Co. or to us, e.g. by mail.', 1],
    ['We sell nets, lines, etc. our customers are boats.', 1],
  ])('reads the sentences of “%s”', (text, count) => {
    expect(sentencesIn(text)).toHaveLength(count);
  });

  it('does not cut a list of what one does before its last part', async () => {
    const solution = 'We press and dry it at the brewery, mill it and sell it as flour with 24% protein.';
    expect(slideBy(await fromBrief({ ...NOTHING, solution }), 'solution').title).toBe(solution.slice(0, -1));
  });

  it('takes no sentence as title that needs the one before it', async () => {
    const problem =
      'A quarter of my class cannot read a page. 25% is also the average for Germany in 2021. Parents do not know how to help.';
    expect(slideBy(await fromBrief({ ...ISFERD, problem }), 'problem').title).not.toContain('also');
  });

  it('puts plans in the order of their dates', async () => {
    const ask = 'Goals: 100 companies by June 2027, break-even in 2028, first union contract in March 2027.';
    const slide = slideBy(await fromBrief({ ...NOTHING, ask }), 'ask');
    expect(slide).toMatchObject({ title: 'First union contract in March 2027, break-even in 2028' });
    expect(slide.kind === 'timeline' && slide.steps.map(({ title }) => title)).toEqual([
      'First union contract',
      '100 companies',
      'Break-even',
    ]);
  });

  it('does not say in the label of a number what the title says', async () => {
    const model =
      'We keep 2.4% of each invoice. Our cost of capital is 0.9% and the default rate is 0.3% a month. Retail: €4.90 a kilo.';
    const slide = slideBy(await fromBrief({ ...ISFERD, model }), 'model');
    expect(slide).toMatchObject({
      title: 'We keep 2.4% of each invoice',
      metrics: [
        { label: 'of each invoice' },
        { label: 'Cost of capital' },
        { label: 'Default rate, a month' },
        { label: 'Retail, a kilo' },
      ],
    });
  });

  it('takes what a long sentence introduces as title rather than the name of the section', async () => {
    const first =
      'I have been a ward nurse for 14 years and every handover I lose 40 minutes writing the same things on three sheets of paper.';
    const problem = `${first} Mistakes happen at handover: 80% of serious medical errors involve miscommunication between the caregivers who meet there.`;
    expect(slideBy(await fromBrief({ ...ISFERD, problem }), 'problem')).toMatchObject({
      title: 'Mistakes happen at handover',
      lines: [first.slice(0, -1), expect.stringMatching(/^80% of serious/u)],
    });
  });

  it('sets alternatives in rows where there are many, or where one takes long to say', async () => {
    const rivals = ['Paper loggers: read after delivery', 'Telematics alarms: tell you when it is too warm'];
    const more = [...rivals, 'Insurers: pay afterwards', 'Couriers: drive faster'];
    const long = [...rivals.slice(1), `Paper loggers: ${'read after delivery and then filed, '.repeat(3)}`];
    for (const told of [more, long]) {
      const table = slideBy(await fromBrief({ ...ISFERD, competition: told.join('\n') }), 'competition');
      expect(table).toMatchObject({ table: { columns: ['Alternative', 'What it does'] } });
      expect(table.kind === 'table' && table.table.rows).toHaveLength(told.length + 1);
    }
  });

  it('contains every number and sentence of the brief, and no number that is not in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyBrief, async (brief) => {
        const deck = await fromBrief(brief);
        expect(DeckDocument.safeParse(deck).error?.issues).toBeUndefined();
        const given = BRIEF_PARTS.flatMap((part) =>
          numbersIn(brief[part].replace(/^\s*(?:[-–—•●▪*·]\s+|\d{1,2}[.)]\s+(?=\p{L}))/gmu, '')),
        );
        const said = allOf(deck);
        // What is computed is shown with its factors.
        const written = said.split('\n').filter((line) => !line.includes(' × '));
        const [shown, known] = [numbersIn(written.join('\n')), new Set(given)];
        expect(shown).toEqual(expect.arrayContaining(given));
        // A chart has one unit: $400K beside $1.2M is $0.4M.
        const isKnown = (number: string) => known.has(number) || known.has(String(Math.round(Number(number) * 1000)));
        expect(shown.filter((number) => !isKnown(number))).toEqual([]);
        for (const sentence of BRIEF_PARTS.flatMap((part) => sentencesIn(brief[part]))) {
          expect(said).toContain(sentence);
        }
      }),
      { numRuns: 100, seed: 11 },
    );
  });

  it('loses nothing of a brief as long as a brief may be', async () => {
    const long = Array.from({ length: 60 }, (_, index) => `Fleet number ${1000 + index} told us about its loads.`).join(
      ' ',
    );
    const brief = {
      ...NOTHING,
      ...Object.fromEntries(BRIEF_PARTS.map((part) => [part, long.slice(0, 2999)])),
    } as Brief;
    const deck = await fromBrief(brief);
    expect(new Set(numbersIn(allOf(deck)))).toEqual(new Set(numbersIn(brief.problem)));
    expect(DeckDocument.safeParse(deck).success).toBe(true);
  });

  it.each(['A.', 'x', '1,', '[', '\n', '- ', '1. ', '“', 'Aa, ', '(a', 'jan 1 ', '$1.', 'it is '])(
    'gets through nothing but “%s”',
    async (text) => {
      const long = text.repeat(3000 / text.length);
      const brief = { ...NOTHING, ...Object.fromEntries(BRIEF_PARTS.map((part) => [part, long])) } as Brief;
      expect(DeckDocument.safeParse(await fromBrief(brief)).success).toBe(true);
    },
  );

  it('scores far better than nothing when it is evaluated, since it says what the brief says', async () => {
    const { overall_score } = await createRubricEngine().evaluate(deckOf(await fromBrief(ISFERD)));
    expect(overall_score).toBeGreaterThanOrEqual(5);
  });
});

describe('a deck made out of an earlier one', () => {
  const improved = async (deck: Deck) => await made({ theme: 'ink', material: await materialOf(deck) });

  it('has its slides in their order, with all that they say, and where they are from', async () => {
    const source = read(goodSlides);
    const deck = await improved(source);
    const titles = deck.slides.map(({ title }) => title).filter((title) => !title.endsWith(', continued'));
    expect(titles).toEqual(source.slides.map(({ title }) => title ?? ''));
    const text = allOf(deck).toLowerCase();
    for (const statement of goodSlides.flatMap(({ bullets = [] }) => bullets)) {
      expect(text).toContain(statement.replace(/[.]$/u, '').toLowerCase());
    }
    expect(text).toContain('taken from slide 2 of the deck');
    expect(DeckDocument.safeParse(deck).success).toBe(true);
  });

  it('leaves no sentence to the notes, and invents none', async () => {
    for (const slides of [goodSlides, thinSlides]) {
      const source = read(slides);
      const deck = await improved(source);
      const shown = deck.slides.flatMap((slide) => [slide.title, ...linesOf(slide)]).join('\n');
      const said = source.slides.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
      const words = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));
      expect([...words(shown)].filter((word) => !words(said).has(word) && word !== 'continued')).toEqual([]);
      expect([...words(said)].filter((word) => !words(shown).has(word) && !/^\d{1,2}$/.test(word))).toEqual([]);
      expect(deck.slides.flatMap(placeholdersOf)).toEqual([]);
    }
  });

  it('scores as well when it is evaluated again', async () => {
    const material = await materialOf(read(goodSlides));
    const again = await materialOf(deckOf(await made({ theme: 'ink', material })));
    for (const [at, { category, score }] of (material.evaluation?.scores ?? []).entries()) {
      const after = again.evaluation?.scores[at]?.score ?? 0;
      expect({ category, fell: (score ?? 0) - after > 1 }).toEqual({ category, fell: false });
    }
  });

  it('shows a few figures as metrics, two parts as columns, and a table as table', async () => {
    const deck = await improved(
      read([{ title: 'Vexrun' }, { title: 'In one day', bullets: ['Depots: 38', 'Kilometers: 6,400'] }]),
    );
    expect(deck.slides[1]).toMatchObject({
      kind: 'metrics',
      metrics: [
        { value: '38', label: 'Depots' },
        { value: '6,400', label: 'Kilometers' },
      ],
    });
  });

  it('marks a heading over several lines with a colon, and keeps one over a single line apart where the evaluation needs it', async () => {
    const line = (text: string, y: number, bold: boolean) => ({
      text,
      box: { x: 0.06, y, width: 0.3, height: 0.04 },
      size: 18,
      ...(bold && { bold }),
    });
    const lines = [
      { ...line('How we sell', 0.05, false), size: 32 },
      line('Resellers', 0.2, true),
      line('• Two sign up fleets in Norway today', 0.27, false),
      line('• They take 10% of the first year', 0.34, false),
      line('• They hear of us from drivers', 0.41, false),
      line('Referrals', 0.55, true),
      line('• Nine of 14 fleets came by a referral', 0.62, false),
    ];
    const source = read([{ title: 'Vexrun' }, { title: 'How we sell', bullets: ['Nothing yet'] }]);
    const [cover, second] = source.slides;
    if (!cover || !second) throw new Error('The deck has two slides.');
    const deck = await improved({ ...source, slides: [cover, withTree({ ...second, lines })] });
    expect(deck.slides[1]).toMatchObject({
      kind: 'bullets',
      lines: [
        'Resellers:',
        'Two sign up fleets in Norway today',
        'They take 10% of the first year',
        'They hear of us from drivers',
        'Referrals:',
        'Nine of 14 fleets came by a referral',
      ],
    });
  });

  it('has a place for the picture of a slide that could not be read', async () => {
    const source = read(goodSlides);
    const [first, ...others] = source.slides;
    if (!first) throw new Error('The deck has a slide.');
    const unread: Slide = { ...first, readable: false, unread: 'picture', lines: [], regions: [] };
    const deck = await improved({ ...source, slides: [...others.slice(0, 1), { ...unread, number: 2 }] });
    expect(deck.slides[1]).toMatchObject({ kind: 'image', image: null, title: first.title });
  });

  it('keeps the slides that were written here as they are and where they are, and adds those that are missing', async () => {
    const slides: DocumentSlide[] = [
      { id: 'a', kind: 'title', title: 'Isferd', subtitle: '', notes: '' },
      { id: 'b', kind: 'bullets', title: 'The ask', lines: ['We raise $2.5M for 18 months.'], notes: '' },
      { id: 'ask', kind: 'bullets', title: 'Problem', lines: ['Loads spoil.'], notes: 'Mine' },
    ];
    const look = { format: '4:3', brand: { accent: '#204060', logo: { image: '41-9.png' } } } as const;
    const document: Document = { theme: 'moss', slides, ...look };
    const deck = deckOf(document);
    const more = await made({ theme: 'moss', material: { company: 'Isferd', deck, evaluation: null, document } });
    const ids = more.slides.map(({ id }) => id);
    expect(ids.filter((id) => ['a', 'b', 'ask'].includes(id))).toEqual(['a', 'b', 'ask']);
    expect(ids).toContain('market');
    expect(ids.indexOf('market')).toBeGreaterThan(ids.indexOf('ask'));
    expect(more.slides.find(({ id }) => id === 'ask')?.notes).toContain('Mine');
    expect(more).toMatchObject(look);
    expect(DeckDocument.safeParse(more).success).toBe(true);
  });
});

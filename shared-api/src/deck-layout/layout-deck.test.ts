import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DeckDocumentSlide } from '../contract.ts';
import { DECK_FORMATS } from '../rules/index.ts';
import { anySlide } from './arbitrary-decks.ts';
import { DECK_ICONS } from './deck-icons.ts';
import { markOf } from './kinds/comparison.ts';
import { layoutDeck, layoutSlide } from './layout-deck.ts';
import { measureMoreFonts } from './more-fonts.ts';
import { WIDTH } from './page.ts';
import { collisions, overflowing, paragraphsOf, textsOf } from './page-checks.ts';
import { flatText } from './text.ts';
import type { Page, SlideSetting } from './types.ts';

const setting: SlideSetting = {
  theme: 'paper',
  footer: 'Isferd',
  number: 1,
  images: { 'wide.png': { width: 1600, height: 400 } },
  icons: DECK_ICONS,
};
/** The same with the largest logo, on a plate. */
const branded: SlideSetting = {
  ...setting,
  theme: 'ink',
  footer: 'A company whose name is as long as a name may be '.repeat(2),
  brand: { accent: '#ffd400', logo: { image: 'wide.png', ground: 'light' } },
};

measureMoreFonts();
/** The widest font. */
const lettered: SlideSetting = {
  ...branded,
  brand: { ...branded.brand, fonts: { title: 'cambria', text: 'courier-new' } },
};

const squeezed = (text: string) => flatText(text).replace(/\s/g, '');

const withoutJoints = (text: string) => squeezed(text).replace(/[:;,–—]/gu, '');

/** Every visible text of a slide, by field. */
function fieldsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, path ? `${path}.${key}` : key));
}

const UNSEEN =
  /^(?:id|kind|notes|image|icon|icons\.\d+|alt|look|table\.look|chart\..*|steps\.\d+\.state|people\.\d+\.photo|logos\.\d+\.(?:image|ground))$/;

/** Kinds with a single page, whose text gets smaller rather than continue. */
const COVERS = ['title', 'section', 'closing'];
const SMALL_PRINT = /source|caption|role|unit|alt$/;

const shown = (pages: Page[], field: string) =>
  pages
    .flatMap(paragraphsOf)
    .filter((paragraph) => paragraph.field === field)
    .map(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''));

describe('the layout of a deck', () => {
  it.each([
    ['', setting],
    [' beside a logo', branded],
    [' in fonts of a brand', lettered],
    [' in the format 4:3', { ...setting, format: '4:3' as const }],
    [' in the format 4:3 beside a logo', { ...branded, format: '4:3' as const }],
  ])(
    'keeps every word in its place%s, whatever is written: none lost, none over another, none over an edge',
    (_, given) => {
      fc.assert(
        fc.property(anySlide, (slide) => {
          const pages = layoutSlide(slide, given);
          for (const page of pages) {
            expect(overflowing(page)).toEqual([]);
            expect(collisions(page)).toEqual([]);
          }
          for (const [field, text] of fieldsOf(slide)) {
            if (UNSEEN.test(field) || squeezed(text) === '') continue;
            const logo = slide.kind === 'logos' ? slide.logos[Number(field.split('.')[1])] : undefined;
            if (field !== 'title' && logo?.image === 'wide.png') continue;
            const isCompared =
              slide.kind === 'table' && slide.table.look === 'comparison' && /^table\.rows\.\d+\.[1-9]/.test(field);
            const wanted = squeezed(isCompared ? markOf(text) : text);
            if (slide.kind === 'bullets' && field.startsWith('lines.')) {
              // Cards and steps leave out what is between a lead and the rest.
              expect(withoutJoints(shown(pages, field).join(''))).toBe(withoutJoints(text));
              continue;
            }
            expect(shown(pages, field).map(squeezed)[0]?.startsWith(wanted)).toBe(true);
          }
        }),
        { numRuns: 300, seed: 7 },
      );
    },
  );

  it.each(DECK_FORMATS)(
    'never fits text in %s below 18 points without saying so, except labels, sources and tables',
    (format) => {
      fc.assert(
        fc.property(anySlide, (slide) => {
          const pages = layoutSlide(slide, { ...setting, format });
          const isSaid = pages.some(({ warnings }) => warnings.some(({ code }) => code === 'small_text'));
          if (isSaid || COVERS.includes(slide.kind)) return;
          const sizes = pages
            .flatMap(({ elements }) => elements.flatMap(textsOf))
            .flatMap(({ role, paragraphs }) => (role === 'body' ? paragraphs : []))
            .filter(({ field, runs }) => runs.length > 0 && field !== null && !SMALL_PRINT.test(field))
            .map(({ style }) => style.size);
          expect(Math.min(18, ...sizes)).toBe(18);
        }),
        { numRuns: 300, seed: 7 },
      );
    },
  );

  const bullets = (lines: string[]): DeckDocumentSlide => ({
    id: 'a',
    kind: 'bullets',
    title: 'Why',
    lines,
    notes: '',
  });

  it('says when a slide goes on over several pages, and numbers them through', () => {
    const long = bullets(Array.from({ length: 20 }, () => 'Loads spoil on the way. '.repeat(20)));
    const pages = layoutDeck({ footer: 'Isferd', content: { theme: 'ink', slides: [long, { ...long, id: 'b' }] } });
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
    const first = pages.filter(({ slideId }) => slideId === 'a');
    expect(first.length).toBeGreaterThan(2);
    expect(first[0]?.warnings[0]).toMatchObject({ code: 'continued' });
    expect(first[0]?.warnings[0]?.message).toContain(`takes up ${first.length} pages`);
    expect(first.map(({ title }) => title).slice(0, 2)).toEqual(['Why', `Why (2 of ${first.length})`]);
  });

  it('sets few words large and many small, and goes on over more pages rather than below 18 points', () => {
    const size = (lines: string[]) => {
      const [page] = layoutSlide(bullets(lines), setting);
      const list = page?.elements.find((element) => element.type === 'text' && element.role === 'body');
      const codes = page?.warnings.map(({ code }) => code);
      return { size: list?.type === 'text' ? list.paragraphs[0]?.style.size : 0, codes };
    };
    expect(size(['Loads spoil.'])).toEqual({ size: 30, codes: [] });
    const many = size(
      Array.from({ length: 8 }, () => 'Shippers find out at the door, when it is too late. '.repeat(3)),
    );
    expect(many.size).toBeLessThan(30);
    const crowded = size(
      Array.from({ length: 9 }, () => 'Shippers find out at the door, when it is too late. '.repeat(4)),
    );
    expect(crowded).toEqual({ size: 18, codes: ['continued'] });
  });

  it('sets a short line that ends with a colon as a heading of the lines below, never as the last of a page', () => {
    const styleOf = (lines: string[]) =>
      layoutSlide(bullets(lines), setting)
        .flatMap(paragraphsOf)
        .filter(({ field }) => field?.startsWith('lines.'))
        .map(({ style, bullet }) => ({ isBold: style.weight === 700, hasBullet: bullet !== null }));
    const item = { isBold: false, hasBullet: true };
    expect(styleOf(['Channels:', 'Referrals', 'Two resellers', 'To come:'])).toEqual([
      { isBold: true, hasBullet: false },
      item,
      item,
      item,
    ]);

    const long = 'Shippers find out at the door, when it is too late. '.repeat(4);
    const lines = Array.from({ length: 9 }, (_, at) => (at % 2 === 0 ? `Part ${at}:` : long));
    for (const { elements } of layoutSlide(bullets(lines), setting)) {
      const lists = elements.filter((element) => element.type === 'text' && element.name.startsWith('List'));
      for (const list of lists) {
        const last = list.type === 'text' ? list.paragraphs.at(-1) : undefined;
        expect(last?.field === 'lines.8' || last?.bullet !== null).toBe(true);
      }
    }
  });

  it('gives the labels of a comparison the room of their words, and the rest to what is compared', () => {
    const widths = (name: string) => {
      const table = { columns: ['', 'Isferd', 'Logger', 'Insurer'], rows: [[name, 'yes', 'no', 'no']] };
      const look = { look: 'comparison' as const, own_column: 1 };
      const slide = { id: 'a', kind: 'table' as const, title: 'T', notes: '', table: { ...table, ...look } };
      const [page] = layoutSlide(slide, setting);
      const found = page?.elements.find((element) => element.type === 'table');
      return found?.type === 'table' ? found.columnWidths : [];
    };
    const [short = 0, beside = 0] = widths('Price');
    expect(short).toBeLessThan(beside);
    const [long = 0, narrow = 0] = widths('Warns the driver and the buyer hours before the load is lost');
    expect(long).toBeGreaterThan(narrow);
    for (const name of ['Price', 'Warns the driver']) {
      expect(widths(name).reduce((sum, width) => sum + width, 0)).toBeCloseTo(WIDTH, 5);
    }
  });

  it('sets before and after in two columns with an arrow, and has no room for headings that nobody wrote', () => {
    const slide = (heading: string): DeckDocumentSlide => ({
      id: 'a',
      kind: 'columns',
      title: 'What changes',
      left: { heading, lines: ['Loads spoil'] },
      right: { heading: '', lines: ['Drivers are called'] },
      look: 'before-after',
      notes: '',
    });
    const elements = (heading: string) => layoutSlide(slide(heading), setting)[0]?.elements ?? [];
    const listTop = (heading: string) =>
      elements(heading).flatMap((element) =>
        element.type === 'text' && element.name === 'List left' ? [element.box.y] : [],
      )[0];
    expect(elements('').filter(({ type }) => type === 'graphic')).toMatchObject([{ name: 'Arrow' }]);
    expect(listTop('')).toBeLessThan(listTop('Today') ?? 0);
  });

  it('gives wide and tall logos the same area on an even grid, with a plate where one would not be seen', () => {
    const images = { 'wide.png': { width: 400, height: 100 }, 'tall.png': { width: 200, height: 200 } };
    const logos = ['wide.png', 'tall.png'].map((image) => ({ name: image, image, ground: 'light' as const }));
    const slide: DeckDocumentSlide = { id: 'a', kind: 'logos', title: 'Customers', logos, notes: '' };
    const drawn = (theme: 'paper' | 'ink') =>
      layoutSlide(slide, { ...setting, theme, images })[0]?.elements.filter(({ type }) => type !== 'text') ?? [];
    const [wide, tall] = drawn('paper').flatMap((element) => (element.type === 'image' ? [element] : []));
    expect([wide?.alt, tall?.alt]).toEqual(['wide.png', 'tall.png']);
    const areaOf = ({ w, h }: { w: number; h: number }) => w * h;
    const [one = 0, other = 1] = [wide, tall].map((element) => (element ? areaOf(element.box) : 0));
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(1.5);
    expect(drawn('paper').map(({ type }) => type)).toEqual(['image', 'image']);
    expect(drawn('ink').map(({ type }) => type)).toEqual(['rect', 'image', 'rect', 'image']);
  });

  it('writes the name of a company whose logo is missing', () => {
    const logos = [{ name: 'Maersk' }, { name: 'Carlsberg', image: 'gone.png' }];
    const pages = layoutSlide({ id: 'a', kind: 'logos', title: 'Customers', logos, notes: '' }, setting);
    expect([...shown(pages, 'logos.0.name'), ...shown(pages, 'logos.1.name')]).toEqual(['Maersk', 'Carlsberg']);
  });

  describe('of a team', () => {
    const ines = { name: 'Ines Varga', role: 'CEO', background: 'Ran cold-chain operations.' };
    const images = { 'ines.jpg': { width: 300, height: 500 } };
    const team = (count: number, photo?: string): DeckDocumentSlide => ({
      id: 'a',
      kind: 'team',
      title: 'Team',
      people: Array.from({ length: count }, () => ({ ...ines, ...(photo && { photo }) })),
      notes: '',
    });
    const marks = (slide: DeckDocumentSlide) =>
      layoutSlide(slide, { ...setting, images }).flatMap(({ elements }) =>
        elements.flatMap((element) =>
          element.type === 'image' || (element.type === 'text' && element.name.startsWith('Initials')) ? [element] : [],
        ),
      );

    it('shows a photo, round and cropped toward its top, where the initials were', () => {
      const [initials] = marks(team(1));
      const [photo] = marks(team(1, 'ines.jpg'));
      expect(photo).toEqual({
        type: 'image',
        box: initials?.box,
        image: 'ines.jpg',
        alt: 'Ines Varga',
        crop: { x: 0, y: 0.1, w: 1, h: 0.6 },
        isRound: true,
      });
    });

    it.each([
      ['Ines Varga', 'IV'],
      ['Dr. Saoirse Kelly', 'SK'],
      ['Prof. Dr. Ana Ruiz', 'AR'],
      ['Drew Ito', 'DI'],
    ])('takes the initials of %s without what stands before the name', (name, written) => {
      const slide = team(1);
      if (slide.kind === 'team') slide.people[0] = { ...ines, name };
      const texts = marks(slide).flatMap((mark) => (mark.type === 'text' ? mark.paragraphs : []));
      expect(texts.flatMap(({ runs }) => runs.map(({ text }) => text))).toEqual([written]);
    });

    it('keeps the initials where a photo is gone', () => {
      expect(marks(team(1, 'gone.jpg'))).toEqual(marks(team(1)));
    });

    it.each([1, 3, 4, 5, 6, 7, 9, 12])('shows the photos of %i people, and the initials of who has none', (count) => {
      expect(marks(team(count, 'ines.jpg')).filter(({ type }) => type === 'image')).toHaveLength(count);
      const mixed = team(count, 'ines.jpg');
      if (mixed.kind === 'team') mixed.people[0] = ines;
      expect(marks(mixed).filter(({ type }) => type === 'text')).toHaveLength(1);
    });
  });

  it('marks a fact that is missing', () => {
    const [page] = layoutSlide(bullets(['Insurers pay [average claim] a load']), setting);
    const runs = page?.elements.flatMap((element) =>
      element.type === 'text' && element.name === 'List'
        ? element.paragraphs.flatMap((paragraph) => paragraph.runs)
        : [],
    );
    expect(runs?.map(({ text, highlight }) => [text, highlight !== null])).toEqual([
      ['Insurers pay ', false],
      ['[average claim]', true],
      [' a load', false],
    ]);
  });

  it('shows the texts of a slide of a newer release, and asks for a reload', () => {
    const newer = {
      id: 'a',
      kind: 'hologram',
      title: 'Next',
      notes: '',
      look: 'blue',
      beams: [{ text: 'Cold freight' }],
    };
    const [page] = layoutSlide(newer as unknown as DeckDocumentSlide, setting);
    expect(page?.warnings.map(({ code }) => code)).toEqual(['unknown_kind']);
    const texts = page ? paragraphsOf(page).map(({ runs }) => runs.map(({ text }) => text).join('')) : [];
    expect(texts).toEqual(['Next', 'Cold freight', 'Isferd', '1']);
  });

  it('makes the figures of a slide smaller rather than break a word', () => {
    const metrics = ['$210,000', '1,234,567', '98.6%'].map((value) => ({ value, label: 'of something', source: '' }));
    const [page] = layoutSlide({ id: 'a', kind: 'metrics', title: 'Figures', notes: '', metrics }, setting);
    const values = (page?.elements ?? [])
      .flatMap((element) => (element.type === 'text' ? element.paragraphs : []))
      .filter(({ field }) => field?.endsWith('.value'));
    expect(values.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
  });

  const textOn = (slide: DeckDocumentSlide, field: string) => {
    const paragraph = layoutSlide(slide, setting)
      .flatMap(paragraphsOf)
      .find((one) => one.field === field);
    return { paragraph, lines: paragraph?.lines.map(({ runs }) => runs.map(({ text }) => text).join('')) ?? [] };
  };

  it('keeps a value on one line beside shorter ones', () => {
    const metrics = ['$29', '54%', '26 months'].map((value) => ({ value, label: 'of something', source: '' }));
    const slide: DeckDocumentSlide = { id: 'a', kind: 'metrics', title: 'Figures', notes: '', metrics };
    expect(textOn(slide, 'metrics.2.value').lines).toEqual(['26 months']);
  });

  it('leaves no single short word on the last line of a title', () => {
    const title = 'Monthly volume: $40K in Jan 2026, $410K in Sep 2026';
    expect(textOn({ ...bullets([]), title }, 'title').lines).toEqual([
      'Monthly volume: $40K in Jan 2026,',
      '$410K in Sep 2026',
    ]);
    const hyphen = 'We sell plates at €410 per kW with a five-year warranty';
    expect(textOn({ ...bullets([]), title: hyphen }, 'title').lines[0]).not.toMatch(/-$/);
  });

  it('sets a sentence that opens a part on more lines rather than in small letters', () => {
    const title =
      'Night-shift nurses cannot attend classes, so most never finish the training that would raise their pay';
    const section: DeckDocumentSlide = { id: 'a', kind: 'section', title, subtitle: 'Problem', notes: '' };
    const { paragraph, lines } = textOn(section, 'title');
    expect(paragraph?.style.size).toBeGreaterThanOrEqual(40);
    expect(lines.length).toBeGreaterThan(2);
    expect(textOn({ ...section, title: 'What comes next' }, 'title').paragraph?.style.size).toBe(60);
  });

  it('leaves no gap where a text is empty, but a place to write it', () => {
    const people = [{ name: 'Ines Varga', role: '', background: 'Ran cold-chain operations' }];
    const team: DeckDocumentSlide = { id: 'a', kind: 'team', title: 'Team', notes: '', people };
    const { box: name } = textOn(team, 'people.0.name').paragraph ?? { box: { y: 0, h: 0 } };
    const { box: role } = textOn(team, 'people.0.role').paragraph ?? { box: { y: 0, h: 1 } };
    const { box: background } = textOn(team, 'people.0.background').paragraph ?? { box: { y: 0 } };
    expect(role.h).toBe(0);
    expect(background.y - (name.y + name.h)).toBeLessThan(0.15);
    const number: DeckDocumentSlide = {
      id: 'a',
      kind: 'number',
      title: 'Ask',
      value: '$3M',
      label: '',
      context: 'For two years',
      source: '',
      notes: '',
    };
    const boxes = ['value', 'label', 'title', 'context'].map((field) => textOn(number, field).paragraph?.box);
    const [value, label, title, context] = boxes.map((box) => ({ y: box?.y ?? 0, h: box?.h ?? 1 }));
    expect(label?.h).toBe(0);
    const middle = (first: typeof value, last: typeof value) => ((first?.y ?? 0) + (last?.y ?? 0) + (last?.h ?? 0)) / 2;
    expect(middle(value, value)).toBeCloseTo(middle(title, context), 2);
  });

  it('keeps a short name of a row on one line', () => {
    const rows = [
      ['Universities', 'Offer evening classes'],
      ['Video platforms', 'Teach the specialist curriculum in short lessons that nurses hear on the way to work'],
    ];
    const table = { columns: ['Alternative', 'What it does'], rows };
    const slide: DeckDocumentSlide = { id: 'a', kind: 'table', title: 'Others', notes: '', table };
    expect(textOn(slide, 'table.rows.1.0').lines).toEqual(['Video platforms']);
  });

  it('writes a currency and a scale at each figure of a chart where there is room, and otherwise once', () => {
    const labels = (unit: string, values: number[], type: 'bar' | 'line' = 'bar') => {
      const chart = { type, unit, categories: ['May', 'June'], series: [{ name: 'Revenue', values }] };
      return layoutSlide({ id: 'a', kind: 'chart', title: '', chart, source: '', notes: '' }, setting).flatMap(
        ({ elements }) =>
          elements.flatMap((element) =>
            (element.type === 'chart' ? element.marks : [element]).flatMap((mark) =>
              mark.type === 'text' && mark.role !== 'footer' && mark.role !== 'number'
                ? mark.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))
                : [],
            ),
          ),
      );
    };
    expect(labels('$K', [3, -12])).toEqual(expect.arrayContaining(['$3K', '-$12K']));
    expect(labels('$K', [3, -12])).not.toContain('$K');
    expect(labels('%', [4.5, 12])).toEqual(expect.arrayContaining(['4.5%', '12.0%']));
    expect(labels('$', [3_000_000, 12_000_000])).toContain('$12.0M');
    expect(labels('$K', [3_000_000, 12_000_000])).toEqual(expect.arrayContaining(['$K', '12.0M']));
    expect(labels('fleets', [3, 12])).toEqual(expect.arrayContaining(['fleets', '12']));
    expect(labels('$K', [3, 12], 'line')).toContain('$K');
  });

  it('says when an image is missing, or the labels of a chart lose their ends', () => {
    const codes = (slide: DeckDocumentSlide) =>
      layoutSlide(slide, setting).flatMap(({ warnings }) => warnings.map(({ code }) => code));
    const image = { id: 'a', kind: 'image', title: '', alt: 'A strip', caption: '', notes: '' } as const;
    expect(codes({ ...image, image: 'wide.png' })).toEqual([]);
    expect(codes({ ...image, image: 'gone.png' })).toEqual(['no_image']);
    const chart = {
      type: 'pie' as const,
      unit: '',
      categories: ['A category whose name goes on and on '.repeat(6), 'B'],
      series: [
        { name: 'a', values: [1, 2] },
        { name: 'b', values: [1, 2] },
      ],
    };
    expect(codes({ id: 'a', kind: 'chart', title: '', chart, source: '', notes: '' })).toEqual(['first_row_only']);
    const bars = { ...chart, type: 'bar' as const };
    expect(codes({ id: 'a', kind: 'chart', title: '', chart: bars, source: '', notes: '' })).toEqual([
      'labels_shortened',
    ]);
  });
});

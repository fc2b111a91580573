import { describe, expect, it } from '@jest/globals';
import { BRIEFS, NOTHING } from '../../../../test/briefs/index.ts';
import { DeckDocument } from '../../../decks/saved/document-schemas.ts';
import type { Brief, BriefPicture, DocumentSlide, ToAdd } from '../types.ts';
import { generate } from './generate.ts';

const picture = (image: string, caption = '', width = 1600, height = 1000): BriefPicture => ({
  image,
  caption,
  width,
  height,
});

async function deckOf(brief: Brief, pictures: readonly BriefPicture[]) {
  for await (const piece of generate({ theme: 'paper', brief, pictures })) {
    if (piece.type === 'deck') return { slides: DeckDocument.parse(piece.content).slides, toAdd: piece.toAdd };
  }
  throw new Error('A deck comes last.');
}

const slidesOf = async (brief: Brief, ...pictures: BriefPicture[]) => (await deckOf(brief, pictures)).slides;
const by = (slides: readonly DocumentSlide[], id: string) => slides.find((slide) => slide.id === id);
const idsOf = (slides: readonly DocumentSlide[]) => slides.map(({ id }) => id);
const picturesOf = (toAdd: readonly ToAdd[]) => toAdd.filter(({ topic }) => topic === 'Pictures');

describe('a deck made from a brief with pictures', () => {
  it('shows a screenshot beside what the product does, with a number for each further line of its caption', async () => {
    const caption = 'Berth plan for the next 36 hours\n- Red slots are at risk\n- One click moves a ship';
    const slides = await slidesOf(BRIEFS.ports, picture('shot.png', caption));
    expect(by(slides, 'solution')).toMatchObject({
      kind: 'image',
      title: 'Berthline predicts each arrival 36 hours ahead and moves the slots before a queue forms',
      image: 'shot.png',
      alt: 'Berth plan for the next 36 hours. Red slots are at risk. One click moves a ship',
      caption: 'Berth plan for the next 36 hours',
      lines: ['Red slots are at risk', 'One click moves a ship'],
      look: 'screenshot',
    });
  });

  it('keeps a number with which a point begins', async () => {
    const slides = await slidesOf(BRIEFS.thin, picture('app.png', 'The list\n1. 36 loaves of rye\n2) 12 of spelt'));
    expect(by(slides, 'solution')).toMatchObject({ lines: ['36 loaves of rye', '12 of spelt'] });
  });

  it('shows the product after the problem where the brief does not say what it does', async () => {
    const slides = await slidesOf({ ...BRIEFS.thin, solution: '' }, picture('app.png'));
    expect(idsOf(slides)).toEqual(['cover', 'problem', 'picture-1']);
    expect(by(slides, 'picture-1')).toMatchObject({ title: 'The product' });
  });

  it('shows a picture without words at the product, and asks what it shows', async () => {
    const { slides, toAdd } = await deckOf(BRIEFS.thin, [picture('app.png')]);
    expect(by(slides, 'solution')).toMatchObject({ image: 'app.png', alt: '', caption: '' });
    expect(picturesOf(toAdd)).toEqual([
      { topic: 'Pictures', text: 'what picture 1 shows', question: 'What does picture 1 show?' },
    ]);
    expect(toAdd.length).toBeLessThanOrEqual(8);
  });

  it('asks once about several pictures without words', async () => {
    const { toAdd } = await deckOf(BRIEFS.ports, [picture('a.png'), picture('b.png', 'A plan'), picture('c.png')]);
    expect(picturesOf(toAdd).map(({ question }) => question)).toEqual(['What do pictures 1 and 3 show?']);
  });

  it('shows another picture on the slide whose sentences its caption fits best', async () => {
    const slides = await slidesOf(BRIEFS.rich, picture('crew.png', 'A crew digs in the wrong place'));
    const problem = by(slides, 'problem');
    expect(problem).toMatchObject({ kind: 'image', image: 'crew.png', caption: 'A crew digs in the wrong place' });
    expect(problem?.kind === 'image' ? problem.lines : []).toContain(
      'Crews dig in the wrong place four times out of ten',
    );
  });

  it('shows a picture at the product if its caption has only one of its words in common with another slide', async () => {
    const slides = await slidesOf(BRIEFS.ports, picture('shot.png', 'Berth plan'));
    expect(by(slides, 'solution')).toMatchObject({ image: 'shot.png', caption: 'Berth plan' });
  });

  it('gives a picture a slide of its own where the layout of the one it fits has no room', async () => {
    const slides = await slidesOf(BRIEFS.ports, picture('port.png', 'Revenue each month since February'));
    expect(by(slides, 'picture-1')).toMatchObject({
      kind: 'image',
      title: 'Revenue each month since February',
      caption: '',
    });
    expect(idsOf(slides).indexOf('picture-1')).toBe(idsOf(slides).indexOf('traction') + 1);
  });

  it('shows two pictures of the product after each other, in the order in which they were added', async () => {
    const slides = await slidesOf(BRIEFS.thin, picture('a.png'), picture('b.png'), picture('c.png'));
    expect(idsOf(slides)).toEqual(['cover', 'problem', 'solution', 'picture-2', 'picture-3']);
  });

  it('puts a picture beside the person of the team whom its caption names', async () => {
    const slides = await slidesOf(BRIEFS.ports, picture('marta.png', 'Marta Oyelaran in Tema', 500, 500));
    const team = by(slides, 'team');
    expect(team?.kind === 'team' ? team.people.map(({ photo }) => photo) : []).toEqual(['marta.png', undefined]);
    expect(by(slides, 'cover')).not.toHaveProperty('image');
    const alone = by(await slidesOf(BRIEFS.ports, picture('piet.png', 'Piet')), 'team');
    expect(alone?.kind === 'team' ? alone.people[1]?.photo : null).toBe('piet.png');
  });

  it('shows several people on a slide after the team, and nobody as somebody else', async () => {
    const slides = await slidesOf(BRIEFS.ports, picture('both.png', 'Marta Oyelaran and Piet Vroom'));
    expect(idsOf(slides).indexOf('picture-1')).toBe(idsOf(slides).indexOf('team') + 1);
    const others = by(await slidesOf(BRIEFS.ports, picture('x.png', 'Our harbour pilots')), 'team');
    expect(others?.kind === 'team' ? others.people.some(({ photo }) => photo !== undefined) : true).toBe(false);
  });

  it('has its first picture on the cover, unless it is too coarse', async () => {
    const pictures = [
      picture('small.png', 'The app', 300, 200),
      picture('large.png', 'A crew digs in the wrong place'),
    ];
    const slides = await slidesOf(BRIEFS.rich, ...pictures);
    expect(by(slides, 'cover')).toMatchObject({ image: 'large.png', alt: 'A crew digs in the wrong place' });
  });

  it.each(Object.keys(BRIEFS) as (keyof typeof BRIEFS)[])('loses no picture and no sentence of %s', async (name) => {
    const pictures = ['a', 'b', 'c'].map((image) =>
      picture(`${image}.png`, image === 'b' ? BRIEFS[name].problem.slice(0, 80) : ''),
    );
    const [without, withThem] = [await slidesOf(BRIEFS[name]), await slidesOf(BRIEFS[name], ...pictures)];
    const shown = JSON.stringify(withThem);
    for (const { image } of pictures) expect(shown).toContain(image);
    for (const { notes } of without) expect(withThem.some((slide) => slide.notes.includes(notes))).toBe(true);
    expect(new Set(idsOf(withThem)).size).toBe(withThem.length);
  });

  it('fills the cover with a photo, and half of a statement with the next, without its caption', async () => {
    const photos = ['a', 'b'].map((name) => ({ ...picture(`${name}.jpg`, 'Bread in a window'), photo: true }));
    const slides = await slidesOf(BRIEFS.words, ...photos);
    expect(by(slides, 'cover')).toMatchObject({ image: 'a.jpg', alt: 'Bread in a window', look: 'photo' });
    const shown = slides.filter((slide) => slide.kind === 'image');
    expect(shown).toMatchObject([{ image: 'b.jpg', look: 'photo', alt: 'Bread in a window', caption: '' }]);
    expect(idsOf(slides)).toEqual(idsOf(await slidesOf(BRIEFS.words)));
  });

  it('fills the close with a photo of the person to write to, or one that no statement has room for', async () => {
    const founder = { ...picture('ana.jpg', 'Ana Costa', 400, 500), photo: true };
    const brief = {
      ...NOTHING,
      company: 'Hafnium',
      team: 'Ana Costa, CEO: ran ports',
      ask: 'Write to ana@hafnium.com.',
    };
    const slides = await slidesOf(brief, founder);
    expect(by(slides, 'team')).toMatchObject({ people: [{ photo: 'ana.jpg' }] });
    expect(by(slides, 'close')).toMatchObject({ image: 'ana.jpg', alt: 'Ana Costa', look: 'photo' });
    const free = await slidesOf(brief, ...['a', 'b'].map((name) => ({ ...picture(`${name}.jpg`, ''), photo: true })));
    expect([by(free, 'cover'), by(free, 'close')]).toMatchObject([{ image: 'a.jpg' }, { image: 'b.jpg' }]);
    const unmarked = await slidesOf(brief, { ...founder, photo: false });
    expect(by(unmarked, 'close')).not.toHaveProperty('image');
  });

  it('draws steps rather than a photo beside them', async () => {
    const slides = await slidesOf(BRIEFS.series, {
      ...picture('a.jpg', 'Paylark buys an invoice and collects', 400, 300),
      photo: true,
    });
    expect(by(slides, 'solution')).toMatchObject({ kind: 'bullets', look: 'steps' });
    expect(JSON.stringify(slides)).toContain('a.jpg');
  });

  it('is the same as ever without pictures', async () => {
    for (const slide of await slidesOf(BRIEFS.rich)) expect(slide.kind === 'image' || 'image' in slide).toBe(false);
  });
});

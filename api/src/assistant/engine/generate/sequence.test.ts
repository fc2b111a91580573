import { describe, expect, it } from '@jest/globals';
import { BRIEFS, NOTHING } from '../../../../test/briefs/index.ts';
import type { Brief, DocumentSlide } from '../types.ts';
import { generate } from './generate.ts';
import { sequenceIn } from './sequence.ts';

const stepsOf = (...texts: string[]) => sequenceIn(texts.map((text) => ({ text, slide: null })))?.steps;

async function slidesOf(brief: Partial<Brief>): Promise<DocumentSlide[]> {
  const slides: DocumentSlide[] = [];
  for await (const piece of generate({ theme: 'paper', brief: { ...NOTHING, company: 'Berthline', ...brief } })) {
    if (piece.type === 'slide') slides.push(piece.slide);
  }
  return slides;
}

describe('steps in the words of a founder', () => {
  it.each([
    [
      'Sensors read the queue, our software predicts the wait and tells the port which ship to slow down.',
      ['Sensors read the queue', 'Our software predicts the wait', 'Tells the port which ship to slow down'],
    ],
    [
      'We collect waste oil from restaurants, refine it in Rotterdam and sell it to airlines.',
      ['We collect waste oil from restaurants', 'Refine it in Rotterdam', 'Sell it to airlines'],
    ],
    [
      'Customers order online, we pack the box within an hour, and a courier delivers it.',
      ['Customers order online', 'We pack the box within an hour', 'A courier delivers it'],
    ],
    [
      'Upload the invoice, choose a lender and receive the money the same day.',
      ['Upload the invoice', 'Choose a lender', 'Receive the money the same day'],
    ],
    [
      'We buy used batteries, test each cell and then sell the good ones to solar installers.',
      ['We buy used batteries', 'Test each cell', 'Then sell the good ones to solar installers'],
    ],
    [
      'A sensor strip measures the door seal and a model compares it with past trips.',
      ['A sensor strip measures the door seal', 'A model compares it with past trips'],
    ],
    [
      'We extract lithium from brine, purify it on site and ship carbonate to battery makers.',
      ['We extract lithium from brine', 'Purify it on site', 'Ship carbonate to battery makers'],
    ],
    [
      'Patients wear a patch that measures glucose, and the doctor receives an alert when it rises.',
      ['Patients wear a patch that measures glucose', 'The doctor receives an alert when it rises'],
    ],
  ])('are the parts of a sentence: %s', (text, steps) => {
    expect(stepsOf(text)).toEqual(steps);
  });

  it.each([
    'Our app counts calories and tracks sleep.',
    'We save money and reduce waste.',
    'Ferrowing flies a drone that touches the blade and measures it with ultrasound.',
    'Our platform reduces costs and improves quality.',
    'Acme monitors pumps and valves each minute before they fail.',
    'It tracks shipments and orders in real time.',
    'We plan routes, train drivers and audit fleets.',
    'There are 5,000 ports worldwide, and we charge $9K a year.',
    'Our app helps farmers to measure soil and sell crops.',
    'We use drones to scan the fields and spray the weeds.',
    'We make shoes for dancers, runners and nurses.',
    'We design, build and sell furniture.',
    'Doctors write notes and sign forms for hours.',
    'It reads and writes every format.',
    'Our app counts the calories with a camera and tracks the sleep with a ring.',
    'Our AI reads every claim, flags fraud and pays honest customers within minutes.',
    'We read invoices, purchase orders and delivery notes and match them line by line.',
    'We do not collect the data and sell it.',
    'Our plate clips onto a rack (and takes the heat, then releases it).',
  ])('are not in what happens at once, or cannot be told apart: %s', (text) => {
    expect(stepsOf(text)).toBeUndefined();
  });

  it('are sentences that begin with first, then and finally', () => {
    const told = ['First, a nurse scans the bracelet.', 'Then the pump reads the dose.', 'Finally the doctor signs.'];
    expect(stepsOf('It is safe.', ...told, 'It is in use.')).toEqual([
      'First, a nurse scans the bracelet',
      'Then the pump reads the dose',
      'Finally the doctor signs',
    ]);
    expect(stepsOf('Then the pump reads the dose.', 'It is safe.')).toBeUndefined();
    expect(stepsOf('First, a nurse scans the bracelet.', 'It is safe.')).toBeUndefined();
  });

  it('are the lines of a list that its author numbered', async () => {
    const solution = '1. A nurse scans the bracelet\n2. The pump reads the dose\n3. The doctor signs';
    expect(await slidesOf({ solution })).toContainEqual(
      expect.objectContaining({
        look: 'steps',
        lines: ['A nurse scans the bracelet', 'The pump reads the dose', 'The doctor signs'],
      }),
    );
    const [, problem] = await slidesOf({ problem: '1. Ships wait\n2. Ports pay\n3. Nobody sees it coming' });
    expect(problem).not.toHaveProperty('look', 'steps');
  });

  it('are drawn below the words that announce them, or below the statement before them', async () => {
    const [, tree] = await slidesOf({ solution: BRIEFS.consumer.solution });
    expect(tree).toMatchObject({
      title: 'Pocket Orchard is a tree subscription',
      look: 'steps',
      lines: ['We send a dwarf fruit tree', 'Swap it when it struggles', 'Take it back in winter'],
    });
    const solution =
      'Isferd predicts spoiled loads. A strip measures the seal and a model compares it with past trips.';
    const [, strip] = await slidesOf({ solution });
    expect(strip).toMatchObject({ title: 'Isferd predicts spoiled loads', look: 'steps' });
  });

  it('are drawn of a business model, with every price', async () => {
    const model = 'We buy used phones for $80, repair them within a week and sell them for $150.';
    const slide = (await slidesOf({ model })).find((one) => 'look' in one);
    expect(slide).toMatchObject({
      title: 'How we make money',
      lines: ['We buy used phones for $80', 'Repair them within a week', 'Sell them for $150'],
      notes: `Say: ${model}`,
    });
  });

  it('all have icons that differ, or numbers', async () => {
    const [, numbered] = await slidesOf({ solution: BRIEFS.ports.solution });
    expect(numbered).not.toHaveProperty('icons');
    const [, drawn] = await slidesOf({
      solution: 'Quillbay writes the letter from the recording, and the therapist signs it.',
    });
    expect(drawn).toHaveProperty('icons', [expect.any(String), expect.any(String)]);
  });
});

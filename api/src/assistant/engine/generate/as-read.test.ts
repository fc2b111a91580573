import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, jest } from '@jest/globals';
import { makeFile } from '../../../decks/export/make-file.ts';
import { readDeck } from '../../../decks/reading/read-deck.ts';
import type { Slide } from '../../../decks/reading/types.ts';
import type { DocumentSlide } from '../types.ts';
import { asRead } from './as-read.ts';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'as-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

const said = 'A vibration sensor on every valve finds a leak within a day and sends the crew to the right street';
const slides: DocumentSlide[] = [
  {
    id: 'a',
    kind: 'bullets',
    title: 'Solution',
    lines: ['Sensors:', said, 'No digging', `${said} at night`],
    notes: '',
  },
  {
    id: 'b',
    kind: 'bullets',
    title: 'How we sell',
    lines: Array.from({ length: 10 }, (_, at) => `Utility ${at + 1} buys sensors for each kilometre of its pipes`),
    notes: '',
  },
  {
    id: 'c',
    kind: 'table',
    title: 'Competition',
    table: {
      columns: ['Who', 'Price', 'Finds'],
      rows: [
        ['Loggers', '$4', '40%'],
        ['Tidewell', '$2', '90%'],
      ],
    },
    notes: '',
  },
  {
    id: 'd',
    kind: 'columns',
    title: 'Market',
    left: { heading: 'Now', lines: [said, 'Weeks pass'] },
    right: { heading: 'Then', lines: [said, 'A day'] },
    notes: '',
  },
  {
    id: 'e',
    kind: 'metrics',
    title: 'Traction',
    metrics: [
      { value: '38', label: 'Depots', source: '' },
      { value: '$64K', label: 'Revenue', source: '' },
    ],
    notes: '',
  },
];

/** What a slide says, by blocks, without footers. */
const saidOn = ({ title, regions }: Slide) => ({
  title,
  blocks: regions.flatMap(({ kind, blocks }) =>
    kind === 'footer' ? [] : blocks.map(({ role, text }) => `${role}: ${text}`),
  ),
});

it('slides are read as their PDF is', async () => {
  const content = { theme: 'paper' as const, slides };
  const deck = { name: 'Tidewell', company: '', content, images: {}, at: new Date(0) };
  const path = join(folder, 'deck.pdf');
  writeFileSync(path, await makeFile({ format: 'pdf', deck }, AbortSignal.timeout(60_000)));
  const read = await readDeck(path);
  expect(asRead(slides, 1).map(saidOn)).toEqual(read.slides.map(saidOn));
});

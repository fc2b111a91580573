import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BRIEFS } from '../../../../test/briefs/index.ts';
import { buildModelEngine } from '../../../../test/factories/model.ts';
import { dataIn } from '../../../../test/model-server/answers.ts';
import { type Behaviour, inTurn, type ModelServer, startModelServer } from '../../../../test/model-server/index.ts';
import type { Brief, DocumentSlide } from '../types.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(() => ({}));
});
afterAll(() => server.close());

const { clumsy } = BRIEFS;

/** Words slides as they are, after it has edited the brief so. */
const editing =
  (...edits: Partial<Brief>[]): Behaviour =>
  (asked) => {
    const { slides } = dataIn<{ slides?: DocumentSlide[] }>(asked);
    if (slides) return { text: slides.map(({ id }) => JSON.stringify({ id })).join('\n') };
    return inTurn(...edits.map((edit) => ({ text: JSON.stringify({ ...dataIn<Brief>(asked), ...edit }) })))(asked);
  };

async function generated(behave: Behaviour, brief: Brief = clumsy): Promise<DocumentSlide[]> {
  server.behave(behave);
  const { engine, close } = await buildModelEngine(server.url);
  const slides: DocumentSlide[] = [];
  for await (const piece of engine.for(1).assistant.generate({ theme: 'paper', brief }))
    if (piece.type === 'slide') slides.push(piece.slide);
  await close();
  return slides;
}

const said = (slides: DocumentSlide[]) => JSON.stringify(slides);

describe('a brief with mistakes', () => {
  it('becomes a deck in correct English, with the layouts that its facts ask for', async () => {
    const traction = '1,240 farmers use it, up from 300 in 2025. 6 mills use it. 890 tons are sold.';
    const slides = await generated(editing({ solution: 'We make an app on Zalo. It is free for farmers.', traction }));
    expect(said(slides)).toContain('We make an app on Zalo');
    expect(said(slides)).not.toContain('a app');
    expect(slides).toContainEqual(expect.objectContaining({ kind: 'chart' }));
  });

  it.each([
    ['a number is gone', { traction: '1,240 farmers and 6 mills use it.' }, 'These numbers are gone: 890, 2025, 300.'],
    ['a number was not told', { market: '2.7 million farmers, worth $90M.' }, 'These numbers were not told: 90.'],
  ])('is edited again when %s', async (_, wrong, told) => {
    const slides = await generated(
      editing(wrong, { market: 'There are 2.7 million rice farmers in the Mekong Delta.' }),
    );
    expect(server.asked[1]?.messages.at(-1)?.text).toContain(told);
    expect(said(slides)).toContain('There are 2.7 million rice farmers');
  });

  it('keeps what somebody is quoted with', async () => {
    const brief = { ...clumsy, traction: 'A mill says: “we dont go back to the phone”.' };
    await generated(editing({ traction: 'A mill says that it will not go back.' }), brief);
    expect(server.asked[1]?.messages.at(-1)?.text).toContain(
      'These quotations are gone: "we dont go back to the phone"',
    );
  });

  it('stays as it is when every edit loses something', async () => {
    const slides = await generated(editing({ traction: '' }));
    expect(said(slides)).toContain('We make a app on Zalo');
    expect(server.asked.filter(({ messages }) => !messages[0]?.text.includes('"slides"'))).toHaveLength(3);
  });

  it('of which nothing was told is not edited', async () => {
    const { company, sector, stage } = clumsy;
    const nothing = Object.fromEntries(Object.keys(clumsy).map((key) => [key, ''])) as unknown as Brief;
    await generated(editing(), { ...nothing, company, sector, stage });
    expect(server.asked).toHaveLength(1);
  });
});

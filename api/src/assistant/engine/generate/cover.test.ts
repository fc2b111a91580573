import { describe, expect, it } from '@jest/globals';
import { NOTHING } from '../../../../test/briefs/index.ts';
import type { Brief, DocumentSlide } from '../types.ts';
import { contactIn } from './contact.ts';
import { generate } from './generate.ts';

async function slidesOf(told: Partial<Brief>): Promise<DocumentSlide[]> {
  for await (const piece of generate({ theme: 'paper', brief: { ...NOTHING, company: 'Reparo', ...told } }))
    if (piece.type === 'deck') return piece.content.slides;
  throw new Error('A deck comes last.');
}
const closing = (slides: readonly DocumentSlide[]) => {
  const last = slides.at(-1);
  if (last?.kind !== 'closing') throw new Error('The deck has no close.');
  return last;
};

const REPARO = {
  solution: 'Reparo is a repair shop that comes in a van.',
  team: 'Miguel Santos, founder: repaired coffee machines for 20 years',
};

describe('the last slide', () => {
  it('says what the company does, not the ask again right after it', async () => {
    const close = closing(await slidesOf({ ...REPARO, ask: '50,000 euros for a second van.' }));
    expect(close.sentence).toBe('Reparo is a repair shop that comes in a van');
    expect(close.notes).not.toContain('50,000');
  });

  it('repeats the ask where plans stand between', async () => {
    const ask = 'We raise €300K. A second van in May 2027, ten vans by December 2027, break-even in 2028.';
    expect(closing(await slidesOf({ ...REPARO, ask })).sentence).toBe(
      'Reparo is a repair shop that comes in a van. We raise €300K',
    );
  });

  it('has the email address, the site and the phone number, of which none is shown as a number elsewhere', async () => {
    const contact = 'Phone +34 963 555 014, miguel@reparo.example, reparo.example';
    const slides = await slidesOf({ ...REPARO, ask: `50,000 euros for a second van. ${contact}` });
    expect(closing(slides).contact).toEqual({
      name: 'Miguel Santos',
      email: 'miguel@reparo.example',
      phone: '+34 963 555 014',
      site: 'reparo.example',
    });
    expect(closing(slides).notes).toContain(contact);
    expect(JSON.stringify(slides.slice(0, -1))).not.toContain('014');
  });

  it('names the person to whom the address belongs', async () => {
    const team = 'Ana Costa, CEO: ran ports. Li Wei, CTO: built radars';
    const close = closing(
      await slidesOf({ ...REPARO, team, ask: 'We raise €1M. Investors write to li@reparo.example.' }),
    );
    expect(close.contact).toMatchObject({ name: 'Li Wei', email: 'li@reparo.example' });
  });

  it('is there for a short brief that says how to reach the company', async () => {
    const close = closing(await slidesOf({ ...REPARO, team: '', problem: 'Nobody repairs. www.reparo.example' }));
    expect(close.contact.site).toBe('www.reparo.example');
  });
});

describe('the notes of a cover', () => {
  it('do not read out that the sector is another one', async () => {
    const [cover] = await slidesOf({ ...REPARO, sector: 'Other', stage: 'Seed' });
    expect(cover?.notes).toMatch(/^Seed\n/u);
  });
});

describe('contact details', () => {
  it.each([
    ['javascript://x.com/a', ''],
    ['https://user:pw@evil.com', ''],
    ['We grew fast.Then we hired, e.g. in Node.js.', ''],
    ['See https://reparo.example/deck.', 'https://reparo.example/deck'],
    ['reparo.es is online', 'reparo.es'],
    ['hola@reparo.example', ''],
  ])('have the site of “%s” only where it is a web address', (text, site) => {
    expect(contactIn(text, 'Reparo').site).toBe(site);
  });

  it.each(['410 repairs in 2025 2026', 'Revenue 2024 100 200 300', 'Jan 2026 $20K, Apr 2026 $31K'])(
    'have no phone number in “%s”',
    (text) => {
      expect(contactIn(text, 'Reparo').phone).toBe('');
    },
  );
});

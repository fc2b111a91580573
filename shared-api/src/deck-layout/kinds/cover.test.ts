import { describe, expect, it } from '@jest/globals';
import type { DeckDocumentSlide } from '../../contract.ts';
import { layoutSlide } from '../layout-deck.ts';
import { textsOf } from '../page-checks.ts';
import type { SlideSetting } from '../types.ts';

const setting: SlideSetting = {
  theme: 'paper',
  format: '4:3',
  footer: 'Lanternhouse',
  number: 1,
  images: { 'a.png': { width: 800, height: 1200 } },
};
const contact = { name: '', email: '', phone: '', site: '' };

const titleLines = (slide: DeckDocumentSlide) =>
  layoutSlide(slide, setting)
    .flatMap(({ elements }) => elements.flatMap(textsOf))
    .filter(({ name }) => name === 'Title')
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ runs }) => runs.map(({ text }) => text).join(''));

describe('the name of a company in 4:3', () => {
  const common = { id: 'a', title: 'Lanternhouse', notes: '', image: 'a.png', alt: '' };

  it('is whole beside a picture, on the cover and on the close', () => {
    expect(titleLines({ ...common, kind: 'title', subtitle: 'Short audio lessons' })).toEqual(['Lanternhouse']);
    expect(titleLines({ ...common, kind: 'closing', sentence: '', contact })).toEqual(['Lanternhouse']);
  });

  it('may be cut if it fits at no size', () => {
    const title = 'Lanternhouse'.repeat(8);
    expect(titleLines({ ...common, title, kind: 'title', subtitle: '' }).join('')).toBe(title);
  });
});

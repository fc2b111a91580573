import { describe, expect, it } from '@jest/globals';
import type { DocumentSlide } from '../types.ts';
import { reworded } from './slides.ts';

const isKnown = () => false;

const rewordedAs = (slide: DocumentSlide, given: object) => reworded(slide, given, isKnown);

describe('a slide with pictures in the words of a model', () => {
  it('keeps the photos of a team, and who is on it', () => {
    const people = [{ name: 'Ines Valdivia', role: 'CEO', background: '', photo: '7b1c-4.png' }];
    const team: DocumentSlide = { id: 'team', kind: 'team', title: 'Who we are', people, notes: '' };
    const better = rewordedAs(team, { title: 'People who ran cold chains', people: [], notes: 'Say who they are.' });
    expect(better).toEqual({ ...team, title: 'People who ran cold chains', notes: 'Say who they are.' });
  });

  it('keeps the picture of a cover', () => {
    const cover: DocumentSlide = {
      id: 'cover',
      kind: 'title',
      title: 'Isferd',
      subtitle: '',
      image: '41-9.png',
      alt: 'The app',
      notes: '',
    };
    expect(rewordedAs(cover, { title: 'Isferd', subtitle: 'Freight', notes: '' })).toEqual(cover);
  });
});

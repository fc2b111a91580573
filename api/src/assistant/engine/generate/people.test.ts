import { describe, expect, it } from '@jest/globals';
import { peopleOf } from './people.ts';

const namesIn = (...texts: string[]) => peopleOf(texts).people.map(({ name }) => name);

describe('the people of a team', () => {
  it.each([
    ['Wardlight was founded by Bridget Malone and Samir Chowdhury.', ['Bridget Malone', 'Samir Chowdhury']],
    ['Founded by Ana Costa (ex-Maersk) and Li Wei.', ['Ana Costa', 'Li Wei']],
    [
      'Founders are Elke Maes (operations at Bpost, 8 years) and Hugo Blanc, who built the fleet system of Vélo.',
      ['Elke Maes', 'Hugo Blanc'],
    ],
    [
      'Leseo was founded by Karla Wendt, Jonas Petersen and Ayla Demir.',
      ['Karla Wendt', 'Jonas Petersen', 'Ayla Demir'],
    ],
    ['Lucia Ortega, VP Operations: scaled fermentation at Perfect Day.', ['Lucia Ortega']],
    ['His cousin Tasha Coleman built the booking at Mindbody.', ['Tasha Coleman']],
    ['Nadia Ferrari (CEO, ex-Darktrace), Oona Saari (CRO, built a channel)', ['Nadia Ferrari', 'Oona Saari']],
    ['I am Lars Holm and run a farm of 210 hectares with my brother.', ['Lars Holm']],
    ['Just me, Miguel Santos, with 20 years of repairing, and my apprentice.', ['Miguel Santos']],
  ])('are those whom “%s” names', (text, names) => {
    expect(namesIn(text)).toEqual(names);
    expect(peopleOf([text]).rest).toEqual([]);
  });

  it('says when they founded the company, and what is told of them by first name', () => {
    const { people, rest } = peopleOf([
      'Aquavolt was founded by Ingrid Solheim and Tor Bakke in 2022.',
      'Ingrid is an engineer, Tor designed tidal blades.',
      'We are 16 people in Bergen.',
    ]);
    expect(people.map(({ background }) => background)).toEqual([
      'Founded the company in 2022. Is an engineer',
      'Founded the company in 2022. Designed tidal blades',
    ]);
    expect(rest).toEqual(['We are 16 people in Bergen.']);
  });

  it('has somebody introduced twice once, with the role and everything that is told', () => {
    expect(
      peopleOf(['Founded by Ana Costa and Li Wei.', 'Ana Costa, CEO: ran ports for 9 years']).people,
    ).toMatchObject([
      { name: 'Ana Costa', role: 'CEO', background: 'ran ports for 9 years' },
      { name: 'Li Wei', role: '' },
    ]);
  });

  it('shows what somebody related to the founder does apart from who it is', () => {
    expect(peopleOf(['My neighbour Grete Lind (engineer) built the electronics.']).people).toEqual([
      { name: 'Grete Lind', role: 'engineer', background: 'My neighbour, built the electronics' },
    ]);
  });
});

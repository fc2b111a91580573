import { describe, expect, it } from '@jest/globals';
import { boxAt } from '../../../../test/decks/points.ts';
import { at, centred, valuesOf } from '../../../../test/decks/values-of.ts';

describe('a person', () => {
  it('has the roles on a card, although a portrait parts them from the name', () => {
    const people = [
      ['Anna', 'Researcher', 'Video editor'],
      ['Berta', 'Marketer', 'Technician'],
    ].flatMap(([name = '', ...roles], place) => [
      at(110 + place * 300, place === 0 ? 180 : 380, name, 18, { bold: true }),
      ...roles.map((role, row) => at(110 + place * 300, 280 + row * 18 + (place === 0 ? 60 : -80), role, 14)),
    ]);
    const frames = [0, 1].map((place) => boxAt(90 + place * 300, 160, 220, 260));
    expect(valuesOf(people, { frames })).toEqual(['Anna = Researcher, Video editor', 'Berta = Marketer, Technician']);
  });

  it('has both lines of a role, also when only the second one names it', () => {
    expect(
      valuesOf([
        at(100, 200, 'Anna Berg', 16, { bold: true }),
        at(100, 222, 'Technical Staff', 12),
        at(100, 238, 'Co-Founder', 12),
      ])[0],
    ).toBe('Anna Berg = Technical Staff, Co-Founder');
    expect(
      valuesOf([
        at(100, 200, 'Anna Berg', 16, { bold: true }),
        at(100, 222, 'Vice President, Sales &', 12),
        at(100, 238, 'Alliances at Tugboat', 12),
      ])[0],
    ).toBe('Anna Berg = Vice President, Sales & Alliances at Tugboat');
  });

  it('has one role where its words stand below each other, and no skill of the list below it', () => {
    const person = (name: string, x: number, roles: readonly string[]) => [
      at(x, 200, name, 16, { bold: true }),
      ...roles.map((role, row) => at(x, 222 + row * 16, role, 12)),
    ];
    const people = [
      ...person('Anna Berg', 100, ['SOFTWARE', 'ENGINEER']),
      ...person('Bert Cole', 400, ['Founder & Developer', '• Full-stack developer']),
    ];
    expect(valuesOf(people).toSorted()).toEqual(['Anna Berg = SOFTWARE ENGINEER', 'Bert Cole = Founder & Developer']);
  });

  it('has a line of its own among people in lines below each other', () => {
    const people = ['Anna Berg, Founder & CEO', 'Bert Cole, Founder & CTO'];
    expect(valuesOf(people.map((text, row) => at(100, 200 + row * 17, text)))).toEqual([
      'Anna Berg = Founder & CEO',
      'Bert Cole = Founder & CTO',
    ]);
    const items = ['● Anna Berg (CEO)', '● Bert Cole (CTO)'].map((text, row) => at(100, 200 + row * 24, text));
    expect(valuesOf(items)).toEqual(['Anna Berg = CEO', 'Bert Cole = CTO']);
    expect(valuesOf([at(100, 200, '• Advanced Engineering: Current Consultant')])).toEqual([]);
  });

  it('is not told by a sentence that names a role', () => {
    const texts = ['Shared Berths', 'Beside the quay the partner can'].map((text, row) =>
      at(100, 200 + row * 18, text),
    );
    expect(valuesOf(texts)).toEqual([]);
  });

  it('has a role that goes on with the employer in the next line, also below a name with its place', () => {
    const people = [
      ['Anna Berg, Norway', 'Designer at', 'Quay Works'],
      ['Bert Cole, Kenya', 'Co-Founder', 'Docks + Cranes'],
      ['Cleo Dahl, Chile', 'Co-Founder', 'Ships + Crews'],
    ].flatMap((lines, place) => lines.map((text, row) => centred(160 + place * 300, 300 + row * 19, text, 14)));
    expect(valuesOf(people)).toEqual([
      'Anna Berg, Norway = Designer at Quay Works',
      'Bert Cole, Kenya = Co-Founder Docks + Cranes',
      'Cleo Dahl, Chile = Co-Founder Ships + Crews',
    ]);
  });

  it.each([
    [
      'right of the name',
      (name: string, role: string, row: number) => [
        at(80, 150 + row * 60, name, 14),
        at(300, 150 + row * 60, role, 14),
      ],
    ],
    ['in parentheses', (name: string, role: string, row: number) => [at(80, 150 + row * 60, `${name} (${role})`, 14)]],
    [
      'below first and last name',
      (name: string, role: string, place: number) => [
        ...name.split(' ').map((part, line) => centred(130 + place * 230, 282 + line * 19, part, 16, { bold: true })),
        centred(130 + place * 230, 326, role, 12),
      ],
    ],
  ])('has the role %s', (_, linesOf) => {
    const people = [
      ['Anna Berg', 'CEO'],
      ['Bert Cole', 'Head of Growth'],
    ];
    expect(valuesOf(people.flatMap(([name = '', role = ''], at) => linesOf(name, role, at)))).toEqual([
      'Anna Berg = CEO',
      'Bert Cole = Head of Growth',
    ]);
  });

  it('is not an institute with a remark', () => {
    expect(valuesOf([at(80, 150, 'The Quay Institute (lead)', 14)])).toEqual([]);
  });

  it('is not the organisation that several people serve', () => {
    const people = ['Anna', 'Bert', 'crew_1', 'Dora'].flatMap((name, place) => [
      centred(120 + place * 220, 300, name, 16, { bold: true }),
      centred(120 + place * 220, 321, 'Harbour Board', 14),
      centred(120 + place * 220, 339, 'Council Member', 14),
    ]);
    expect(valuesOf(people)).toEqual([
      'Anna = Harbour Board, Council Member',
      'Bert = Harbour Board, Council Member',
      'Dora = Harbour Board, Council Member',
    ]);
  });

  it('may look like the role, as other people on the slide do', () => {
    const people = [
      ['Anna Berg', 'CEO'],
      ['Bert Cole', 'CTO'],
      ['Cleo Dahl', 'COO'],
      ['Dora Eck', 'Legal'],
    ].flatMap(([name = '', role = ''], place) => [
      at(100 + place * 200, 200, name, 12),
      at(100 + place * 200, 215, role, 12),
    ]);
    expect(valuesOf(people)).toContain('Dora Eck = Legal');
  });

  it.each([
    ['below the name', [at(100, 200, 'Anna Berg', 16), at(100, 222, 'Chief Executive Officer', 12)]],
    ['in two lines', [at(100, 200, 'Anna Berg', 16), at(100, 222, 'Chief Executive', 12), at(100, 238, 'Officer', 12)]],
    ['after the name', [at(100, 200, 'Anna Berg – Chief Executive Officer', 16)]],
  ])('has the role %s', (_, lines) => {
    expect(valuesOf(lines)[0]).toMatch(/^Anna Berg = Chief Executive/u);
  });
});

import { expect, it } from '@jest/globals';
import { joined, nameAndText, textOf } from './joined.ts';

const lines = (...texts: string[]) => texts.map((text) => ({ text }));

it.each([
  [['Software for clinical-', 'negligence teams'], 'Software for clinical-negligence teams'],
  [['PAID-', 'LEAVE programs'], 'PAID-LEAVE programs'],
  [['Developer-', 'and buyer-focused'], 'Developer- and buyer-focused'],
  [['Ports 2020 -', 'today'], 'Ports 2020 - today'],
  [['From 10-', '20 berths'], 'From 10- 20 berths'],
])('lines %j go on as "%s"', (parts, text) => {
  expect(textOf(lines(...parts))).toBe(text);
});

it('knows where each line starts', () => {
  const { text, starts } = joined(lines('A harbour-', 'wide plan', 'for tugs'));
  expect(starts.map((start) => text.slice(start, start + 4))).toEqual(['A ha', 'wide', 'for ']);
});

it.each([
  ['Seats', '40', 'Seats: 40'],
  ['Seats:', '40', 'Seats: 40'],
  ['Live and tested.', 'Q1', 'Live and tested. Q1'],
  ['Where to sit?', 'By the window', 'Where to sit? By the window'],
])('the name "%s" before "%s" gives "%s"', (name, text, whole) => {
  expect(nameAndText(name, text)).toBe(whole);
});

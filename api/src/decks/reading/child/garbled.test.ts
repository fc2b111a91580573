import { expect, it } from '@jest/globals';
import { isGarbled } from './garbled.ts';

const glyphs = (text: string, unmapped = false) =>
  [...text].filter((letter) => letter !== ' ').map((letter) => ({ text: letter, unmapped }));

const SENTENCE = 'hospitals lose thousands of hours a year to letters that are typed twice and checked at night';
const shifted = [...SENTENCE]
  .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 29)))
  .join('');

it('letters that stand for others are garbled', () => {
  expect(isGarbled(glyphs(shifted))).toBe(true);
});

it('letters without any meaning are garbled', () => {
  expect(isGarbled(glyphs('\ue001\ue002\ue003 of'))).toBe(true);
  expect(isGarbled(glyphs('Traction', true))).toBe(true);
});

it('a sentence is not garbled', () => {
  expect(isGarbled(glyphs(SENTENCE))).toBe(false);
});

it('too few letters are given the benefit of the doubt', () => {
  expect(isGarbled(glyphs('TCP HTTP KWH'))).toBe(false);
});

it('an empty page is not garbled', () => {
  expect(isGarbled([])).toBe(false);
});

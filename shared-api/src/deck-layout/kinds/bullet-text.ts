import type { Draft, SetParagraph } from '../compose.ts';
import { cleanText, flatText, styleOf } from '../text.ts';
import type { ThemeLook } from '../themes.ts';
import { BODY, isCut } from './flow.ts';

/** A bullet in two parts: what stands out, and the rest. */
export interface Lead {
  /** What the first part is: a name before a colon, a figure, or the first words of a sentence. */
  kind: 'name' | 'figure' | 'clause';
  lead: string;
  rest: string;
}

/** Most characters of a name, and of a first clause. */
const LONGEST = { name: 36, clause: 48 };
/** Fewest words of a first clause, and of what follows it. */
const FEWEST = { clause: 2, rest: 2 };

const NAME = /^(\S.*?)(?:: | [–—] )(\S.*)$/u;
const FIGURE = /^((?:[~<>≈±]\s?)?[$€£₹]?\d[\d.,]*(?:\s?(?:%|[KMBk]\b|bn\b|million\b|billion\b|×))?\+?)\s+(\p{L}.*)$/u;
/** "2026 budgets" and "12 March" begin with a date. */
const DATE = /^(?:(?:19|20)\d{2}\b|\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/iu;
/** Where a first clause may end; the rest begins with this word. */
const REST =
  /[,;]? (?=(?:because|so that|before|after|when|while|without|within|instead of|even if|until|as soon as)\b)|, (?=(?:so|which|where|who|with|from|and|but|not|in|at|on|by|for)\b)/u;

const wordsIn = (text: string) => text.split(/\s+/u).length;

/** The part of a bullet that may stand out, in the order of its words; null if none does by itself. */
export function leadOf(text: string): Lead | null {
  const [, name = '', about = ''] = NAME.exec(text) ?? [];
  if (name !== '' && name.length <= LONGEST.name) return { kind: 'name', lead: name, rest: about };
  const [, figure = '', counted = ''] = DATE.test(text) ? [] : (FIGURE.exec(text) ?? []);
  if (figure !== '') return { kind: 'figure', lead: figure, rest: counted };
  const end = REST.exec(text);
  if (!end || end.index > LONGEST.clause) return null;
  const [lead, rest] = [text.slice(0, end.index), text.slice(end.index).replace(/^[,;]?\s/u, '')];
  const isWhole = wordsIn(lead) >= FEWEST.clause && wordsIn(rest) >= FEWEST.rest;
  return isWhole ? { kind: 'clause', lead, rest } : null;
}

/** A bullet that says something, with its place among all of them. */
export interface Said {
  text: string;
  at: number;
}

/** The bullets of a slide that are not empty. */
export const saidIn = (lines: readonly string[]): Said[] =>
  lines.flatMap((text, at) => (cleanText(text).trim() === '' ? [] : [{ text: flatText(text).trim(), at }]));

/** How much larger a figure is than the text, and how much smaller what follows a lead. */
const SCALE = { figure: 1.8, rest: 0.84 };

/** The texts of cards and steps at a size in points. A figure or a clause stands out where one does in every bullet. */
export function bulletTexts(said: readonly Said[], look: ThemeLook): (index: number, size: number) => Draft[] {
  const leads = said.map(({ text }) => (text.includes('[') ? null : leadOf(text)));
  const isAlike = leads.every((lead) => lead?.kind === leads[0]?.kind);
  return (index, size) => {
    const { text = '', at = 0 } = said[index] ?? {};
    const field = `lines.${at}`;
    const found = leads[index];
    const lead = isAlike || found?.kind === 'name' ? found : null;
    if (!lead) return [{ field, text, style: styleOf(look, size, look.ink), leading: 1.3, figures: look.accent }];
    const small = Math.max(BODY, Math.round(size * SCALE.rest));
    const isFigure = lead.kind === 'figure';
    const style = isFigure
      ? styleOf(look, Math.round(size * SCALE.figure), look.accent, { weight: 700 })
      : styleOf(look, size, look.ink, { weight: 700 });
    return [
      { field, text: lead.lead, style, leading: isFigure ? 1.12 : 1.25 },
      { field, text: lead.rest, style: styleOf(look, small, look.soft), leading: 1.34, above: small * 0.3 },
    ];
  };
}

/** Most lines of a bullet on a card or at a step. */
const LINES = 7;

/** Whether a bullet reads well: no word is cut, and it is no column of text. */
export const readsWell = (paragraphs: readonly SetParagraph[]): boolean =>
  !paragraphs.some(isCut) && paragraphs.reduce((sum, { lines }) => sum + lines.length, 0) <= LINES;

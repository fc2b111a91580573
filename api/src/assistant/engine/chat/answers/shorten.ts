import { randomUUID } from 'node:crypto';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { wordsOf } from '../../../../evaluation/engine/rubric/words.ts';
import { linesOf } from '../../document-lines.ts';
import { notesOf } from '../../generate/fit.ts';
import type { SlideReading } from '../../reading.ts';
import type { DocumentSlide } from '../../types.ts';
import { type Answer, paragraph } from '../blocks.ts';
import type { Talk } from '../talk.ts';
import { tighten } from '../tighten.ts';

/** Lines that remain on a slide. */
const KEPT = 5;

const countWords = (texts: readonly string[]) => texts.reduce((sum, text) => sum + wordsOf(text).length, 0);

/** The most valuable sentences for an investor, in their original order. */
function choose({ statements, findings }: SlideReading): string[] {
  const texts = statements.filter(({ title }) => !title).map(({ text }) => text);
  const band = (text: string) =>
    Math.max(0, ...findings.filter(({ statement }) => statement.text === text).map((one) => one.band));
  const ranked = texts.toSorted((a, b) => band(b) - band(a)).slice(0, KEPT);
  return texts.filter((text) => ranked.includes(text));
}

/** Shortens the texts of a slide from the editor. Charts, tables and names stay as they are. */
function tightened(slide: DocumentSlide): DocumentSlide {
  const lines = (texts: readonly string[]) => texts.map(tighten);
  switch (slide.kind) {
    case 'bullets':
      return { ...slide, lines: lines(slide.lines).slice(0, KEPT) };
    case 'columns':
      return {
        ...slide,
        left: { ...slide.left, lines: lines(slide.left.lines).slice(0, KEPT) },
        right: { ...slide.right, lines: lines(slide.right.lines).slice(0, KEPT) },
      };
    case 'title':
      return { ...slide, subtitle: tighten(slide.subtitle) };
    case 'metrics':
      return { ...slide, metrics: slide.metrics.map((metric) => ({ ...metric, label: tighten(metric.label) })) };
    case 'team':
      return {
        ...slide,
        people: slide.people.map((person) => ({ ...person, background: tighten(person.background) })),
      };
    default:
      return slide;
  }
}

/** Shortens a slide. Whatever is removed moves to the notes; numbers and names do not change. */
export function shorten({ input }: Talk, own: SlideReading): Answer {
  const { number, title } = own.slide;
  const document = input.material.document?.slides[number - 1];
  const before = document ? linesOf(document) : own.statements.filter((one) => !one.title).map(({ text }) => text);
  const shorter: DocumentSlide = document
    ? tightened(document)
    : {
        id: '',
        kind: 'bullets',
        title: (title ?? '').slice(0, DECK_LIMITS.title),
        lines: choose(own).map((text) => tighten(text).slice(0, DECK_LIMITS.line)),
        notes: '',
      };
  const after = linesOf(shorter);
  const words = { before: countWords(before), after: countWords(after) };
  const suggestions = [`How do I improve slide ${number}?`, `Rewrite slide ${number}`];
  if (words.after >= words.before) {
    const text =
      before.length === 0
        ? `Slide ${number} has no sentence to shorten.`
        : `I can’t find a word on slide ${number} that could go without losing something: it has ${words.before} words on ${before.length === 1 ? 'one line' : `${before.length} lines`}.`;
    return { blocks: [paragraph(text)], suggestions };
  }
  const off = before.filter((line) => !after.includes(line) && !after.includes(tighten(line)));
  const kept = off.length === 0 ? '' : `Moved off the slide: ${off.join(' ')}`;
  const slide = { ...shorter, id: randomUUID(), notes: notesOf([document?.notes ?? '', kept]) };
  const facts = own.statements
    .filter(({ text }) => after.includes(tighten(text)) || after.includes(text))
    .map(({ text }) => ({ text, origin: 'deck' as const, slide: number }));
  const moved =
    off.length === 0 ? '' : ` ${off.length === 1 ? 'One line moves' : `${off.length} lines move`} to the notes.`;
  return {
    blocks: [
      paragraph(
        `Here is slide ${number} in ${words.after} words instead of ${words.before}. Numbers and names are unchanged.${moved}`,
        [{ slide: number, quote: null }],
      ),
      { type: 'draft', slide, replaces: number, after: number, facts },
    ],
    suggestions,
  };
}

import { DECK_LIMITS, type SlideKind } from '@northlight/shared-api/rules';
import { lastNumber } from '../../hidden-slides.ts';
import { capital, withoutStop } from '../../sentences.ts';
import type { Block, DocumentSlide } from '../../types.ts';
import { type Answer, paragraph } from '../blocks.ts';
import { slideNamed, type Talk } from '../talk.ts';

type Change = NonNullable<Extract<Block, { type: 'paragraph' }>['change']>;

const SUGGESTIONS = ['What is missing?', 'Is the order right?'];

const offered = (text: string, slide: number, change: Change): Answer => ({
  blocks: [{ ...paragraph(text, [{ slide, quote: null }]), change }],
  suggestions: SUGGESTIONS,
});
const said = (text: string): Answer => ({ blocks: [paragraph(text)], suggestions: SUGGESTIONS });

const NOTHING = { place: null, to_kind: null, title: null } as const;

/** A slide of the editor, with its number. */
interface Target {
  slide: DocumentSlide;
  number: number;
}

function targetOf(phrase: string, talk: Talk): Target | null {
  const { input, slide: spokenOf } = talk;
  const number = slideNamed(phrase, talk, input.slide ?? spokenOf?.slide.number ?? null)?.slide.number;
  const slide = number === undefined ? undefined : input.material.document?.slides[number - 1];
  return slide && number !== undefined ? { slide, number } : null;
}

const nameOf = ({ slide, number }: Target) =>
  slide.title.trim() === '' ? `slide ${number}` : `slide ${number} (“${slide.title.trim()}”)`;

const WHERE =
  /\b(?:(?:to|at) (?:the )?(?:very )?(?<end>end|back|bottom)|(?:to|at) (?:the )?(?:very )?(?<start>start|beginning|front|top)|(?<last>last)|(?<first>first)|(?:to |at )?(?:position|place|number) (?<place>\d{1,3})|to slide (?<to>\d{1,3})|(?<before>before|in front of|ahead of) (?<ahead>.+)|(?<after>after|behind|below) (?<behind>.+)|(?<up>up|earlier|forward)|(?<down>down|later|back))\W*$/u;

/** The position that a slide shall get, counted from 1; null if the phrase does not say, or names no slide. */
function placeOf(where: RegExpExecArray, { number }: Target, talk: Talk): number | null {
  const { end, last, start, first, place, to, ahead, behind, up, down } = where.groups ?? {};
  const count = lastNumber(talk.input.material);
  if (end || last) return count;
  if (start || first) return 1;
  if (place || to) return Math.min(count, Math.max(1, Number(place ?? to)));
  if (up) return Math.max(1, number - 1);
  if (down) return Math.min(count, number + 1);
  const anchor = slideNamed(ahead ?? behind ?? '', talk, null)?.slide.number;
  if (anchor === undefined || anchor === number) return null;
  // The slide itself leaves its old place.
  if (ahead) return anchor > number ? anchor - 1 : anchor;
  return anchor > number ? anchor : anchor + 1;
}

function move(talk: Talk, rest: string): Answer {
  const where = WHERE.exec(rest);
  const target = targetOf(where ? rest.slice(0, where.index) : rest, talk);
  if (!target) return said('Which slide should I move? Give me its number or title.');
  const place = where && placeOf(where, target, talk);
  if (!place) {
    return said(`Where should ${nameOf(target)} go? Say “to the end”, “before slide 3” or “after the problem slide”.`);
  }
  if (place === target.number) return said(`${capital(nameOf(target))} is already there.`);
  const change: Change = { ...NOTHING, kind: 'move', slide_id: target.slide.id, place };
  return offered(`${capital(nameOf(target))} would become slide ${place}.`, target.number, change);
}

const KINDS: readonly [RegExp, SlideKind, string][] = [
  [/\b(?:bar |line |pie |column )?(?:chart|graph|diagram)\b/u, 'chart', 'a chart'],
  [/\btable\b/u, 'table', 'a table'],
  [/\b(?:big|large|single|one) number\b/u, 'number', 'one big number'],
  [/\bmetrics?\b|\bbig numbers\b|\bkey figures\b/u, 'metrics', 'metrics'],
  [/\btimeline\b|\broad ?map\b/u, 'timeline', 'a timeline'],
  [/\b(?:market (?:slide|circles|funnel)|funnel|nested circles|tam.{0,3}sam.{0,3}som)\b/u, 'market', 'a market slide'],
  [/\b(?:two|2) columns\b|\bcolumns\b/u, 'columns', 'two columns'],
  [/\bquote\b/u, 'quote', 'a quote'],
  [/\bbullets?(?: points)?\b|\blist\b/u, 'bullets', 'bullets'],
  [/\bteam (?:slide|cards)\b/u, 'team', 'a team slide'],
  [/\bclosing(?: slide)?\b/u, 'closing', 'a closing slide'],
  [/\bsection(?: divider| slide)?\b/u, 'section', 'a section slide'],
];

function convert(talk: Talk, what: string, into: string): Answer | null {
  const found = KINDS.find(([pattern]) => pattern.test(into));
  if (!found) return null;
  const [, kind, name] = found;
  const target = targetOf(what, talk);
  if (!target) return said(`Which slide should become ${name}? Give me its number or title.`);
  if (target.slide.kind === kind) return said(`${capital(nameOf(target))} is already ${name}.`);
  const change: Change = { ...NOTHING, kind: 'convert', slide_id: target.slide.id, to_kind: kind };
  return offered(`${capital(nameOf(target))} would be shown as ${name}, with every word kept.`, target.number, change);
}

function retitle(talk: Talk, what: string, title: string): Answer {
  const target = targetOf(what, talk);
  if (!target) return said('Which slide should I rename? Give me its number or current title.');
  const plain = capital(withoutStop(title.replace(/^[“"']|[”"']$/gu, '').trim())).slice(0, DECK_LIMITS.title);
  const change: Change = { ...NOTHING, kind: 'retitle', slide_id: target.slide.id, title: plain };
  return offered(`${capital(nameOf(target))} would be called “${plain}”.`, target.number, change);
}

const quotedIn = (message: string, from: number) => message.slice(from);

/** Commands that change the slides of a deck, in the order in which they are looked for. */
const COMMANDS: readonly [RegExp, (talk: Talk, found: RegExpExecArray) => Answer | null][] = [
  [
    /^(?:please |can you |could you )*(?:rename|retitle|call|change the title of|set the title of) (.+?)(?: (?:to|as|into) |: ?)(.+)$/u,
    (talk, { 1: what = '', 2: title = '' }) =>
      retitle(talk, what, quotedIn(talk.input.message.trim(), talk.input.message.trim().length - title.length)),
  ],
  [
    /^(?:please |can you |could you )*(?:turn|convert|change|make|show) (.+?) (?:in)?(?:to|as) (.+)$/u,
    (talk, { 1: what = '', 2: into = '' }) => convert(talk, what, into),
  ],
  [/^(?:please |can you |could you )*(?:move|put|bring|shift) (.+)$/u, (talk, { 1: rest = '' }) => move(talk, rest)],
  [
    /^(?:please |can you |could you )*(?:duplicate|copy|clone) (.+)$/u,
    (talk, { 1: what = '' }) => {
      const target = targetOf(what, talk);
      if (!target) return said('Which slide should I duplicate? Give me its number or title.');
      const change: Change = { ...NOTHING, kind: 'duplicate', slide_id: target.slide.id };
      return offered(`A copy of ${nameOf(target)} would come right after it.`, target.number, change);
    },
  ],
  [
    /^(?:please |can you |could you )*(?:delete|remove|drop|get rid of) (.*\bslide\b.*|it|this|that)$/u,
    (talk, { 1: what = '' }) => {
      const target = targetOf(what, talk);
      if (!target) return said('Which slide should I delete? Give me its number or title.');
      const change: Change = { ...NOTHING, kind: 'delete', slide_id: target.slide.id };
      return offered(`${capital(nameOf(target))} would be deleted. You can undo it.`, target.number, change);
    },
  ],
];

/** What changes a slide, as a change to accept; null if the message asks for none. */
export function command(talk: Talk): Answer | null {
  for (const [pattern, answer] of COMMANDS) {
    const found = pattern.exec(talk.asked.trim());
    if (!found) continue;
    if (!talk.input.material.document) {
      return said(
        'This deck is a PDF, which I can’t change. “Improve this deck” turns it into slides that can be moved, renamed and converted.',
      );
    }
    return answer(talk, found);
  }
  return null;
}

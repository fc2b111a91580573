import { randomUUID } from 'node:crypto';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { metricOf } from '../../generate/metrics.ts';
import { capital, withoutStop } from '../../sentences.ts';
import type { DocumentSlide } from '../../types.ts';
import { type Answer, paragraph } from '../blocks.ts';
import { slideNamed, type Talk } from '../talk.ts';

const ADD =
  /^(?:please |can you |could you )*(?:add|put|insert|write) (?:this |the fact |the line |the sentence )?(?:that )?[“"']?(?<fact>.+?)[”"']? (?:to|on|onto|into|in) (?<slide>(?:the |this |my )?(?:\S+ ){0,4}slide(?: \d{1,3})?)\W*$/iu;
const ADD_AFTER =
  /^(?:please |can you |could you )*(?:add|put|insert|write) (?:this )?(?:to|on|onto|into|in) (?<slide>(?:the |this |my )?(?:\S+ ){0,4}slide(?: \d{1,3})?): [“"']?(?<fact>.+?)[”"']?$/iu;

/** The slide with one more line; null where its kind holds no lines or is full. */
function withLine(slide: DocumentSlide, line: string): DocumentSlide | null {
  const isSaid = (one: string | undefined) => one !== undefined && one.trim() !== '';
  const added = (lines: readonly string[]) => [...lines.filter(isSaid), line];
  const hasRoom = ({ length }: readonly string[]) => length < DECK_LIMITS.lines;
  switch (slide.kind) {
    case 'bullets':
      return hasRoom(slide.lines)
        ? {
            ...slide,
            lines: added(slide.lines),
            ...(slide.icons && { icons: slide.icons.filter((_, at) => isSaid(slide.lines[at])) }),
          }
        : null;
    case 'columns':
      return hasRoom(slide.right.lines)
        ? { ...slide, right: { ...slide.right, lines: added(slide.right.lines) } }
        : null;
    case 'metrics': {
      const metric = metricOf(line);
      return metric && slide.metrics.length < DECK_LIMITS.metrics
        ? { ...slide, metrics: [...slide.metrics, metric] }
        : null;
    }
    default:
      return null;
  }
}

/** Puts a fact of the user on a slide of the editor, as a draft to accept; null for other messages. */
export function insert(talk: Talk): Answer | null {
  const { input, slide: spokenOf } = talk;
  const message = input.message.trim();
  const { fact = '', slide: phrase = '' } = (ADD_AFTER.exec(message) ?? ADD.exec(message))?.groups ?? {};
  const { document } = input.material;
  if (fact.split(' ').length < 2 || !document || /\bslide\b/iu.test(fact)) return null;
  const number = slideNamed(phrase.toLowerCase(), talk, input.slide ?? spokenOf?.slide.number ?? null)?.slide.number;
  const slide = number === undefined ? undefined : document.slides[number - 1];
  const suggestions = ['What is missing?'];
  if (!slide || number === undefined)
    return { blocks: [paragraph(`I can’t find a slide called “${phrase}”. Tell me its number.`)], suggestions };
  const line = capital(withoutStop(fact)).slice(0, DECK_LIMITS.line);
  const changed = withLine(slide, line);
  const made: DocumentSlide = changed
    ? { ...changed, id: randomUUID() }
    : { id: randomUUID(), kind: 'bullets', title: slide.title, lines: [line], notes: '' };
  const text = changed
    ? `Here is slide ${number} with your line. It is marked as yours until the deck has a source for it.`
    : `Slide ${number} has no place for a line like this, so it would go on its own slide.`;
  return {
    blocks: [
      paragraph(text, [{ slide: number, quote: null }]),
      {
        type: 'draft',
        slide: made,
        replaces: changed ? number : null,
        after: number,
        facts: [{ text: line, origin: 'person', slide: null }],
      },
    ],
    suggestions,
  };
}

import { hasDate, hasSource, namesParty } from '../../../../evaluation/engine/rubric/backing.ts';
import { figuresOf } from '../../../../evaluation/engine/rubric/figures.ts';
import { type Answer, list, paragraph, quoteItem } from '../blocks.ts';
import type { Talk } from '../talk.ts';

const MOST = 14;

/** The numbers in a deck and their slides. */
export function numbers({ deck, section, input }: Talk): Answer {
  const own = section
    ? deck.statements.filter(({ topic }) => topic === section.topic || section.also.includes(topic as never))
    : deck.statements;
  const figured = own.filter(({ text }) => figuresOf(text).length > 0);
  const { names, sourced, dated } = deck.context;
  const bare = figured.filter(
    ({ text, slide }) =>
      !hasDate(text) && !hasSource(text) && !namesParty(text, names) && !sourced.has(slide) && !dated.has(slide),
  );
  if (figured.length === 0) {
    const where = section ? ` about ${section.phrase}` : '';
    return { blocks: [paragraph(`I found no number${where} in the deck.`)], suggestions: ['What is missing?'] };
  }
  const more = figured.length > MOST ? ` These are the first ${MOST} of ${figured.length}.` : '';
  const unbacked =
    bare.length === 0
      ? 'Each has a date, a source or a named customer or partner near it.'
      : `${bare.length} of ${figured.length} ${bare.length === 1 ? 'has' : 'have'} no date, source, or named customer or partner.`;
  return {
    blocks: [
      paragraph(`Sentences with numbers, and where they appear. ${unbacked}${more}`),
      ...list(figured.slice(0, MOST).map(quoteItem)),
      ...(bare.length > 0
        ? [paragraph('With nothing to check them against:'), ...list(bare.slice(0, 5).map(quoteItem))]
        : []),
    ],
    suggestions: input.material.evaluation
      ? ['Do the numbers agree?', 'What would an investor ask?']
      : ['What is missing?'],
  };
}

/** Whether the numbers in a deck are consistent. */
export function agreement({ input }: Talk): Answer {
  const found = input.material.evaluation?.discrepancies ?? [];
  const items = found.map(({ name, reason, quotes }) => ({
    text: `${name}: ${reason}`,
    citations: quotes.map(({ slide, quote }) => ({ slide, quote })),
  }));
  const text =
    items.length === 0
      ? 'I found no two numbers in the deck that contradict each other, and no sum that is wrong. I compared only what the deck itself says.'
      : items.length === 1
        ? 'I found one inconsistency:'
        : `I found ${items.length} inconsistencies:`;
  return {
    blocks: [paragraph(text), ...list(items)],
    suggestions: ['Which numbers are in the deck?', 'What is missing?'],
  };
}

import { openingQuestions } from '../../suggestions.ts';
import { type Answer, paragraph } from '../blocks.ts';
import type { Talk } from '../talk.ts';

/** The answer to a greeting or thanks. */
export const hello = ({ input, asked }: Talk): Answer => ({
  blocks: [
    paragraph(
      /thank|great|perfect|ok/u.test(asked)
        ? 'Good. What should we look at next?'
        : 'I have read your deck. Ask me what a slide says, what is missing, what an investor would ask, or have me shorten or draft a slide.',
    ),
  ],
  suggestions: openingQuestions(input.material),
});

/** The answer when the deck is still empty. */
export const empty = (): Answer => ({
  blocks: [
    paragraph(
      'This deck has no slides yet. Tell me about the company in the brief and I will make a first version, or add a slide and ask again.',
    ),
  ],
  suggestions: ['Draft a slide on the problem'],
});

/** The built-in assistant consists of rules and a search in English, so it cannot translate. */
export const noTranslation = (): Answer => ({
  blocks: [
    paragraph(
      'I can’t translate. I work with rules and a search of your deck, in English. A translation by rules could change what your deck claims without anyone noticing.',
    ),
  ],
  suggestions: ['Shorten this slide', 'Summarize the deck'],
});

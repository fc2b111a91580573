import { counted } from '@northlight/shared-api/rules';
import { list, paragraph } from './chat/blocks.ts';
import { STORY } from './generate/story.ts';
import type { Block, ToAdd } from './types.ts';

const MOST_SUGGESTIONS = 3;

/** The message beside a new deck: what to add to it, with the question that an investor would ask. */
export function checklistMessage(slides: number, toAdd: readonly ToAdd[]): { blocks: Block[]; suggestions: string[] } {
  const items = toAdd.map(({ topic, question }) => ({ text: `${topic}: ${question}`, citations: [] }));
  const topics = [...new Set(toAdd.map(({ topic }) => topic))].flatMap((topic) =>
    STORY.flatMap(({ label, phrase }) => (label === topic ? [phrase] : [])),
  );
  return {
    blocks: [
      paragraph(
        `We turned your brief into ${counted(slides, 'slide')}, using only what you wrote. To add, most important first:`,
      ),
      ...list(items, true),
    ],
    suggestions: topics.slice(0, MOST_SUGGESTIONS).map((topic) => `Draft a slide on ${topic}`),
  };
}

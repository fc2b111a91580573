import { analyseSlide } from './analyse-slide.ts';
import { answer } from './chat/answer.ts';
import { generate } from './generate/generate.ts';
import type { AssistantEngine } from './types.ts';

/**
 * The built-in assistant: the rubric, a search over the deck's own sentences, and templates. It needs no network and no
 * clock, so the same question about the same deck always gets the same answer.
 */
export function createAssistant(): AssistantEngine {
  return {
    name: 'rubric',
    async analyseSlide(material, slide, signal) {
      signal?.throwIfAborted();
      return analyseSlide(material, slide);
    },
    async *chat(input, signal) {
      for (const piece of answer(input)) {
        signal?.throwIfAborted();
        yield piece;
      }
    },
    async *generate(input, signal) {
      for await (const piece of generate(input, signal)) {
        signal?.throwIfAborted();
        yield piece;
      }
    },
  };
}

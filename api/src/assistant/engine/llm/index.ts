import { ordersOf } from '../../../evaluation/engine/llm/deck-data.ts';
import type { createService } from '../../../evaluation/engine/llm/serve.ts';
import type { ModelCall } from '../../../platform/language-model/ask.ts';
import type { AssistantEngine, DeckMaterial } from '../types.ts';
import { analyse } from './analyse-slide.ts';
import { chat } from './chat/chat.ts';
import { generate } from './generate.ts';

/** Whether to skip the model: the slide cannot be scored, or the deck contains instructions. */
const isForRules = ({ deck }: DeckMaterial, number: number) => {
  const slide = deck.slides.find((one) => one.number === number);
  return !slide?.readable || slide.language !== null || ordersOf(deck).length > 0;
};

/** The assistant with a language model. It builds on the built-in assistant's results. */
export const createModelAssistant = (
  asking: ModelCall,
  service: ReturnType<typeof createService>,
  builtIn: AssistantEngine,
): AssistantEngine => ({
  name: 'llm',
  async analyseSlide(material, slide, leaving) {
    const built = await builtIn.analyseSlide(material, slide, leaving);
    if (isForRules(material, slide)) return built;
    return await service.once(leaving, (signal) => analyse(asking, material, built, signal));
  },
  chat: (input, leaving) => service.streamed(leaving, (signal) => chat(asking, input, signal)),
  generate: (input, leaving) =>
    service.streamed(leaving, (signal) =>
      generate(asking, input, (edited) => builtIn.generate(edited, signal), signal),
    ),
});

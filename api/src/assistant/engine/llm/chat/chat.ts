import { DATA_IS_DATA, enclosed } from '../../../../evaluation/engine/llm/deck-data.ts';
import { numbersOf, soundTalkBy, visibleText } from '../../../../evaluation/engine/llm/prose.ts';
import { isInstruction } from '../../../../evaluation/engine/rubric/instructions.ts';
import { askInWords, type ModelCall, UnusableAnswer } from '../../../../platform/language-model/ask.ts';
import type { Prompt } from '../../../../platform/language-model/model.ts';
import { type Passage, passagesOf } from '../../chat/search/passages.ts';
import { withAskedSlides } from '../../chat/talk.ts';
import { lastNumber } from '../../hidden-slides.ts';
import { overallInWords } from '../../overall-in-words.ts';
import { type DeckReading, readForAnswers } from '../../reading.ts';
import { openingQuestions } from '../../suggestions.ts';
import type { ChatInput, ChatPiece } from '../../types.ts';
import { quotesOf } from '../quotes.ts';
import { unitsOf } from './units.ts';
import { createWriter } from './write.ts';

const MAX_OUTPUT = 2_000;
/** Earlier messages in the prompt, and maximum characters of each. */
const REMEMBERED = 10;
const LONGEST = 2_000;

const SYSTEM = `You help a founder with their pitch deck: you answer questions about it and draft slides for it.

Write plainly and without markup, in the language of the question, English as Americans spell it: short paragraphs with an empty line between them, or entries of a list that each begin with "- ". After each statement about the deck, which is complete without it, cite the slide and words of one of its lines, letter for letter, like this: You have 41 customers [slide 3: 41 paying fleets]. That something is absent needs no citation. Answer first what the deck says, also if it is only a part, then what is missing. Only if it says nothing of what is asked, begin with “The deck does not say” and name what comes nearest. You have the text of the slides, not their pictures. Where a number has lost its label, give both as they stand and say so.

Use no number that stands neither in the deck nor in what the person says, except one that you work out of such numbers in a sum written in full, such as “$12K / $3K = 4”; where a fact is missing, say what is needed. Never speak of odds or chances of funding, and promise nothing.

When you are asked to write or rewrite a slide, put it on a line of its own, in one line: DRAFT {"replaces": number of the slide or null, "after": number of a slide or null, "slide": {...}}. A slide is one of
{"kind":"bullets","title":"","lines":[""],"notes":""}
{"kind":"columns","title":"","left":{"heading":"","lines":[""]},"right":{"heading":"","lines":[""]},"notes":""}
{"kind":"quote","title":"","quote":"","source":"","notes":""}
{"kind":"metrics","title":"","metrics":[{"value":"","label":"","source":""}],"notes":""}
{"kind":"table","title":"","table":{"columns":[""],"rows":[[""]]},"notes":""}
{"kind":"team","title":"","people":[{"name":"","role":"","background":""}],"notes":""}
A fact that is missing stands in it in brackets, such as [price per unit].

${DATA_IS_DATA}`;

/** What each slide says, part by part under its headings. */
const slidesAsData = ({ slides }: DeckReading, passages: readonly Passage[]) =>
  slides.map(({ slide: { number, title, readable } }) => {
    const own = passages.filter(({ slide, isTitle }) => slide === number && !isTitle);
    const parts = [...Map.groupBy(own, ({ group }) => group).values()].map((said) => {
      const heading = said[0]?.around.heading ?? '';
      return { ...(heading && { heading }), lines: said.map(({ text }) => text) };
    });
    return { slide: number, title: title !== null && isInstruction(title) ? null : title, readable, parts };
  });

function promptOf({ material, history, message, slide }: ChatInput, slides: ReturnType<typeof slidesAsData>): Prompt {
  const scores = (material.evaluation?.scores ?? []).map(({ category, score, missing }) => ({
    category,
    score,
    missing: missing.map(({ reason }) => reason),
  }));
  const overall = material.evaluation && overallInWords(material.evaluation);
  const open = slide === null ? '' : ` Slide ${slide} is open.`;
  const turns = history
    .slice(-REMEMBERED)
    .filter(({ text }) => text !== '')
    .map(({ role, text }) => ({ role, content: text.slice(0, LONGEST) }));
  return {
    system: SYSTEM,
    turns: [
      {
        role: 'user',
        content: `My deck, and how a rubric scores it from 0 to 10:\n${enclosed({ slides, scores, overall })}`,
      },
      { role: 'assistant', content: 'I have read it.' },
      ...turns,
      { role: 'user', content: `${message}${open && `\n(${open.trim()})`}` },
    ],
    maxOutputTokens: MAX_OUTPUT,
    schema: null,
  };
}

/** Streams a model's answer. Statements without a basis in the deck or the conversation are not shown. */
export async function* chat(
  asking: ModelCall,
  question: ChatInput,
  signal: AbortSignal,
): AsyncGenerator<ChatPiece, void> {
  const input = withAskedSlides(question);
  const { material, history, message } = input;
  const { deck } = material;
  const said = [message, ...history.map(({ text }) => text)];
  const scores = (material.evaluation?.scores ?? []).map(({ score }) => String(score));
  const overall = material.evaluation ? [overallInWords(material.evaluation)] : [];
  const sources = [...visibleText(deck), ...said, ...scores, ...overall, '10'];
  const reading = readForAnswers(deck);
  const passages = passagesOf(reading);
  const writer = createWriter({
    sound: soundTalkBy(sources, lastNumber(material)),
    isKnown: numbersOf([...visibleText(deck), ...said], 0),
    find: quotesOf([...passages, ...reading.statements]),
    sources: [
      ...reading.statements.map(({ text, slide }) => ({ text, slide })),
      ...said.map((text) => ({ text, slide: null })),
    ],
    slides: lastNumber(material),
  });
  const answer = askInWords(asking, promptOf(input, slidesAsData(reading, passages)), signal);
  let isCutShort = false;
  async function* written() {
    for (;;) {
      const { done, value } = await answer.next();
      if (done) {
        isCutShort = value === 'length';
        return;
      }
      yield value;
    }
  }
  for await (const unit of unitsOf(written())) yield* writer.take(unit);
  if (!(yield* writer.end(isCutShort))) throw new UnusableAnswer('Nothing in the answer can be shown.');
  yield { type: 'suggestions', suggestions: openingQuestions(material).filter((one) => one !== message) };
}

import { DATA_IS_DATA, enclosed } from '../../../evaluation/engine/llm/deck-data.ts';
import { numbersOf } from '../../../evaluation/engine/llm/prose.ts';
import { askInWords, type ModelCall, UnusableAnswer } from '../../../platform/language-model/ask.ts';
import { readObject } from '../../../platform/language-model/json.ts';
import { linesOf } from '../document-lines.ts';
import { readForAnswers } from '../reading.ts';
import type { GenerateInput, GeneratePiece } from '../types.ts';
import { reworded } from './slides.ts';

const MAX_OUTPUT = 16_000;

const SYSTEM = `You edit a pitch deck for its founder. Its slides are given in order, made from what the founder has told. Make each slide say its point better: a title that makes the claim, short lines, notes for the speaker.

Answer with one line of JSON for each slide, in the same order, and nothing else: the slide with the same keys as it was given, "id" and "kind" unchanged. Keep every fact, every number and every placeholder in [brackets] as it stands. Add no number, no name and no fact that was not given. Write American English, calm, without superlatives.

${DATA_IS_DATA}`;

function toldBy(input: GenerateInput): string[] {
  if (input.brief) {
    const captions = input.pictures?.map(({ caption }) => caption) ?? [];
    return [...Object.values(input.brief).filter((text) => typeof text === 'string'), ...captions];
  }
  const { deck, document } = input.material;
  return [
    ...readForAnswers(deck).statements.map(({ text }) => text),
    ...(document?.slides.flatMap((slide) => [slide.title, ...linesOf(slide), slide.notes]) ?? []),
  ];
}

/** Yields each complete line of a streamed answer. */
async function* linesOfAnswer(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    const lines = (text + piece).split('\n');
    text = lines.pop() ?? '';
    yield* lines;
  }
  yield text;
}

/**
 * Generates a deck in a model's words, slide by slide. The built-in assistant decides which slides there are and what
 * is missing on them. If the model's version of a slide is unusable, the built-in one is kept.
 */
export async function* generate(
  asking: ModelCall,
  input: GenerateInput,
  built: AsyncIterable<GeneratePiece>,
  signal: AbortSignal,
): AsyncGenerator<GeneratePiece, void> {
  const pieces: GeneratePiece[] = [];
  for await (const piece of built) pieces.push(piece);
  const plan = pieces.flatMap((piece) => (piece.type === 'slide' ? [piece] : []));
  const deck = pieces.find((piece) => piece.type === 'deck');
  if (!deck) throw new UnusableAnswer('There is no deck to start from.');
  const told = toldBy(input);
  const isKnown = numbersOf([...told, ...plan.flatMap(({ slide }) => [slide.notes, ...linesOf(slide)])], 0);
  const question = `What the founder has told, and the slides made of it:\n${enclosed({ told, slides: plan.map(({ slide }) => slide) })}`;
  const prompt = {
    system: SYSTEM,
    turns: [{ role: 'user' as const, content: question }],
    maxOutputTokens: MAX_OUTPUT,
    schema: null,
  };
  const done = new Map<string, (typeof plan)[number]['slide']>();
  let next = 0;
  /** Yields the planned slides before an index unchanged. */
  function* upTo(count: number): Generator<GeneratePiece> {
    for (; next < count; next += 1) {
      const piece = plan[next];
      if (piece) yield { ...piece, slide: done.get(piece.slide.id) ?? piece.slide };
    }
  }
  for await (const line of linesOfAnswer(askInWords(asking, prompt, signal))) {
    const given = readObject(line);
    const index = plan.findIndex(({ slide }) => slide.id === (given as { id?: unknown } | undefined)?.id);
    const slide = plan[index]?.slide;
    const better = slide && index >= next ? reworded(slide, given, isKnown) : null;
    if (!better) continue;
    done.set(better.id, better);
    yield* upTo(index + 1);
  }
  if (done.size === 0) throw new UnusableAnswer('No slide of the answer can be used.');
  yield* upTo(plan.length);
  const slides = plan.map(({ slide }) => done.get(slide.id) ?? slide);
  yield { ...deck, content: { ...deck.content, slides } };
}

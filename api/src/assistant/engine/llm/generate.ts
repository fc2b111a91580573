import { DATA_IS_DATA, enclosed } from '../../../evaluation/engine/llm/deck-data.ts';
import { numbersOf } from '../../../evaluation/engine/llm/prose.ts';
import { askInWords, type ModelCall, UnusableAnswer } from '../../../platform/language-model/ask.ts';
import { readObject } from '../../../platform/language-model/json.ts';
import { linesOf } from '../document-lines.ts';
import { readForAnswers } from '../reading.ts';
import type { GenerateInput, GeneratePiece } from '../types.ts';
import { editBrief } from './edit-brief.ts';
import { reworded } from './slides.ts';

const MAX_OUTPUT = 16_000;

const SYSTEM = `You edit a pitch deck for its founder. Its slides are given in order, made from what the founder has told. Make each slide say its point better:
- "title": the claim of the slide in one short sentence. The first and the last slide keep the company's name.
- Lines: short, all in one form. What the title says already need not be repeated.
- On a slide with a "value", say in "label" what it is, in a few words, and leave it out of the title. If another number of the slide is its point, make that the value.
- On a slide about a team, the title says what its people have done that fits the company.
- An empty "label", "context" or "role" may be filled with what the founder told. Leave "source" as it is.
- "notes": what the speaker says, in whole sentences, beginning as given.
A fact may move to another field of its slide, or to its notes where the slide makes its point without it; never to another slide. Keep the number and order of lines, rows, people and steps. Keep every number, name, quotation and placeholder in [brackets] as it stands. Add no number, no name and no fact that was not told. Write American English, calm, without superlatives.

Answer with one line of JSON for each slide, in the same order, and nothing else: its "id", and the fields that you change, each whole. A slide that is good already is its "id" alone.

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
 * Generates a deck in a model's words, slide by slide. The model edits the brief; the built-in assistant decides which
 * slides come of it and what is missing on them; then the model words each. If its version of a slide is unusable, the
 * built-in one is kept.
 * @param build the built-in assistant's generator
 */
export async function* generate(
  asking: ModelCall,
  given: GenerateInput,
  build: (input: GenerateInput) => AsyncIterable<GeneratePiece>,
  signal: AbortSignal,
): AsyncGenerator<GeneratePiece, void> {
  const input = given.brief ? { ...given, brief: await editBrief(asking, given.brief, signal) } : given;
  const pieces: GeneratePiece[] = [];
  for await (const piece of build(input)) pieces.push(piece);
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
    const change = readObject(line);
    const index = plan.findIndex(({ slide }) => slide.id === (change as { id?: unknown } | undefined)?.id);
    const slide = plan[index]?.slide;
    const better = slide && index >= next ? reworded(slide, change, isKnown) : null;
    if (!better) continue;
    done.set(better.id, better);
    yield* upTo(index + 1);
  }
  if (done.size === 0) throw new UnusableAnswer('No slide of the answer can be used.');
  yield* upTo(plan.length);
  const slides = plan.map(({ slide }) => done.get(slide.id) ?? slide);
  yield { ...deck, content: { ...deck.content, slides } };
}

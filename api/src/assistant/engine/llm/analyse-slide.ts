import { z } from 'zod';
import { DATA_IS_DATA, enclosed } from '../../../evaluation/engine/llm/deck-data.ts';
import { soundBy, visibleText } from '../../../evaluation/engine/llm/prose.ts';
import { askFor, type ModelCall } from '../../../platform/language-model/ask.ts';
import { readForAnswers } from '../reading.ts';
import type { Analysis, DeckMaterial } from '../types.ts';
import { quotesOf } from './quotes.ts';

const MAX_OUTPUT = 3_000;
const MOST = 5;

const Point = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(400),
  quotes: z.array(z.object({ slide: z.int(), quote: z.string().max(400) })).max(3),
});

const Answer = z.object({
  summary: z.string().max(400),
  questions: z.array(Point).max(MOST),
  strengths: z.array(Point).max(MOST),
  fixes: z.array(Point).max(MOST),
});

const SYSTEM = `You look at one slide of a pitch deck as an investor would, for the founder who wrote it.

- summary: in two plain sentences what the slide says and how well.
- questions: what an investor will ask about it.
- strengths: what is convincing; each needs a quote.
- fixes: what to change, the most important first.
Each point has a short title, a text of one or two sentences, and the sentences of the deck that it rests on, quoted letter for letter with the number of their slide. An empty list is a good answer. Write American English, calm, without praise, with no number that the deck does not contain, and never speak of scores, odds or chances of funding.

${DATA_IS_DATA}`;

/**
 * Lets a model comment on a slide. Summary, score and evidence remain those of the rubric.
 * @param built the built-in assistant's analysis
 */
export async function analyse(
  asking: ModelCall,
  { deck }: DeckMaterial,
  built: Analysis,
  signal: AbortSignal,
): Promise<Analysis> {
  const reading = readForAnswers(deck);
  const slides = reading.slides.map(({ slide, statements }) => ({
    slide: slide.number,
    sentences: statements.map(({ text }) => text),
  }));
  const { summary, questions, strengths, fixes } = built;
  const known = { summary, questions, strengths, fixes };
  const question = `Look at slide ${built.slide}. The deck, and what is known of this slide so far:\n${enclosed({ slides, known })}`;
  const answer = await askFor(
    asking,
    { schema: Answer, system: SYSTEM, question, maxOutputTokens: MAX_OUTPUT },
    signal,
  );
  const find = quotesOf(reading.statements);
  const sound = soundBy(visibleText(deck), deck.slides.length);
  const pointsOf = (points: z.output<typeof Point>[], needsQuote = false): Analysis['fixes'] =>
    points.flatMap(({ title, text, quotes }) => {
      const said = { title: sound(title), text: sound(text) };
      const citations = quotes.flatMap(({ slide, quote }) => {
        const statement = find(slide, quote);
        return statement ? [{ slide: statement.slide, quote: statement.text }] : [];
      });
      const stands = !needsQuote || citations.length > 0;
      return said.title && said.text && stands ? [{ title: said.title, text: said.text, citations }] : [];
    });
  const orBuilt = (points: Analysis['fixes'], own: Analysis['fixes']) => (points.length > 0 ? points : own);
  return {
    ...built,
    summary: sound(answer.summary) ?? built.summary,
    questions: orBuilt(pointsOf(answer.questions), questions),
    strengths: orBuilt(pointsOf(answer.strengths, true), strengths),
    fixes: orBuilt(pointsOf(answer.fixes), fixes),
    engine: 'llm',
  };
}

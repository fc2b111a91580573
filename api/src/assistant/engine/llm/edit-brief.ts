import { ASSISTANT_LIMITS, BRIEF_PARTS, type BriefPart } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { DATA_IS_DATA, enclosed } from '../../../evaluation/engine/llm/deck-data.ts';
import { numbersIn } from '../../../evaluation/engine/llm/prose.ts';
import { askFor, type ModelCall, UnusableAnswer } from '../../../platform/language-model/ask.ts';
import type { Brief } from '../types.ts';

const MAX_OUTPUT = 8_000;

type Parts = Record<BriefPart, string>;

const part = z.string().trim().max(ASSISTANT_LIMITS.brief);
const Edited = z.object(Object.fromEntries(BRIEF_PARTS.map((name) => [name, part])) as Record<BriefPart, typeof part>);

const SYSTEM = `You edit what a founder has written about a company, before it becomes a pitch deck.

- Correct spelling, grammar and punctuation. Where something changed over time, say both ends in one sentence: "1,240 farmers use it, up from 300 in 2025."
- Write short sentences, one fact each, but keep together what belongs together: a number with its source or date, an effect with its cause, how many buyers with the price that each pays. Plans and lists may stay fragments. Name the company or its customers where "it", "they" or "me" is unclear. Give people with their names, roles and past work.
- Put each sentence in the part that it belongs to: problem (who has it, what it costs), solution (what the product does, and how far it is), market (how many buyers, how large), model (who pays how much, how it is sold), traction (what has been achieved), competition, team, ask (how much is raised, what for, next steps). A part about which nothing was told stays empty.
- Keep every fact, every number with its unit, every name, and what stands in quotation marks or [brackets], letter for letter. Keep lists as lines. Add no fact, no number and no name. What is good already stays as it is.
Write American English, calm, without superlatives.

${DATA_IS_DATA}`;

const QUOTED = /[“"]([^“”"]{3,})[”"]/gu;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const textOf = (parts: Parts) => BRIEF_PARTS.map((name) => parts[name]).join('\n');

/** The numbers of a text that another does not have. */
function numbersOnlyIn(text: string, other: string): string[] {
  const known = new Set(numbersIn(other));
  return [...new Set(numbersIn(text))].filter((number) => !known.has(number));
}

/** What an edit lost or added; null when it holds exactly the facts of the original, as far as can be checked. */
function problemWith(edited: Parts, original: Parts): string | null {
  const [before, after] = [textOf(original), textOf(edited)];
  const lost = numbersOnlyIn(before, after);
  const added = numbersOnlyIn(after, before);
  const quotes = [...before.matchAll(QUOTED)].flatMap(([, quote = '']) =>
    plain(after).includes(plain(quote)) ? [] : [quote],
  );
  const told = [
    lost.length > 0 && `These numbers are gone: ${lost.join(', ')}.`,
    added.length > 0 && `These numbers were not told: ${added.join(', ')}.`,
    quotes.length > 0 && `These quotations are gone: ${quotes.map((quote) => JSON.stringify(quote)).join(', ')}.`,
  ].filter((one) => one !== false);
  return told.length > 0 ? `${told.join(' ')} Answer again with the whole object.` : null;
}

/**
 * A brief in a model's words: correct, one fact a sentence, each in the part it belongs to. The founder's own where the
 * model's answers lose or add a number or a quotation.
 * @throws {ModelFailure} when the model does not answer
 */
export async function editBrief(asking: ModelCall, brief: Brief, signal: AbortSignal): Promise<Brief> {
  if (textOf(brief).trim() === '') return brief;
  const { company, sector, stage, ...parts } = brief;
  const question = `What the founder has told:\n${enclosed({ company, sector, stage, ...parts })}`;
  try {
    const edited = await askFor(
      asking,
      { schema: Edited, system: SYSTEM, question, maxOutputTokens: MAX_OUTPUT },
      signal,
      { check: (given) => problemWith(given, parts) },
    );
    return { ...brief, ...edited };
  } catch (error) {
    if (error instanceof UnusableAnswer) return brief;
    throw error;
  }
}

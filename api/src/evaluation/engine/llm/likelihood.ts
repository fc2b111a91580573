import { z } from 'zod';
import { askFor, type ModelCall } from '../../../platform/language-model/ask.ts';
import { reasonOf } from '../likelihood/index.ts';
import { toldBy } from '../likelihood/texts.ts';
import { isInstruction } from '../rubric/instructions.ts';
import type { LikelihoodInput, LikelihoodResult } from '../types.ts';
import { DATA_IS_DATA, enclosed } from './deck-data.ts';
import { soundBy } from './prose.ts';
import { plain } from './quotes.ts';

const MAX_OUTPUT = 3_000;

const SYSTEM = `You put into words how a pitch deck fits an investor and how ready it is. The verdicts are given and stay as they are; you only give each a better reason.

For each factor that you can say more about than its reason does: one plain sentence, addressed to nobody, and the words of the founder that it rests on, quoted letter for letter. Leave out factors you have nothing to add to. Write British English, calm, with no number that the material does not contain, and never speak of odds or chances of funding.

${DATA_IS_DATA}`;

/** Lets the model word the reasons. The score and the verdicts come from the built-in engine. */
export async function reasons(
  asking: ModelCall,
  model: string,
  input: LikelihoodInput,
  worked: LikelihoodResult,
  signal: AbortSignal,
): Promise<LikelihoodResult> {
  const told = toldBy(input).filter(({ text }) => text.trim() !== '' && !isInstruction(text));
  const factors = worked.factors.map(({ name, verdict, reason }) => ({ name, verdict, reason }));
  const names = factors.map(({ name }) => name) as [string, ...string[]];
  const schema = z.object({
    reasons: z
      .array(z.object({ factor: z.enum(names), reason: z.string().max(240), quote: z.string().max(400) }))
      .max(names.length),
  });
  const question = `The factors, and what the founder has told:\n${enclosed({ factors, told })}`;
  const answer = await askFor(asking, { schema, system: SYSTEM, question, maxOutputTokens: MAX_OUTPUT }, signal);
  const texts = told.map(({ text }) => plain(text));
  const sound = soundBy([...told.map(({ text }) => text), ...factors.map(({ reason }) => reason)], 0);
  const reasonFor = (name: string) =>
    answer.reasons
      .filter(
        ({ factor, quote }) =>
          factor === name && plain(quote).length > 0 && texts.some((text) => text.includes(plain(quote))),
      )
      .map(({ reason }) => sound(reason))
      .find((reason) => reason !== null);
  const better = worked.factors.map((factor) => ({ ...factor, reason: reasonFor(factor.name) ?? factor.reason }));
  return {
    ...worked,
    factors: better,
    likelihood_reason: reasonOf(worked.likelihood_score, better),
    engine: 'llm',
    model,
  };
}

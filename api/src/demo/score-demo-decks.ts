import { findUserByEmail } from '../accounts/users/repository.ts';
import type { Context } from '../assistant/context.ts';
import type { LikelihoodResult } from '../evaluation/engine/types.ts';
import { requestLikelihood } from '../submissions/answers/request-likelihood.ts';
import { findSentDeck } from './repository.ts';
import { likelihoodKey } from './seed-submissions.ts';
import { SENT_DECKS } from './sent-decks.ts';

/** Runs the engine on every demo deck with answered questions, and returns the results. */
export async function scoreDemoDecks(context: Context): Promise<Record<string, LikelihoodResult>> {
  const judged: Record<string, LikelihoodResult> = {};
  for (const sent of SENT_DECKS.filter(({ answers }) => answers)) {
    const founder = await findUserByEmail(context.db, sent.from);
    const investor = await findUserByEmail(context.db, sent.to);
    if (!founder || !investor) throw new Error(`${likelihoodKey(sent)}: somebody is missing`);
    const id = await findSentDeck(context.db, founder.id, investor.id, sent.deck);
    judged[likelihoodKey(sent)] = await requestLikelihood(context, founder, id, new AbortController().signal);
  }
  return judged;
}

import { join } from 'node:path';
import { readFields } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { findUser } from '../../accounts/users/repository.ts';
import { DeckError } from '../../decks/reading/errors.ts';
import { refusalOf } from '../../decks/reading/refusal.ts';
import type { Context } from '../../evaluation/context.ts';
import type { GivenText, LikelihoodInput, LikelihoodResult } from '../../evaluation/engine/types.ts';
import type { SubmissionAnswerRow, UserRow } from '../../platform/database/tables.ts';
import { notFound, notSubmitted } from '../../platform/errors/failures.ts';
import { onDisk } from '../../platform/files/on-disk.ts';
import { defineJob, WAITED_FOR } from '../../platform/jobs/kinds.ts';
import { findSentSubmission, listAnswers } from '../sending/repository.ts';
import { writeLikelihood } from './repository.ts';

/** Reads and scores the stored deck; null when it has no readable text. */
async function readStored(context: Context, key: string, signal: AbortSignal): Promise<LikelihoodInput['deck']> {
  const { files, config, readDeck, engines } = context;
  const dir = join(config.dataDir, 'tmp');
  try {
    const content = await onDisk({ files, key, dir }, (path) => readDeck(path, { signal }));
    // Scores are compared between founders, so the rubric scores the deck whichever engine is set up.
    return { content, evaluation: await engines.for(null, 'rubric').evaluation.evaluate(content, signal) };
  } catch (error) {
    if (error instanceof DeckError) return null;
    throw refusalOf(error);
  }
}

const investorOf = (user: UserRow): LikelihoodInput['investor'] => ({
  fields: readFields(user.investment_fields),
  stage: user.investment_stage,
  geography: user.investment_geography,
  preferences: user.investment_preferences,
  min: user.min_investment,
  max: user.max_investment,
  questionnaire: Object.values(JSON.parse(user.investor_questionnaire) as Record<string, string>),
});

/** The answers in the form that the engine expects. */
const answersOf = (rows: readonly SubmissionAnswerRow[]): GivenText[] =>
  rows
    .map(({ question, answer, file_key, type }) => ({
      question,
      text: answer,
      hasFile: file_key !== null,
      isChoice: type === 'dropdown',
    }))
    .filter(({ text, hasFile }) => text !== '' || hasFile);

/** Scores how well a submission fits its investor and how ready it is, and stores the result. */
export const likelihoodJob = defineJob<Context, { submissionId: string; founderId: number }, LikelihoodResult>({
  name: 'likelihood',
  lane: 'reading',
  data: z.object({ submissionId: z.string(), founderId: z.int() }),
  ...WAITED_FOR,
  async run(context, { submissionId, founderId }, { signal, complete }) {
    const { db, clock, engines } = context;
    const sent = await findSentSubmission(db, founderId, submissionId);
    if (!sent) throw notFound('Submission');
    if (sent.answered_at === null) throw notSubmitted();
    const investor = await findUser(db, sent.investor_id);
    if (!investor) throw notFound('Submission');
    const input: LikelihoodInput = {
      deck: await readStored(context, sent.file_key, signal),
      founder: { sector: sent.founder_work_field, bio: sent.description },
      investor: investorOf(investor),
      answers: answersOf(await listAnswers(db, submissionId)),
    };
    const result = await engines.for(founderId).likelihood.assess(input, signal);
    const { likelihood_score: score, likelihood_reason: reason } = result;
    return await complete(async (tx) => {
      await writeLikelihood(tx, submissionId, { score, reason, result: JSON.stringify(result) }, clock().toISOString());
      return result;
    });
  },
});

import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { DECK_MAX_BYTES, DECK_UPLOAD } from '@northlight/shared-api/rules';
import { viewerOf } from '../../accounts/access/viewer.ts';
import { withReceivedDeck } from '../../decks/storage/receive-deck.ts';
import type { Context } from '../../evaluation/context.ts';
import { findLiveInvestor } from '../../investors/find-live-investor.ts';
import { notFound } from '../../platform/errors/failures.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { finishing, leaving } from '../../platform/http/unfinished-work.ts';
import { listQuestions } from '../../questions/repository.ts';
import { presentApproach, presentQuestionnaire } from './presenter.ts';
import { findSentBefore, findSentSubmission, listAnswers } from './repository.ts';
import * as schemas from './schemas.ts';
import { checkSender, sendDeck } from './send-deck.ts';

const own = { access: 'login' } as const;

/** Routes for sending decks to investors. */
export const submissionRoutes: Routes<Context> = async (app, { context }) => {
  const { config, db, fileLinks } = context;
  await app.register(multipart, {
    limits: { fileSize: DECK_MAX_BYTES, files: 1, fields: 10, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });
  const finish = finishing(app);
  const reception = { dir: join(config.dataDir, 'tmp'), rule: DECK_UPLOAD };

  async function questionnaire(founderId: number, id: string) {
    const sent = await findSentSubmission(db, founderId, id);
    if (!sent) throw notFound('Submission');
    return presentQuestionnaire(sent, await listAnswers(db, id), fileLinks);
  }

  app.post('/pitch-decks/answer-questions/', { schema: schemas.sendDeck, config: own }, async (request, reply) => {
    const { user: founder } = viewerOf(request);
    checkSender(context, founder);
    const key = request.headers['idempotency-key'];
    const signal = leaving(reply);
    const work = withReceivedDeck(request, reception, (deck) => sendDeck(context, { founder, deck, key, signal }));
    return reply.code(201).send(await questionnaire(founder.id, await finish(work)));
  });

  const read = { schema: schemas.getQuestionnaire, config: own };
  app.get('/pitch-decks/submissions/:id/questionnaire/', read, async (request) =>
    questionnaire(viewerOf(request).user.id, request.params.id),
  );

  app.get('/pitch-decks/approach/:id/', { schema: schemas.getApproach, config: own }, async (request) => {
    const investor = await findLiveInvestor(db, request.params.id);
    const questions = await listQuestions(db, investor.id);
    return presentApproach(investor, questions, await findSentBefore(db, viewerOf(request).user.id, investor.id));
  });
};

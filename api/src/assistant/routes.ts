import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { DECK_MAX_BYTES, EVALUATION_UPLOAD, PDF_UPLOAD, PRESENTATION_UPLOAD } from '@northlight/shared-api/rules';
import type { z } from 'zod';
import { viewerOf } from '../accounts/access/viewer.ts';
import { presentSavedDeck } from '../decks/saved/presenter.ts';
import { withReceivedDeck } from '../decks/storage/receive-deck.ts';
import { sendEvents, wantsEvents } from '../platform/http/event-stream.ts';
import type { Routes } from '../platform/http/routes.ts';
import { finishing, leaving } from '../platform/http/unfinished-work.ts';
import { LIMITS, throttle } from '../platform/security/throttle.ts';
import { analyseDeckSlide, analyseUpload } from './analyse-slide.ts';
import { chat } from './chat.ts';
import type { Context } from './context.ts';
import { deckKeyOf } from './deck-key.ts';
import { openingQuestions } from './engine/suggestions.ts';
import { findBrand } from './find-brand.ts';
import { findDeckMaterial } from './find-deck-material.ts';
import { generateDeck } from './generate-deck.ts';
import { importDeck } from './import-deck.ts';
import { presentConversation, presentMessage } from './presenter.ts';
import { deleteConversation, findConversation, listConversations, listMessages } from './repository.ts';
import * as schemas from './schemas.ts';

const config = { access: 'login' } as const;

/** Returns the last event. */
async function lastOf<T>(events: AsyncIterable<T>): Promise<T | undefined> {
  let last: T | undefined;
  for await (const event of events) last = event;
  return last;
}

/** Both messages of an exchange; undefined when the client disconnected before the end. */
async function answerOf(events: ReturnType<typeof chat>) {
  let question: z.output<typeof schemas.ChatMessage> | undefined;
  for await (const event of events) {
    if (event.event === 'question') question = event.message;
    if (event.event === 'done' && question) return { question, answer: event.message };
  }
  return undefined;
}

/** Routes for analyzing slides, chatting about decks and generating decks. */
export const assistantRoutes: Routes<Context> = async (app, { context }) => {
  const { db, engines } = context;
  const base = '/pitch-decks/assistant';
  const finish = finishing(app);
  const dir = join(context.config.dataDir, 'tmp');
  const reception = { dir, rule: PDF_UPLOAD };
  await app.register(multipart, {
    limits: { fileSize: DECK_MAX_BYTES, files: 1, fields: 10, fieldSize: 10_000 },
    throwFileSizeLimit: false,
  });

  const upload = { schema: schemas.analyseUploadedSlide, config } as const;
  app.post(`${base}/analyze-slide/`, upload, async (request, reply) => {
    const { user } = viewerOf(request);
    await throttle(context, 'slide-analysis', LIMITS.slideAnalysis, String(user.id));
    const signal = leaving(reply);
    return await finish(withReceivedDeck(request, reception, (deck) => analyseUpload(context, deck, user.id, signal)));
  });

  app.get(`${base}/slide-analysis/`, { schema: schemas.analyseSlide, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    await throttle(context, 'slide-analysis', LIMITS.slideAnalysis, String(user.id));
    const { slide_number: slide, engine, ...deck } = request.query;
    const asked = { slide, engine };
    return await finish(analyseDeckSlide(context, user.id, deckKeyOf(deck), asked, leaving(reply)));
  });

  app.get(`${base}/conversations/`, { schema: schemas.listConversations, config }, async (request) =>
    (await listConversations(db, viewerOf(request).user.id)).map(presentConversation),
  );

  app.get(`${base}/chat/`, { schema: schemas.getConversation, config }, async (request) => {
    const { user } = viewerOf(request);
    const key = deckKeyOf(request.query);
    const { name, material } = await findDeckMaterial(context, user.id, key);
    const conversation = await findConversation(db, user.id, key);
    const messages = conversation ? await listMessages(db, conversation.id) : [];
    return {
      evaluation_id: key.evaluation_id ?? null,
      saved_deck_id: key.saved_deck_id ?? null,
      deck_name: name,
      messages: messages.map(presentMessage),
      suggestions: openingQuestions(material),
      engine: engines.for(user.id).assistant.name,
    };
  });

  app.delete(`${base}/chat/`, { schema: schemas.deleteConversation, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    const key = deckKeyOf(request.query);
    await findDeckMaterial(context, user.id, key);
    await deleteConversation(db, user.id, key);
    return reply.code(204).send();
  });

  app.post(`${base}/chat/`, { schema: schemas.chat, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    await throttle(context, 'assistant-message', LIMITS.assistantMessage, String(user.id));
    const events = chat(context, user.id, deckKeyOf(request.body), request.body, leaving(reply));
    if (wantsEvents(request)) return await sendEvents(reply, events, finish);
    const answered = await finish(answerOf(events));
    return answered ?? reply;
  });

  app.post(`${base}/import/`, { schema: schemas.importDeck, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    await throttle(context, 'deck-import', LIMITS.deckImport, String(user.id));
    const signal = leaving(reply);
    const { deck, leftOut } = await finish(
      withReceivedDeck(request, { dir, rule: PRESENTATION_UPLOAD }, (file) =>
        importDeck(context, file, user.id, signal),
      ),
    );
    return reply.code(201).send({ saved_deck: presentSavedDeck(deck), left_out: leftOut });
  });

  app.post(`${base}/brand/`, { schema: schemas.findBrand, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    await throttle(context, 'brand', LIMITS.deckImport, String(user.id));
    const signal = leaving(reply);
    return await finish(
      withReceivedDeck(request, { dir, rule: EVALUATION_UPLOAD }, (file) => findBrand(context, file, user.id, signal)),
    );
  });

  app.post(`${base}/generate/`, { schema: schemas.generateDeck, config }, async (request, reply) => {
    const { user } = viewerOf(request);
    await throttle(context, 'deck-generation', LIMITS.deckGeneration, String(user.id));
    const events = generateDeck(context, user.id, request.body, leaving(reply));
    reply.code(201);
    if (wantsEvents(request)) return await sendEvents(reply, events, finish);
    const last = await finish(lastOf(events));
    return last?.event === 'done' ? reply.send(last.deck) : reply;
  });
};

import { ASSISTANT_LIMITS, BRIEF_PARTS, DECK_THEMES, INDUSTRIES, STAGES } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { DeckDocument, DeckDocumentSlide } from '../decks/saved/document-schemas.ts';
import { SavedDeck } from '../decks/saved/schemas.ts';
import { CATEGORIES } from '../evaluation/engine/types.ts';
import { Evidence } from '../evaluation/results/schemas.ts';
import { EngineChoice, errors, NoContent, streamable, Timestamp } from '../platform/http/schemas.ts';

const tags = ['Assistant'];
const Id = z.string().min(1).max(64);
const EngineName = z.enum(['rubric', 'llm']).meta({ id: 'AssistantEngineName' });

const EITHER = 'Name either an evaluation or a saved deck.';
const deck = { evaluation_id: Id.optional(), saved_deck_id: Id.optional() };
const isOne = ({ evaluation_id, saved_deck_id }: { evaluation_id?: unknown; saved_deck_id?: unknown }) =>
  (evaluation_id === undefined) !== (saved_deck_id === undefined);

/** The deck that a call is about. */
export const DeckReference = z.object(deck).refine(isOne, EITHER);

/** A place in the deck that a statement rests on. */
export const Citation = z
  .object({
    slide: z.int(),
    quote: z.string().nullable().describe('Stands on the slide letter for letter'),
  })
  .meta({ id: 'Citation' });

/** Something said of a deck, and what it rests on. */
export const DeckPoint = z
  .object({ title: z.string(), text: z.string(), citations: z.array(Citation) })
  .meta({ id: 'DeckPoint' });

export const SlideAnalysis = z
  .object({
    slide: z.int(),
    title: z.string().nullable(),
    readable: z.boolean().describe('False when the text of the slide could not be read; nothing is claimed of it then'),
    summary: z.string(),
    says: z.array(z.string()).describe('Its statements, letter for letter'),
    category: z.enum(CATEGORIES).nullable().describe('What the slide is about; null when it says none of it'),
    score: z.int().min(0).max(10).nullable().describe('Of the category, in the whole deck'),
    questions: z.array(DeckPoint).describe('What an investor will ask'),
    strengths: z.array(DeckPoint),
    fixes: z.array(DeckPoint).describe('The most important first'),
    evidence: z.array(Evidence).describe('What earns points on this slide'),
    engine: EngineName,
  })
  .meta({ id: 'SlideAnalysis' });

const SlideNumber = z.coerce.number('Name a slide by its number.').int().min(1, 'Slides are counted from 1.').max(1000);

const AnalysisUpload = z
  .object({
    file: z.string().meta({ format: 'binary' }).describe('PDF, up to 50 MB'),
    slide_number: z.int().describe('Counted from 1'),
    engine: EngineChoice,
  })
  .meta({ id: 'AnalysisUpload' });

/** Bodies that are read as a stream. */
export const uploads: Record<string, z.ZodType> = { analyseUploadedSlide: AnalysisUpload };

export const AnalysisFields = z.object({ slide_number: SlideNumber, engine: EngineChoice });

export const analyseUploadedSlide = {
  operationId: 'analyseUploadedSlide',
  tags,
  summary: 'Analyses one slide of a PDF; the file is not kept',
  consumes: ['multipart/form-data'],
  response: { 200: SlideAnalysis, ...errors(400, 401, 413, 415, 422, 429, 502, 503, 507) },
};

export const analyseSlide = {
  operationId: 'analyseSlide',
  tags,
  summary: 'Analyses one slide of a deck that was evaluated or saved',
  querystring: z.object({ ...deck, slide_number: SlideNumber, engine: EngineChoice }).refine(isOne, EITHER),
  response: { 200: SlideAnalysis, ...errors(400, 401, 404, 422, 429, 502, 503) },
};

/** A fact of a drafted slide and where it comes from: the deck, the person's own words, or nobody yet. */
export const DraftFact = z
  .object({
    text: z.string(),
    origin: z.enum(['deck', 'person', 'missing']),
    slide: z.int().nullable().describe('Where the deck says it'),
  })
  .meta({ id: 'DraftFact' });

const Item = z.object({ text: z.string(), citations: z.array(Citation) }).meta({ id: 'AnswerItem' });

/** A part of an answer. Texts are plain: nothing in them is markup. */
export const AnswerBlock = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), text: z.string(), citations: z.array(Citation) }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(Item) }),
    z.object({
      type: z.literal('draft'),
      slide: DeckDocumentSlide,
      replaces: z.int().nullable().describe('The slide it could stand in the place of; null for a new one'),
      after: z.int().nullable().describe('The slide it could follow'),
      facts: z.array(DraftFact),
    }),
  ])
  .meta({ id: 'AnswerBlock' });

export const ChatMessage = z
  .object({
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    text: z.string().describe('What was asked; the answer without its layout'),
    blocks: z.array(AnswerBlock).describe('The answer; empty for a question'),
    suggestions: z.array(z.string()).describe('What might be asked next'),
    slide: z.int().nullable().describe('The slide that was open'),
    status: z.enum(['complete', 'stopped', 'failed']),
    engine: EngineName.nullable().describe('Who answered; null for a question'),
    created_at: Timestamp,
  })
  .meta({ id: 'ChatMessage' });

export const Conversation = z
  .object({
    evaluation_id: z.string().nullable(),
    saved_deck_id: z.string().nullable(),
    deck_name: z.string(),
    messages: z.array(ChatMessage).describe('Oldest first'),
    suggestions: z.array(z.string()).describe('What might be asked to begin with'),
    engine: EngineName.describe('Who answers'),
  })
  .meta({ id: 'Conversation' });

export const ConversationSummary = z
  .object({
    evaluation_id: z.string().nullable(),
    saved_deck_id: z.string().nullable(),
    deck_name: z.string(),
    messages: z.int(),
    last_question: z.string(),
    updated_at: Timestamp,
  })
  .meta({ id: 'ConversationSummary' });

export const listConversations = {
  operationId: 'listConversations',
  tags,
  summary: 'Decks one has talked about with the assistant, the latest first',
  response: { 200: z.array(ConversationSummary), ...errors(401) },
};

export const getConversation = {
  operationId: 'getConversation',
  tags,
  summary: 'What was said about a deck so far',
  querystring: DeckReference,
  response: { 200: Conversation, ...errors(400, 401, 404) },
};

export const deleteConversation = {
  operationId: 'deleteConversation',
  tags,
  summary: 'Forgets what was said about a deck',
  querystring: DeckReference,
  response: { 204: NoContent, ...errors(400, 401, 404) },
};

export const ChatRequest = z
  .object({
    ...deck,
    message: z.string().trim().max(ASSISTANT_LIMITS.message).default(''),
    slide_number: SlideNumber.nullable().default(null).describe('The slide that is open'),
    engine: EngineChoice,
    retry: z.boolean().default(false).describe('Answers the last question again, in the place of the last answer'),
  })
  .refine(isOne, EITHER)
  .refine(({ message, retry }) => retry || message !== '', { path: ['message'], message: 'Write a message first.' })
  .meta({ id: 'ChatRequest' });

/** Both messages of an exchange. */
export const ChatAnswer = z.object({ question: ChatMessage, answer: ChatMessage }).meta({ id: 'ChatAnswer' });

const EventError = z.object({ event: z.literal('error'), code: z.string(), detail: z.string() });

/** What arrives while an answer is written, one JSON document in each `data:` of the stream. */
export const ChatEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('question'), message: ChatMessage }),
    z.object({ event: z.literal('block'), index: z.int(), block: AnswerBlock }),
    z.object({ event: z.literal('delta'), index: z.int(), text: z.string() }),
    z.object({ event: z.literal('done'), message: ChatMessage }),
    EventError,
  ])
  .meta({ id: 'ChatEvent' });

const streamed =
  'With `Accept: text/event-stream` it is streamed. Whoever closes the connection stops it; what was written until then is kept.';

export const chat = {
  operationId: 'chat',
  tags,
  summary: 'Answers a question about a deck',
  description: streamed,
  body: ChatRequest,
  response: { 200: streamable(ChatAnswer, ChatEvent), ...errors(400, 401, 404, 409, 422, 429, 502, 503) },
};

const part = z.string().trim().max(ASSISTANT_LIMITS.brief).default('');

/** What somebody tells of a company. Whatever is left empty becomes a placeholder. */
export const BriefInput = z
  .object({
    company: z.string().trim().min(1, 'Give the company’s name').max(120),
    sector: z.enum(INDUSTRIES).nullable().default(null),
    stage: z.enum(STAGES).nullable().default(null),
    ...(Object.fromEntries(BRIEF_PARTS.map((name) => [name, part])) as Record<
      (typeof BRIEF_PARTS)[number],
      typeof part
    >),
  })
  .meta({ id: 'Brief' });

const FROM = 'Generate from a brief, an evaluation or a saved deck: from one of them.';

export const GenerateRequest = z
  .object({
    brief: BriefInput.optional(),
    ...deck,
    theme: z.enum(DECK_THEMES).default('paper'),
    engine: EngineChoice,
    save: z.boolean().default(true).describe('Keeps it among the saved decks'),
  })
  .refine(
    ({ brief, evaluation_id, saved_deck_id }) =>
      [brief, evaluation_id, saved_deck_id].filter((from) => from !== undefined).length === 1,
    FROM,
  )
  .meta({ id: 'GenerateRequest' });

/** A deck that was made, and what is still missing in it. */
export const GeneratedDeck = z
  .object({
    name: z.string(),
    company_name: z.string(),
    content: DeckDocument,
    placeholders: z
      .array(z.object({ slide: z.int(), slide_id: z.string(), text: z.string() }))
      .describe('Facts that only the founder knows, as they stand in the deck in [brackets]'),
    saved_deck: SavedDeck.nullable(),
    engine: EngineName,
  })
  .meta({ id: 'GeneratedDeck' });

/** What arrives while a deck is made. */
export const GenerateEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('slide'), index: z.int(), total: z.int(), slide: DeckDocumentSlide }),
    z.object({ event: z.literal('done'), deck: GeneratedDeck }),
    EventError,
  ])
  .meta({ id: 'GenerateEvent' });

export const generateDeck = {
  operationId: 'generateDeck',
  tags,
  summary: 'Makes a deck from a brief, or from a deck that is to be improved',
  description: streamed.replace('what was written until then is kept', 'nothing is kept then'),
  body: GenerateRequest,
  response: { 201: streamable(GeneratedDeck, GenerateEvent), ...errors(400, 401, 404, 413, 422, 429, 502, 503) },
};

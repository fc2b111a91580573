import {
  ASSISTANT_LIMITS,
  BRIEF_PARTS,
  DECK_FONTS,
  DECK_LIMITS,
  DECK_THEMES,
  INDUSTRIES,
  SLIDE_KINDS,
  STAGES,
} from '@northlight/shared-api/rules';
import { z } from 'zod';
import { Brand, DeckDocument, DeckDocumentSlide } from '../decks/saved/document-schemas.ts';
import { SavedDeck } from '../decks/saved/schemas.ts';
import { CATEGORIES } from '../evaluation/engine/types.ts';
import { Evidence } from '../evaluation/results/schemas.ts';
import { EngineChoice, errors, NoContent, streamable, Timestamp } from '../platform/http/schemas.ts';

const tags = ['Assistant'];
const Id = z.string().min(1).max(64);
const EngineName = z.enum(['rubric', 'llm']).meta({ id: 'AssistantEngineName' });

const EITHER = 'Specify either an evaluation or a saved deck.';
const deck = { evaluation_id: Id.optional(), saved_deck_id: Id.optional() };
const isOne = ({ evaluation_id, saved_deck_id }: { evaluation_id?: unknown; saved_deck_id?: unknown }) =>
  (evaluation_id === undefined) !== (saved_deck_id === undefined);

/** The deck that a request refers to. */
export const DeckReference = z.object(deck).refine(isOne, EITHER);

/** The slide and quote that a statement rests on. */
export const Citation = z
  .object({
    slide: z.int(),
    quote: z.string().nullable().describe('Verbatim from the slide'),
  })
  .meta({ id: 'Citation' });

/** A statement about a deck with its citations. */
export const DeckPoint = z
  .object({ title: z.string(), text: z.string(), citations: z.array(Citation) })
  .meta({ id: 'DeckPoint' });

export const SlideAnalysis = z
  .object({
    slide: z.int(),
    title: z.string().nullable(),
    readable: z
      .boolean()
      .describe('False if the text of the slide could not be read; the analysis then makes no claims'),
    summary: z.string(),
    says: z.array(z.string()).describe('Its statements, verbatim'),
    category: z.enum(CATEGORIES).nullable().describe('What the slide is about; null if it covers no category'),
    score: z.int().min(0).max(10).nullable().describe('Score of the category in the whole deck'),
    questions: z.array(DeckPoint).describe('What an investor will ask'),
    strengths: z.array(DeckPoint),
    fixes: z.array(DeckPoint).describe('Most important first'),
    evidence: z.array(Evidence).describe('What earns points on this slide'),
    engine: EngineName,
  })
  .meta({ id: 'SlideAnalysis' });

const SlideNumber = z.coerce
  .number('Enter the number of a slide.')
  .int()
  .min(1, 'Slides are counted from 1.')
  .max(1000);

const AnalysisUpload = z
  .object({
    file: z.string().meta({ format: 'binary' }).describe('PDF, up to 50 MB'),
    slide_number: z.int().describe('Counted from 1'),
    engine: EngineChoice,
  })
  .meta({ id: 'AnalysisUpload' });

const DeckUpload = z
  .object({ file: z.string().meta({ format: 'binary' }).describe('PDF or .pptx, up to 50 MB') })
  .meta({ id: 'BrandUpload' });

const PresentationUpload = z
  .object({ file: z.string().meta({ format: 'binary' }).describe('PowerPoint (.pptx), up to 50 MB') })
  .meta({ id: 'PresentationUpload' });

/** Request bodies that are streamed. */
export const uploads: Record<string, z.ZodType> = {
  analyseUploadedSlide: AnalysisUpload,
  importDeck: PresentationUpload,
  findBrand: DeckUpload,
};

export const AnalysisFields = z.object({ slide_number: SlideNumber, engine: EngineChoice });

export const analyseUploadedSlide = {
  operationId: 'analyseUploadedSlide',
  tags,
  summary: 'Analyzes one slide of a PDF; the file is not stored',
  consumes: ['multipart/form-data'],
  response: { 200: SlideAnalysis, ...errors(400, 401, 413, 415, 422, 429, 502, 503, 507) },
};

export const analyseSlide = {
  operationId: 'analyseSlide',
  tags,
  summary: 'Analyzes one slide of an evaluated or saved deck',
  querystring: z.object({ ...deck, slide_number: SlideNumber, engine: EngineChoice }).refine(isOne, EITHER),
  response: { 200: SlideAnalysis, ...errors(400, 401, 404, 422, 429, 502, 503) },
};

/** A fact on a drafted slide and its origin: the deck, the user's own words, or still missing. */
export const DraftFact = z
  .object({
    text: z.string(),
    origin: z.enum(['deck', 'person', 'missing']),
    slide: z.int().nullable().describe('The slide that states it'),
  })
  .meta({ id: 'DraftFact' });

/** A change of a slide in the editor, which the user accepts or not. */
const SlideChange = z
  .object({
    kind: z.enum(['move', 'duplicate', 'delete', 'convert', 'retitle']),
    slide_id: z.string(),
    place: z.int().nullable().describe('Position to move to, counted from 1'),
    to_kind: z.enum(SLIDE_KINDS).nullable().describe('Kind to convert to, if no word is lost'),
    title: z.string().nullable().describe('New title'),
  })
  .meta({ id: 'SlideChange' });

const Item = z.object({ text: z.string(), citations: z.array(Citation) }).meta({ id: 'AnswerItem' });

/** A part of an answer. Texts are plain, without markup. */
export const AnswerBlock = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('paragraph'),
      text: z.string(),
      citations: z.array(Citation),
      change: SlideChange.optional().describe('What the paragraph offers to do'),
    }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(Item) }),
    z.object({
      type: z.literal('draft'),
      slide: DeckDocumentSlide,
      replaces: z.int().nullable().describe('The slide it could replace; null for a new one'),
      after: z.int().nullable().describe('The slide it could follow'),
      facts: z.array(DraftFact),
    }),
  ])
  .meta({ id: 'AnswerBlock' });

export const ChatMessage = z
  .object({
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    text: z.string().describe('The question, or the answer as plain text'),
    blocks: z.array(AnswerBlock).describe('The answer; empty for a question'),
    suggestions: z.array(z.string()).describe('Suggestions for the next question'),
    slide: z.int().nullable().describe('The slide that the user had open'),
    status: z.enum(['complete', 'stopped', 'failed']),
    engine: EngineName.nullable().describe('The engine that answered; null for a question'),
    created_at: Timestamp,
  })
  .meta({ id: 'ChatMessage' });

export const Conversation = z
  .object({
    evaluation_id: z.string().nullable(),
    saved_deck_id: z.string().nullable(),
    deck_name: z.string(),
    messages: z.array(ChatMessage).describe('Oldest first'),
    suggestions: z.array(z.string()).describe('Suggestions for the first question'),
    engine: EngineName.describe('The engine that answers'),
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
  summary: "The user's conversations with the assistant, latest first",
  response: { 200: z.array(ConversationSummary), ...errors(401) },
};

export const getConversation = {
  operationId: 'getConversation',
  tags,
  summary: 'The conversation about a deck',
  querystring: DeckReference,
  response: { 200: Conversation, ...errors(400, 401, 404, 422) },
};

export const deleteConversation = {
  operationId: 'deleteConversation',
  tags,
  summary: 'Deletes the conversation about a deck',
  querystring: DeckReference,
  response: { 204: NoContent, ...errors(400, 401, 404, 422) },
};

export const ChatRequest = z
  .object({
    ...deck,
    message: z.string().trim().max(ASSISTANT_LIMITS.message).default(''),
    slide_number: SlideNumber.nullable().default(null).describe('The slide that the user has open'),
    engine: EngineChoice,
    retry: z.boolean().default(false).describe('Answers the last question again and replaces the last answer'),
  })
  .refine(isOne, EITHER)
  .refine(({ message, retry }) => retry || message !== '', { path: ['message'], message: 'Write a message first.' })
  .meta({ id: 'ChatRequest' });

/** Both messages of an exchange. */
export const ChatAnswer = z.object({ question: ChatMessage, answer: ChatMessage }).meta({ id: 'ChatAnswer' });

const EventError = z.object({ event: z.literal('error'), code: z.string(), detail: z.string() });

/** Events while an answer is written, one JSON document per `data:` field of the stream. */
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
  'With `Accept: text/event-stream`, the response is streamed. If the client disconnects, writing stops; what was written so far is saved.';

export const chat = {
  operationId: 'chat',
  tags,
  summary: 'Answers a question about a deck',
  description: streamed,
  body: ChatRequest,
  response: { 200: streamable(ChatAnswer, ChatEvent), ...errors(400, 401, 404, 409, 422, 429, 502, 503) },
};

const part = z.string().trim().max(ASSISTANT_LIMITS.brief).default('');

/** A picture of the user's own, and what it shows. */
export const BriefPicture = z
  .object({
    image: z.string().min(1).max(200).describe('Name of an uploaded image'),
    caption: z
      .string()
      .trim()
      .max(DECK_LIMITS.line)
      .default('')
      .describe('What it shows; each further line is a point beside it'),
    photo: z.boolean().default(false).describe('A photo for atmosphere, which may be cut to fill half a slide'),
  })
  .meta({ id: 'BriefPicture' });

/** The user's description of a company. Empty fields become placeholders. */
export const BriefInput = z
  .object({
    company: z.string().trim().min(1, 'Enter the company’s name').max(120),
    sector: z.enum(INDUSTRIES).nullable().default(null),
    stage: z.enum(STAGES).nullable().default(null),
    ...(Object.fromEntries(BRIEF_PARTS.map((name) => [name, part])) as Record<
      (typeof BRIEF_PARTS)[number],
      typeof part
    >),
    pictures: z
      .array(BriefPicture)
      .max(ASSISTANT_LIMITS.pictures, `Add at most ${ASSISTANT_LIMITS.pictures} pictures.`)
      .default([])
      .describe('Go to the slides that their captions fit, otherwise to the product'),
    brand: Brand.optional().describe(
      'The logo of the company and its colors; a deck made of a PDF has those of the PDF',
    ),
  })
  .meta({ id: 'Brief' });

const FROM = 'Specify exactly one of these: a brief, an evaluation, a saved deck.';

export const GenerateRequest = z
  .object({
    brief: BriefInput.optional(),
    ...deck,
    theme: z.enum(DECK_THEMES).optional().describe('“paper” by default, and “ink” for a deck made of a dark PDF'),
    engine: EngineChoice,
    save: z.boolean().default(true).describe('Adds it to the saved decks'),
  })
  .refine(
    ({ brief, evaluation_id, saved_deck_id }) =>
      [brief, evaluation_id, saved_deck_id].filter((from) => from !== undefined).length === 1,
    FROM,
  )
  .meta({ id: 'GenerateRequest' });

/** A fact that an investor looks for and the founder has not given. */
export const FactToAdd = z
  .object({
    topic: z.string().describe('The part of the story that it belongs to, such as “Market”'),
    text: z.string().describe('What is missing'),
    question: z.string().describe('The question that an investor would ask'),
  })
  .meta({ id: 'FactToAdd' });

/** A generated deck, and what it still lacks. */
export const GeneratedDeck = z
  .object({
    name: z.string(),
    company_name: z.string(),
    content: DeckDocument,
    placeholders: z
      .array(z.object({ slide: z.int(), slide_id: z.string(), text: z.string() }))
      .describe('Facts that only the founder knows, written in the deck in [brackets]'),
    to_add: z.array(FactToAdd).describe('What an investor looks for and the brief does not say, most important first'),
    saved_deck: SavedDeck.nullable(),
    engine: EngineName,
  })
  .meta({ id: 'GeneratedDeck' });

/** A deck made of a PowerPoint file. */
export const ImportedDeck = z
  .object({
    saved_deck: SavedDeck,
    left_out: z.array(z.string()).describe('Content that the editor does not support, with the slides that had it'),
  })
  .meta({ id: 'ImportedDeck' });

export const importDeck = {
  operationId: 'importDeck',
  tags,
  summary: 'Creates a saved deck from a PowerPoint file; the file is not stored',
  consumes: ['multipart/form-data'],
  response: { 201: ImportedDeck, ...errors(400, 401, 413, 415, 422, 429, 503, 507) },
};

const FoundFont = z
  .object({
    name: z.string().describe('The font family of the deck'),
    font: z.enum(DECK_FONTS).describe('The one that a brand can have and that resembles it most'),
  })
  .nullable();

/** What a deck looks like, to be used as the brand of another. */
export const FoundBrand = z
  .object({
    colors: z.array(z.string()).describe('Vivid colors as #rrggbb, the most likely accent first'),
    fonts: z.object({ title: FoundFont, text: FoundFont }),
    logo: z
      .string()
      .nullable()
      .describe('A picture that many slides have in the same corner, as a data URL; null if there is no clear one'),
  })
  .meta({ id: 'FoundBrand' });

export const findBrand = {
  operationId: 'findBrand',
  tags,
  summary: 'Finds the colors, fonts and logo of a PDF or PowerPoint file, of which nothing is stored',
  consumes: ['multipart/form-data'],
  response: { 200: FoundBrand, ...errors(400, 401, 413, 415, 422, 429, 503, 507) },
};

/** Events while a deck is generated. */
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
  summary: 'Generates a deck from a brief, or from a deck to improve',
  description: streamed.replace('what was written so far is saved', 'nothing is saved'),
  body: GenerateRequest,
  response: { 201: streamable(GeneratedDeck, GenerateEvent), ...errors(400, 401, 404, 413, 422, 429, 502, 503) },
};

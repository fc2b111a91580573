import type { PassReason, SubmissionStatus } from '@northlight/shared-api/rules';
import type { Generated, Insertable, Selectable } from 'kysely';

/** Yes or no as 0 or 1, so that both database engines hold it alike. */
export type Flag = 0 | 1;
export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** Times are ISO 8601 in UTC, so that they sort as text. JSON is text. */
interface UsersTable {
  id: Generated<number>;
  /** Lower case, trimmed. */
  email: string;
  email_verified_at: string | null;
  password_hash: string;
  first_name: string;
  last_name: string;
  company: Generated<string>;
  work_field: Generated<string>;
  phone: Generated<string>;
  bio: Generated<string>;
  /** Key of the file. */
  profile_image: string | null;
  is_investor: Generated<Flag>;
  is_superuser: Generated<Flag>;
  linkedin: Generated<string>;
  twitter: Generated<string>;
  website: Generated<string>;
  is_profile_live: Generated<Flag>;
  is_publicly_listed: Generated<Flag>;
  investment_experience: Generated<string>;
  investment_preferences: Generated<string>;
  investment_stage: Generated<string>;
  investment_geography: Generated<string>;
  title: Generated<string>;
  expertise_tags: Generated<string>;
  /** Whole dollars. */
  min_investment: number | null;
  max_investment: number | null;
  previous_investments: Generated<string>;
  previous_exits: Generated<string>;
  /** JSON list of sector names. */
  investment_fields: Generated<string>;
  custom_url_slug: string | null;
  /** JSON map of question text to answer text. */
  investor_questionnaire: Generated<string>;
  /** What the directory sorts by and searches in, folded to lower case without accents. */
  name_key: Generated<string>;
  company_key: Generated<string>;
  search_text: Generated<string>;
  created_at: string;
  last_login_at: string | null;
  /** JSON map of kind of mail to yes or no; what is not in it is as the kind has it by default. */
  notifications: Generated<string>;
  /** When the account goes for good; null for one that stays. */
  deletion_due_at: Generated<string | null>;
}

interface SessionsTable {
  id: string;
  user_id: number;
  remember: Flag;
  user_agent: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  revoked_at: string | null;
}

interface RefreshTokensTable {
  /** SHA-256 of the token. */
  hash: string;
  session_id: string;
  created_at: string;
  expires_at: string;
  /** When it was exchanged for a new one. */
  rotated_at: string | null;
}

export type LinkPurpose = 'verify-email' | 'reset-password';

interface MailLinksTable {
  /** SHA-256 of the token. */
  hash: string;
  purpose: LinkPurpose;
  user_id: number;
  /** The address it was sent to. */
  email: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

interface ThrottlesTable {
  key: string;
  count: number;
  resets_at: string;
}

interface QuestionsTable {
  id: string;
  user_id: number;
  position: number;
  question: string;
  type: 'text' | 'file' | 'dropdown' | 'both';
  required: Flag;
  /** JSON list. */
  options: string;
  parent_question: string | null;
  /** JSON list. */
  trigger_values: string;
}

interface EvaluationsTable {
  id: string;
  /** Null while a visitor's evaluation is not claimed. */
  user_id: number | null;
  /** SHA-256 of the token that claims it. */
  claim_hash: string | null;
  claim_expires_at: string | null;
  original_filename: string;
  overall_score: number;
  page_count: number;
  file_sha256: string;
  /** JSON of the engine's result. */
  result: string;
  created_at: string;
  /** What its owner calls it; without one it goes by its file. */
  name: string | null;
  /** The deck in the store; its reading lies beside it. Null for evaluations older than the keeping of decks. */
  file_key: string | null;
  file_size: number | null;
}

/** An evaluation under way, or what became of it. */
interface EvaluationRunsTable {
  /** SHA-256 of the token by which it is found again. */
  token_hash: string;
  user_id: number | null;
  original_filename: string;
  state: 'working' | 'done' | 'failed' | 'cancelled';
  evaluation_id: string | null;
  /** JSON of the failure as it was answered. */
  failure: string | null;
  created_at: string;
  expires_at: string;
  /** The deck in the store, from the start. Null for runs older than that. */
  file_key: string | null;
  file_size: number | null;
  /** The engine that was asked for; null for the installation's own. */
  engine: string | null;
  /** Which taking of the run it is that goes on; another one by a new name. */
  holder: string | null;
  /** Without a sign of life until then, another server takes it up. */
  lease_until: string | null;
  /** How often it was begun. */
  attempts: Generated<number>;
  /** JSON of what it was doing at the last sign of life. */
  progress: string | null;
}

/** What the built-in rubric says of a deck that is compared with others. */
interface RubricScoresTable {
  evaluation_id: string;
  /** The version of the rubric that judged. */
  rubric_version: string;
  /** JSON: scores in the order of the categories; an empty list where that version cannot judge the deck. */
  scores: string;
}

/** A deck sent to an investor. What was true of the founder's company when it was sent stays with it. */
interface SubmissionsTable {
  id: string;
  founder_id: number;
  investor_id: number;
  /** The version of this deck that the founder sent to the same investor before. */
  previous_id: string | null;
  status: SubmissionStatus;
  company_name: string;
  founder_company: string;
  founder_name: string;
  founder_work_field: string;
  description: string;
  /** Company, founder, sector and description, folded for searching. */
  search_text: string;
  file_key: string;
  original_filename: string;
  file_size: number;
  file_sha256: string;
  page_count: number;
  /** 0 to 10. */
  likelihood_score: number | null;
  likelihood_reason: string | null;
  /** JSON of the engine's result. */
  likelihood: string | null;
  created_at: string;
  /** When the questionnaire was submitted; null while it is a draft. */
  answered_at: string | null;
  /** For the investor alone. */
  investor_note: Generated<string>;
  /** Why the investor passed: a reason's id, and a comment. The founder reads both. */
  pass_reason: PassReason | null;
  pass_comment: Generated<string>;
}

/** The copy of a question that a submission was sent with, and the founder's answer. */
interface SubmissionAnswersTable {
  submission_id: string;
  question_id: string;
  position: number;
  question: string;
  type: 'text' | 'file' | 'dropdown' | 'both';
  required: Flag;
  /** JSON list. */
  options: string;
  parent_question: string | null;
  /** JSON list. */
  trigger_values: string;
  answer: Generated<string>;
  file_key: string | null;
  file_name: string | null;
  file_size: number | null;
}

interface SubmissionEventsTable {
  id: string;
  submission_id: string;
  kind: 'sent' | 'answered' | 'opened' | 'status' | 'likelihood';
  /** For `status` the new one. */
  detail: string | null;
  at: string;
}

interface SlideViewsTable {
  submission_id: string;
  /** One opening of the deck by the investor. */
  viewing_id: string;
  slide: number;
  seconds: number;
  at: string;
}

/** Mails about a change of status that wait until it can no longer be taken back. */
interface StatusLettersTable {
  event_id: string;
  due_at: string;
}

interface SavedFiltersTable {
  id: string;
  user_id: number;
  name: string;
  /** As in the address of the page. */
  query: string;
  created_at: string;
}

interface SavedDecksTable {
  id: string;
  user_id: number;
  name: string;
  company_name: string;
  total_slides: number;
  /** JSON of the deck's slides and look. */
  content: string;
  revision: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

interface AssistantConversationsTable {
  id: string;
  user_id: number;
  /** What it is about: one of the two. */
  evaluation_id: string | null;
  saved_deck_id: string | null;
  created_at: string;
  updated_at: string;
}

interface AssistantMessagesTable {
  id: string;
  conversation_id: string;
  position: number;
  role: 'user' | 'assistant';
  text: string;
  /** JSON of an answer's parts. */
  blocks: string;
  /** JSON list of what might be asked next. */
  suggestions: string;
  /** The slide that was open. */
  slide: number | null;
  status: 'complete' | 'stopped' | 'failed';
  engine: 'rubric' | 'llm' | null;
  created_at: string;
}

/** What a saved deck was like at a revision. */
interface SavedDeckVersionsTable {
  id: string;
  saved_deck_id: string;
  /** As somebody has named it; null for one that was kept by itself. */
  label: string | null;
  revision: number;
  total_slides: number;
  content: string;
  /** When the deck was last changed before it was kept. */
  saved_at: string;
  created_at: string;
}

/** An image for the saved decks of its owner. */
interface SavedDeckImagesTable {
  file_key: string;
  /** By which the slides name it. */
  name: string;
  user_id: number;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
  created_at: string;
  /** When it was first seen that no deck and no version shows it. */
  unused_since: string | null;
}

interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  /** SHA-256 of what was asked for. */
  request_hash: string;
  /** JSON of the answer; null while the first request is still at work. */
  response: string | null;
  created_at: string;
  expires_at: string;
}

export type AdminActionKind =
  | 'made_investor'
  | 'unmade_investor'
  | 'made_superuser'
  | 'unmade_superuser'
  | 'removed_second_factor';

/** What was done to accounts of others. Who is deleted leaves a gap here, not a name. */
interface AdminActionsTable {
  id: string;
  at: string;
  /** Null for whoever did it from the command line, or is deleted. */
  actor_id: number | null;
  target_id: number | null;
  action: AdminActionKind;
}

interface SecondFactorsTable {
  user_id: number;
  /** Sealed with the server's key. */
  secret: string;
  created_at: string;
  /** Null until the first code has shown that the app has the secret; only then it counts. */
  confirmed_at: string | null;
  /** The latest step of time whose code was used: no code works twice. */
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  /** SHA-256 of the person's id and the code. A used one is gone. */
  hash: string;
  user_id: number;
}

interface KnownDevicesTable {
  user_id: number;
  /** As people call it: "Firefox on Windows". */
  device: string;
  first_seen_at: string;
}

interface DemoAccountsTable {
  email: string;
  user_id: number;
  created_at: string;
}

interface TelemetryTable {
  id: string;
  at: string;
  kind: 'load' | 'failure';
  remote: string;
  release: string;
  /** Name of the page; empty for a failure of the whole part. */
  page: string;
  /** Of a load. */
  milliseconds: number | null;
  /** Of a failure: its kind, what the person was given to name it by, and the release that stood in. */
  failure: string | null;
  reference: string | null;
  fallback: string | null;
}

/** A link by which anybody reads an evaluation. */
interface EvaluationSharesTable {
  id: string;
  evaluation_id: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  last_opened_at: string | null;
}

/** Who lets the scores of their latest evaluation count among others'. */
interface BenchmarkConsentsTable {
  user_id: number;
  /** Of their company, as they say. */
  stage: string;
  given_at: string;
}

export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  mail_links: MailLinksTable;
  throttles: ThrottlesTable;
  questions: QuestionsTable;
  evaluations: EvaluationsTable;
  evaluation_runs: EvaluationRunsTable;
  rubric_scores: RubricScoresTable;
  evaluation_shares: EvaluationSharesTable;
  benchmark_consents: BenchmarkConsentsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  known_devices: KnownDevicesTable;
  demo_accounts: DemoAccountsTable;
  admin_actions: AdminActionsTable;
  submissions: SubmissionsTable;
  submission_answers: SubmissionAnswersTable;
  submission_events: SubmissionEventsTable;
  telemetry: TelemetryTable;
  idempotency_keys: IdempotencyKeysTable;
  slide_views: SlideViewsTable;
  status_letters: StatusLettersTable;
  saved_filters: SavedFiltersTable;
  saved_decks: SavedDecksTable;
  assistant_conversations: AssistantConversationsTable;
  assistant_messages: AssistantMessagesTable;
  saved_deck_versions: SavedDeckVersionsTable;
  saved_deck_images: SavedDeckImagesTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type SecondFactorRow = Selectable<SecondFactorsTable>;
export type SessionRow = Selectable<SessionsTable>;
export type QuestionRow = Selectable<QuestionsTable>;
export type EvaluationRow = Selectable<EvaluationsTable>;
export type NewEvaluation = Insertable<EvaluationsTable>;
export type EvaluationShareRow = Selectable<EvaluationSharesTable>;
export type EvaluationRunRow = Selectable<EvaluationRunsTable>;
export type NewEvaluationRun = Insertable<EvaluationRunsTable>;
export type SavedDeckRow = Selectable<SavedDecksTable>;
export type SavedDeckVersionRow = Selectable<SavedDeckVersionsTable>;
export type SavedDeckImageRow = Selectable<SavedDeckImagesTable>;
export type ConversationRow = Selectable<AssistantConversationsTable>;
export type AssistantMessageRow = Selectable<AssistantMessagesTable>;
export type SubmissionRow = Selectable<SubmissionsTable>;
export type NewSubmission = Insertable<SubmissionsTable>;
export type SubmissionAnswerRow = Selectable<SubmissionAnswersTable>;

import type { PassReason, SecurityEventKind, SubmissionStatus } from '@northlight/shared-api/rules';
import type { Generated, Insertable, Selectable } from 'kysely';

/** A boolean as 0 or 1, so that both engines store the same value. */
export type Flag = 0 | 1;
export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** Times are ISO 8601 in UTC, so that they sort as text. JSON is stored as text. */
interface UsersTable {
  id: Generated<number>;
  /** Lower case, trimmed. */
  email: string;
  email_verified_at: string | null;
  /** Shown on the public investor profile; null for none. */
  contact_email: Generated<string | null>;
  password_hash: string;
  first_name: string;
  last_name: string;
  company: Generated<string>;
  work_field: Generated<string>;
  phone: Generated<string>;
  bio: Generated<string>;
  /** Key in the file store. */
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
  /** What the directory sorts by and searches, lower case without accents. */
  name_key: Generated<string>;
  company_key: Generated<string>;
  search_text: Generated<string>;
  created_at: string;
  last_login_at: string | null;
  /** JSON map of notification kind to boolean; a missing kind has its default. */
  notifications: Generated<string>;
  /** When the account is deleted for good; null if it is not scheduled for deletion. */
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

/** A change of a user's email address, pending or confirmed. It holds the token of one link at a time. */
interface EmailChangesTable {
  id: string;
  user_id: number;
  /** The session that asked for the change and outlives it. */
  session_id: string;
  old_email: string;
  new_email: string;
  /** SHA-256 of the token: of the confirmation link while pending, then of the undo link. */
  token_hash: string;
  requested_at: string;
  confirmed_at: string | null;
  /** When the link expires. */
  expires_at: string;
}

/** Proof that a user has just confirmed their identity. It is deleted when used. */
interface IdentityProofsTable {
  /** SHA-256 of the proof. */
  hash: string;
  user_id: number;
  session_id: string;
  expires_at: string;
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
  /** Null until a visitor's evaluation is claimed. */
  user_id: number | null;
  /** SHA-256 of the token that claims it. */
  claim_hash: string | null;
  claim_expires_at: string | null;
  original_filename: string;
  /** Both ends of the overall score. They differ if a category was not assessed. */
  overall_score: number;
  overall_high: number;
  page_count: number;
  file_sha256: string;
  /** JSON of the engine's result. */
  result: string;
  created_at: string;
  /** Name given by the owner; null means that the file name is shown. */
  name: string | null;
  /**
   * The deck's key in the store; its extracted text is stored next to it. Null for evaluations from before decks were
   * kept.
   */
  file_key: string | null;
  file_size: number | null;
}

/** An evaluation job, running or finished. */
interface EvaluationRunsTable {
  /** SHA-256 of the job's token. */
  token_hash: string;
  user_id: number | null;
  original_filename: string;
  state: 'working' | 'done' | 'failed' | 'cancelled';
  evaluation_id: string | null;
  /** JSON of the failure as shown to the user. */
  failure: string | null;
  created_at: string;
  expires_at: string;
  /** Key of the deck in the store. Null for jobs from before decks were stored at the start. */
  file_key: string | null;
  file_size: number | null;
  /** The requested engine; null for the server's default. */
  engine: string | null;
}

/** The built-in rubric's scores of a deck that is compared with others. */
interface RubricScoresTable {
  evaluation_id: string;
  /** The rubric version that scored the deck. */
  rubric_version: string;
  /** JSON: scores in category order; an empty list when this version cannot score the deck. */
  scores: string;
}

/** A deck sent to an investor. Company details are copied when it is sent and do not change afterwards. */
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
  /** Visible to the investor only. */
  investor_note: Generated<string>;
  /** Why the investor passed: a reason's id, and a comment. The founder sees both. */
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
  /** `undone` is a change of status that was undone. */
  kind: 'sent' | 'answered' | 'opened' | 'status' | 'undone' | 'likelihood';
  /** For `status` and `undone`, the new status. */
  detail: string | null;
  at: string;
}

interface SlideViewsTable {
  submission_id: string;
  /** Identifies one opening of the deck by the investor. */
  viewing_id: string;
  slide: number;
  seconds: number;
  at: string;
}

/** Pending emails about a status change. They are sent once the change can no longer be undone. */
interface StatusEmailsTable {
  event_id: string;
  due_at: string;
}

interface SavedFiltersTable {
  id: string;
  user_id: number;
  name: string;
  /** The query string of the page. */
  query: string;
  created_at: string;
}

interface SavedDecksTable {
  id: string;
  user_id: number;
  name: string;
  company_name: string;
  total_slides: number;
  /** JSON of the deck's slides and theme. */
  content: string;
  revision: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

interface AssistantConversationsTable {
  id: string;
  user_id: number;
  /** What the conversation is about: exactly one of the two is set. */
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
  /** JSON of the answer's blocks. */
  blocks: string;
  /** JSON list of suggested next messages. */
  suggestions: string;
  /** The slide that was open. */
  slide: number | null;
  status: 'complete' | 'stopped' | 'failed';
  engine: 'rubric' | 'llm' | null;
  created_at: string;
}

/** A saved deck at one revision. */
interface SavedDeckVersionsTable {
  id: string;
  saved_deck_id: string;
  /** Name given by the owner; null for an automatic version. */
  label: string | null;
  revision: number;
  total_slides: number;
  content: string;
  /** When the deck had last been changed before this version was kept. */
  saved_at: string;
  created_at: string;
}

/** An image for the saved decks of its owner. */
interface SavedDeckImagesTable {
  file_key: string;
  /** The name that slides refer to. */
  name: string;
  user_id: number;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
  created_at: string;
  /** When the sweep first found that no deck and no version uses it. */
  unused_since: string | null;
}

interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  /** SHA-256 of the request. */
  request_hash: string;
  /** JSON of the response; null while the first request is in progress. */
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

/** Log of actions on other people's accounts. A deleted account leaves null, not a name. */
interface AdminActionsTable {
  id: string;
  at: string;
  /** Null for the command line, or a deleted actor. */
  actor_id: number | null;
  target_id: number | null;
  action: AdminActionKind;
}

interface SecurityEventsTable {
  id: string;
  at: string;
  kind: SecurityEventKind;
  /** Whose account it concerns. */
  user_id: number;
  /** Who did it to another's account; null for the user, the command line, or a deleted actor. */
  actor_id: number | null;
  /** As in the list of sessions; null for the command line. */
  device: string | null;
  /** For `role_changed`, how. */
  detail: AdminActionKind | null;
}

interface SecondFactorsTable {
  user_id: number;
  /** Encrypted with the server's key. */
  secret: string;
  created_at: string;
  /** Null until a first code proves that the app has the secret; until then the factor is not active. */
  confirmed_at: string | null;
  /** The latest time step whose code was used, so that no code works twice. */
  last_step: Generated<number>;
}

interface PasskeysTable {
  /** The credential's id, which its authenticator chose. */
  id: string;
  user_id: number;
  name: string;
  /** COSE key in Base64url. */
  public_key: string;
  /** Signatures so far, as the authenticator counts them; many always say 0. */
  sign_count: number;
  /** JSON array of how a browser reaches the authenticator, such as "internal" or "usb". */
  transports: string;
  /** Whether the passkey is backed up to other devices of its owner. */
  is_synced: number;
  created_at: string;
  last_used_at: string | null;
}

/** Challenges that a passkey has signed; each works once. */
/** Custom URLs that people have given up. */
interface FormerSlugsTable {
  slug: string;
  user_id: number;
  /** Until then it redirects, and nobody else can take it. */
  expires_at: string;
}

interface UsedPasskeyChallengesTable {
  /** SHA-256 of the challenge. */
  hash: string;
  expires_at: string;
}

interface RecoveryCodesTable {
  /** SHA-256 of the user id and the code. A used code is deleted. */
  hash: string;
  user_id: number;
}

interface KnownDevicesTable {
  user_id: number;
  /** For display, such as "Firefox on Windows". */
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
  /** Page name; empty for a failure of the whole remote. */
  page: string;
  /** Set for loads. */
  milliseconds: number | null;
  /** Set for failures: the kind, the reference shown to the person, and the fallback release that was loaded. */
  failure: string | null;
  reference: string | null;
  fallback: string | null;
  /** The shell's release that the page runs; null from earlier shells. */
  shell: string | null;
}

/** The latest decision on a release. A release without one has not been decided on. */
interface ReleaseVerdictsTable {
  /** Name of a remote, or `shell`. */
  part: string;
  release: string;
  verdict: 'withdrawn' | 'allowed';
  /** In a sentence; empty for `allowed`. */
  reason: string;
  decided_by: 'admin' | 'server';
  /** Null for the server, or a deleted admin. */
  admin_id: number | null;
  at: string;
}

/** Reports that count for a release, during one canary of its part or without one. */
interface ReleaseLoadingTable {
  part: string;
  release: string;
  /** When the canary of that time began; empty without one. */
  canary_since: string;
  loads: number;
  /** Failures caused by the release. */
  failures: number;
  /** Files that did not arrive, because of either the release or the connection. */
  undelivered: number;
}

/** A link that shows an evaluation to anybody who has it. */
interface EvaluationSharesTable {
  id: string;
  evaluation_id: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  last_opened_at: string | null;
}

/** People who let their latest evaluation's scores count in benchmarks. */
interface BenchmarkConsentsTable {
  user_id: number;
  /** Stage of their company, as they stated it. */
  stage: string;
  given_at: string;
}

/** A job of an embedded installation. */
interface JobsTable {
  id: string;
  lane: string;
  kind: string;
  /** At most one unfinished job has this key. */
  key: string;
  /** Whose share of the lane it uses: an account or an address. */
  owner: string;
  /** JSON. */
  data: string;
  /** JSON: seconds before the second attempt, and at most. */
  backoff: string;
  /** JSON: continues the trace of whoever added the job. */
  trace: string;
  priority: number;
  state: 'waiting' | 'running' | 'ended' | 'failed';
  run_at: string;
  created_at: string;
  attempts: number;
  /** How often a worker has taken it, including attempts that do not count. */
  claims: number;
  lease_until: string | null;
  /** JSON of the latest progress. */
  progress: string | null;
  /** JSON of how it ended. */
  outcome: string | null;
  error: string | null;
  ended_at: string | null;
}

/** The latest progress of a running job on PostgreSQL. */
interface JobProgressTable {
  key: string;
  /** JSON. */
  progress: string;
  at: string;
}

export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  mail_links: MailLinksTable;
  email_changes: EmailChangesTable;
  former_slugs: FormerSlugsTable;
  identity_proofs: IdentityProofsTable;
  throttles: ThrottlesTable;
  questions: QuestionsTable;
  evaluations: EvaluationsTable;
  evaluation_runs: EvaluationRunsTable;
  rubric_scores: RubricScoresTable;
  evaluation_shares: EvaluationSharesTable;
  benchmark_consents: BenchmarkConsentsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  used_passkey_challenges: UsedPasskeyChallengesTable;
  known_devices: KnownDevicesTable;
  demo_accounts: DemoAccountsTable;
  admin_actions: AdminActionsTable;
  security_events: SecurityEventsTable;
  submissions: SubmissionsTable;
  submission_answers: SubmissionAnswersTable;
  submission_events: SubmissionEventsTable;
  telemetry: TelemetryTable;
  release_verdicts: ReleaseVerdictsTable;
  release_loading: ReleaseLoadingTable;
  idempotency_keys: IdempotencyKeysTable;
  slide_views: SlideViewsTable;
  status_letters: StatusEmailsTable;
  saved_filters: SavedFiltersTable;
  saved_decks: SavedDecksTable;
  assistant_conversations: AssistantConversationsTable;
  assistant_messages: AssistantMessagesTable;
  saved_deck_versions: SavedDeckVersionsTable;
  saved_deck_images: SavedDeckImagesTable;
  jobs: JobsTable;
  job_progress: JobProgressTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type SessionRow = Selectable<SessionsTable>;
export type QuestionRow = Selectable<QuestionsTable>;
export type EvaluationRow = Selectable<EvaluationsTable>;
export type NewEvaluation = Insertable<EvaluationsTable>;
export type EvaluationShareRow = Selectable<EvaluationSharesTable>;
export type EvaluationRunRow = Selectable<EvaluationRunsTable>;
export type NewEvaluationRun = Insertable<EvaluationRunsTable>;
export type JobRow = Selectable<JobsTable>;
export type SavedDeckRow = Selectable<SavedDecksTable>;
export type SavedDeckVersionRow = Selectable<SavedDeckVersionsTable>;
export type SavedDeckImageRow = Selectable<SavedDeckImagesTable>;
export type ConversationRow = Selectable<AssistantConversationsTable>;
export type AssistantMessageRow = Selectable<AssistantMessagesTable>;
export type SubmissionRow = Selectable<SubmissionsTable>;
export type NewSubmission = Insertable<SubmissionsTable>;
export type SubmissionAnswerRow = Selectable<SubmissionAnswersTable>;

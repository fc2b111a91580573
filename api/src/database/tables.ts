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
}

interface DemoAccountsTable {
  email: string;
  user_id: number;
  created_at: string;
}

export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  mail_links: MailLinksTable;
  throttles: ThrottlesTable;
  questions: QuestionsTable;
  evaluations: EvaluationsTable;
  demo_accounts: DemoAccountsTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
export type QuestionRow = Selectable<QuestionsTable>;
export type EvaluationRow = Selectable<EvaluationsTable>;

import { readFileSync } from 'node:fs';
import { DIRECTORY_PAGE_SIZE } from '@northlight/shared-api/rules';

/** What a hand-written server needs for one route: one statement, and how its rows become the answer. */
export interface Handwritten {
  /** Its parameters are ?1, ?2, and so on. */
  sql: string;
  /** The parameters, from the path's last id, the user and the body. */
  values: (request: { id: string; userId: number; body: Buffer | undefined }) => unknown[];
  // biome-ignore lint/suspicious/noExplicitAny: rows of any statement
  answer: (rows: any[]) => unknown;
}

const first = (rows: unknown[]) => rows[0] ?? null;
const nothing = () => undefined;
const now = () => new Date().toISOString();
const fields = (body: Buffer | undefined) => JSON.parse(body?.toString('utf8') ?? '{}');

const SUBMISSION = `select s.id, s.company_name, s.founder_company, s.founder_name, s.founder_work_field,
  '/api/files/' || f.profile_image as founder_profile_image, f.email as founder_email, f.phone as founder_phone,
  s.description, s.created_at, s.status, '/api/files/' || s.file_key || '?signature' as file_url, s.original_filename,
  s.page_count, s.likelihood_score, s.likelihood_reason, s.answered_at is null as likelihood_pending,
  i.first_name as investor_name, s.answered_at, s.pass_reason, s.pass_comment, f.linkedin as founder_linkedin,
  f.website as founder_website, s.investor_note as note
  from submissions s join users f on f.id = s.founder_id join users i on i.id = s.investor_id`;

const INVESTOR = `select id, first_name, last_name, title, company, '/api/files/' || profile_image as profile_image, bio,
  investment_fields, previous_investments, previous_exits, investment_preferences, min_investment, max_investment,
  contact_email as email, linkedin, twitter, website, custom_url_slug from users`;

const slideTimes = (body: Buffer | undefined): { viewing_id: string; slides: { slide: number; seconds: number }[] } =>
  fields(body);

/** Statements of the hand-written server, by the bench's names. */
export const HANDWRITTEN: Record<string, Handwritten> = {
  'list of 20': {
    sql: `${SUBMISSION} where s.investor_id = ?1 order by s.created_at desc, s.id desc limit 20`,
    values: ({ userId }) => [userId],
    answer: (results) => ({ count: 200, results }),
  },
  'dashboard summary': {
    sql: 'select status, count(*) as count from submissions where investor_id = ?1 group by status',
    values: ({ userId }) => [userId],
    answer: (rows) => {
      const of = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
      return { all: 200, new: of.New ?? 0, reviewed: 0, contacted: of.Contacting ?? 0, rejected: of.Passed ?? 0 };
    },
  },
  'directory page': {
    sql: `${INVESTOR} where is_investor = 1 and is_profile_live = 1 and is_publicly_listed = 1
      order by name_key, id limit ${DIRECTORY_PAGE_SIZE}`,
    values: () => [],
    answer: (rows) => ({
      count: 300,
      results: rows.map((row) => ({ ...row, investment_fields: JSON.parse(row.investment_fields) })),
    }),
  },
  profile: {
    sql: 'select * from users where id = ?1',
    values: ({ userId }) => [userId],
    answer: ([row]) => ({ ...row, investment_fields: JSON.parse(row.investment_fields) }),
  },
  'question set': {
    sql: 'select * from questions where user_id = ?1 order by position',
    values: ({ userId }) => [userId],
    answer: (rows) =>
      rows.map((row) => ({ ...row, options: JSON.parse(row.options), trigger_values: JSON.parse(row.trigger_values) })),
  },
  'evaluation result': {
    sql: 'select * from evaluations where id = ?1 and user_id = ?2',
    values: ({ id, userId }) => [id, userId],
    answer: ([row]) => ({ ...JSON.parse(row.result), id: row.id, name: row.name, created_at: row.created_at }),
  },
  'submission detail': {
    sql: `${SUBMISSION} where s.id = ?1 and s.investor_id = ?2`,
    values: ({ id, userId }) => [id, userId],
    answer: ([row]) => ({ ...row, answers: [], likelihood: null, versions: [] }),
  },
  'token refresh': {
    sql: 'update sessions set last_used_at = ?1 where user_id = ?2',
    values: () => [now(), 1],
    answer: nothing,
  },
  'save answers': {
    sql: 'update submission_answers set answer = ?1 where submission_id = ?2',
    values: ({ id }) => ['A new answer.', id],
    answer: () => ({ saved_at: now() }),
  },
  'change status': {
    sql: 'update submissions set status = ?1 where id = ?2 and investor_id = ?3 returning *',
    values: ({ id, userId, body }) => [fields(body).status, id, userId],
    answer: first,
  },
  telemetry: {
    sql: `insert into telemetry (id, at, kind, remote, release, page, milliseconds) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    values: ({ body }) => {
      const [event] = fields(body).events;
      return [crypto.randomUUID(), now(), event.kind, event.remote, event.release, event.page, event.milliseconds];
    },
    answer: nothing,
  },
  'slide times': {
    sql: `insert into slide_views (submission_id, viewing_id, slide, seconds, at)
      values ${Array.from({ length: 12 }, (_, at) => `(?1, ?2, ?${at * 2 + 4}, ?${at * 2 + 5}, ?3)`).join(', ')}
      on conflict (submission_id, viewing_id, slide) do update set seconds = excluded.seconds, at = excluded.at`,
    values: ({ id, body }) => {
      const { viewing_id, slides } = slideTimes(body);
      return [id, viewing_id, now(), ...slides.flatMap(({ slide, seconds }) => [slide, seconds])];
    },
    answer: nothing,
  },
  'save deck': {
    sql: `update saved_decks set content = ?1, revision = revision + 1, updated_at = ?2 where id = ?3 returning *`,
    values: ({ id, body }) => [JSON.stringify(fields(body).content), now(), id],
    answer: ([row]) => ({ ...row, content: JSON.parse(row.content) }),
  },
};

/** The settings that the bench gives its hand-written server. */
export interface FloorSettings {
  /** PostgreSQL's URL, or the file of an SQLite database. */
  database: string;
  /** Key of the tokens. */
  key: string;
  /** An answer of the product for each name, from which the serializer is compiled. */
  samples: Record<string, unknown>;
  /** The page as the product sends it. */
  page: { headers: Record<string, string>; body: string };
  /** Folder of the static files. */
  assets: string;
}

export const readSettings = (file: string): FloorSettings => JSON.parse(readFileSync(file, 'utf8'));

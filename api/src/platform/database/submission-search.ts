import { type Kysely, sql } from 'kysely';

/** SQLite: a covering index for searching received decks; full rows are four times as long. */
export async function createSubmissionSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create index submissions_searched on submissions (investor_id, created_at, id, status, search_text)`.execute(
    db,
  );
}

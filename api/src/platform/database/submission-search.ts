import { type Kysely, sql } from 'kysely';

/** SQLite: all that a search in an investor's decks reads, side by side; the rows themselves are four times as long. */
export async function createSubmissionSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create index submissions_searched on submissions (investor_id, created_at, id, status, search_text)`.execute(
    db,
  );
}

import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/open.ts';
import { random } from './people.ts';

/** One in this many submissions goes to the first investor, and one in this many comes from the first founder. */
const TO_FIRST = 20;
const FROM_FIRST = 40;
const OTHERS = 3000;
const STATUSES = ['New', 'New', 'New', 'Reviewed', 'Contacting', 'Passed'];
const BATCH = 500;

/** Adds this many submissions between existing people. */
export async function fillSubmissions(db: Db, count: number): Promise<void> {
  const below = random(5);
  const now = Date.UTC(2026, 0, 1);
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, place) => {
      const at = start + place;
      const company = `Company ${below(9000)}`;
      const text = `${company.toLowerCase()} takes a dull job off somebody`;
      return sql`(${sql.join([
        crypto.randomUUID(),
        at % FROM_FIRST === 0 ? 2 : 3 + below(OTHERS),
        at % TO_FIRST === 0 ? 1 : 3 + below(OTHERS),
        STATUSES[below(STATUSES.length)],
        company,
        company,
        `Founder ${below(9000)}`,
        'Logistics',
        text,
        text,
        'decks/none.pdf',
        'deck.pdf',
        1,
        '',
        10,
        below(3) === 0 ? null : below(11),
        new Date(now + at * 60_000).toISOString(),
      ])})`;
    });
    await sql`insert into submissions (id, founder_id, investor_id, status, company_name, founder_company, founder_name,
      founder_work_field, description, search_text, file_key, original_filename, file_size, file_sha256, page_count,
      likelihood_score, created_at) values ${sql.join(rows)}`.execute(db);
  }
}

import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';

/** Queries must repeat these expressions exactly. Each index ends with the status, so that tabs read no rows. */
const ORDERS = {
  company: 'lower(company_name), created_at desc',
  founder: 'lower(founder_name), created_at desc',
  likelihood: 'coalesce(likelihood_score, -1) desc, created_at desc',
};

/** Indexes for sorting and searching received decks. */
export const submissionOrders = (engine: Engine): Migration => ({
  async up(db) {
    for (const [name, columns] of Object.entries(ORDERS)) {
      await sql
        .raw(`create index submissions_received_by_${name} on submissions (investor_id, ${columns}, id, status)`)
        .execute(db);
    }
    await engine.createSubmissionSearch(db);
  },
});

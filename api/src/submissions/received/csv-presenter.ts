import { statusForInvestor } from '@northlight/shared-api/rules';
import { stringify } from 'csv-stringify/sync';
import type { ReceivedRow } from './repository.ts';

const COLUMNS: Record<string, (row: ReceivedRow) => string | number | null> = {
  Company: (row) => row.company_name,
  Founder: (row) => row.founder_name,
  Email: (row) => row.founder_email,
  Phone: (row) => row.founder_phone,
  Industry: (row) => row.founder_work_field,
  Submitted: (row) => row.created_at,
  Status: (row) => statusForInvestor(row),
  Likelihood: (row) => row.likelihood_score,
  Description: (row) => row.description,
  Deck: (row) => row.original_filename,
  Note: (row) => row.investor_note,
};

/**
 * Submissions as CSV for spreadsheets. Formulas are escaped, every cell is quoted so that no separator of another country
 * starts a new cell, and Excel finds its UTF-8 byte order mark.
 */
export const presentCsv = (rows: ReceivedRow[]): string =>
  stringify(
    rows.map((row) => Object.values(COLUMNS).map((read) => read(row))),
    {
      header: true,
      columns: Object.keys(COLUMNS),
      escape_formulas: true,
      quoted: true,
      bom: true,
      record_delimiter: 'windows',
    },
  );

import { guardFormula, PASS_REASONS, statusForInvestor } from '@northlight/shared-api/rules';
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import type { Answer } from '../sending/schemas.ts';
import type { ReceivedRow } from './repository.ts';

/** A submission to export, with what its own row lacks. */
export interface CsvSubmission {
  row: ReceivedRow;
  /** When the status last changed; null while it is the first one. */
  statusChangedAt: string | null;
  /** Empty until the founder submits them. */
  answers: z.output<typeof Answer>[];
}

const answerText = ({ answer, file_name }: z.output<typeof Answer>) =>
  [answer.trim(), file_name ?? ''].filter((part) => part !== '').join('\n') || 'No answer';

const COLUMNS: Record<string, (submission: CsvSubmission) => string | number | null> = {
  Company: ({ row }) => row.company_name,
  Founder: ({ row }) => row.founder_name,
  Email: ({ row }) => row.founder_email,
  Phone: ({ row }) => row.founder_phone,
  Industry: ({ row }) => row.founder_work_field,
  Submitted: ({ row }) => row.created_at,
  Answered: ({ row }) => row.answered_at,
  Status: ({ row }) => statusForInvestor(row),
  'Status changed': ({ statusChangedAt }) => statusChangedAt,
  'Rejection reason': ({ row }) => (row.status === 'Passed' && row.pass_reason ? PASS_REASONS[row.pass_reason] : null),
  'Rejection comment': ({ row }) => (row.status === 'Passed' ? row.pass_comment : null),
  Likelihood: ({ row }) => row.likelihood_score,
  Description: ({ row }) => row.description,
  Deck: ({ row }) => row.original_filename,
  Note: ({ row }) => row.investor_note,
  Answers: ({ answers }) => answers.map((answer) => `${answer.question}\n${answerText(answer)}`).join('\n\n'),
};

/**
 * Submissions as CSV for spreadsheets. Formulas are escaped, every cell is quoted so that no separator of another country
 * starts a new cell, and Excel finds its UTF-8 byte order mark.
 */
export const presentCsv = (submissions: CsvSubmission[]): string =>
  stringify(
    submissions.map((submission) => Object.values(COLUMNS).map((read) => read(submission))),
    {
      header: true,
      columns: Object.keys(COLUMNS),
      cast: { string: guardFormula },
      quoted: true,
      bom: true,
      record_delimiter: 'windows',
    },
  );

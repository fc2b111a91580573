import { type SubmissionStatus, statusForInvestor } from '@northlight/shared-api/rules';
import type { StatusTone } from '@northlight/shared-ui';

/** How a submission's status is drawn for the investor. */
export const toneForInvestor = (row: { status: SubmissionStatus; likelihood_score: number | null }): StatusTone =>
  statusForInvestor(row).toLowerCase() as StatusTone;

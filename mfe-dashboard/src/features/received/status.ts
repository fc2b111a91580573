import { type SubmissionStatus, statusForInvestor } from '@northlight/shared-api/rules';
import type { StatusTone } from '@northlight/shared-ui';

/** Returns the tone of a submission's status for the investor. */
export const toneForInvestor = (row: { status: SubmissionStatus; likelihood_score: number | null }): StatusTone =>
  statusForInvestor(row).toLowerCase() as StatusTone;

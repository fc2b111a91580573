import {
  addressTriedJob,
  newDeviceJob,
  passwordChangedJob,
  passwordResetJob,
  verificationJob,
} from '../accounts/authentication/mail-jobs.ts';
import { confirmEmailChangeJob, emailChangedJob, emailChangeRequestedJob } from '../accounts/email-change/mail-jobs.ts';
import { accountKeptJob, deletionRequestedJob } from '../accounts/personal-data/mail-jobs.ts';
import { passkeyJob, secondFactorJob } from '../accounts/second-factor/mail-jobs.ts';
import type { AnyKind } from '../platform/jobs/kinds.ts';
import { answersReceivedJob, deckReceivedJob } from '../submissions/sending/mail-jobs.ts';
import { statusNoticeJob } from '../submissions/status/status-notice.ts';

/** Every kind of email. */
export const MAILS: readonly AnyKind[] = [
  verificationJob,
  passwordResetJob,
  addressTriedJob,
  passwordChangedJob,
  newDeviceJob,
  confirmEmailChangeJob,
  emailChangeRequestedJob,
  emailChangedJob,
  secondFactorJob,
  passkeyJob,
  deletionRequestedJob,
  accountKeptJob,
  deckReceivedJob,
  answersReceivedJob,
  statusNoticeJob,
];

import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';
import { accounts } from './0001-accounts.ts';
import { questions } from './0002-questions.ts';
import { evaluations } from './0003-evaluations.ts';
import { demoAccounts } from './0004-demo-accounts.ts';
import { telemetry } from './0005-telemetry.ts';
import { secondFactor } from './0006-second-factor.ts';
import { personalSettings } from './0007-personal-settings.ts';
import { submissions } from './0008-submissions.ts';
import { directory } from './0009-directory.ts';
import { receivedDecks } from './0010-received-decks.ts';
import { savedDecks } from './0012-saved-decks.ts';
import { submissionOrders } from './0014-submission-orders.ts';
import { directoryAndFiles } from './0015-directory-and-files.ts';
import { keptEvaluations } from './0016-kept-evaluations.ts';
import { assistant } from './0017-assistant.ts';
import { sharedEvaluations } from './0021-shared-evaluations.ts';
import { directoryTables } from './0022-directory-tables.ts';
import { lastingRuns } from './0023-lasting-runs.ts';
import { directoryCounts } from './0024-directory-counts.ts';
import { overallRanges } from './0025-overall-ranges.ts';
import { emailChanges } from './0026-email-changes.ts';
import { passkeys } from './0028-passkeys.ts';
import { contactAddress } from './0029-contact-address.ts';
import { securityEvents } from './0031-security-events.ts';
import { sentStorage } from './0032-sent-storage.ts';
import { releaseVerdicts } from './0053-release-verdicts.ts';
import { jobs } from './0057-jobs.ts';
import { formerSlugs } from './0058-former-slugs.ts';

/** All migrations by the name stored in the database. They run in the order of their names. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001-accounts': accounts(engine),
  '0002-questions': questions(),
  '0003-evaluations': evaluations(),
  '0004-demo-accounts': demoAccounts(),
  '0005-telemetry': telemetry(),
  '0006-second-factor': secondFactor(),
  '0007-personal-settings': personalSettings(),
  '0008-submissions': submissions(),
  '0009-directory': directory(),
  '0010-received-decks': receivedDecks(),
  '0012-saved-decks': savedDecks(),
  '0014-submission-orders': submissionOrders(engine),
  '0015-directory-and-files': directoryAndFiles(),
  '0016-kept-evaluations': keptEvaluations(),
  '0017-assistant': assistant(),
  '0021-shared-evaluations': sharedEvaluations(),
  '0022-directory-tables': directoryTables(),
  '0023-lasting-runs': lastingRuns(),
  '0024-directory-counts': directoryCounts(engine),
  '0025-overall-ranges': overallRanges(),
  '0026-email-changes': emailChanges(),
  '0028-passkeys': passkeys(),
  '0029-contact-address': contactAddress(),
  '0031-security-events': securityEvents(),
  '0032-sent-storage': sentStorage(),
  '0053-release-verdicts': releaseVerdicts(),
  '0057-jobs': jobs(),
  '0058-former-slugs': formerSlugs(),
});

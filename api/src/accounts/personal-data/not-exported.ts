import type { PersonalData } from './personal-data.ts';

/** Internal tables, and tables that say nothing about a person that the exported ones don't. */
export const internalData: PersonalData = {
  name: null,
  tables: [
    'mail_links',
    'identity_proofs',
    'second_factors',
    'recovery_codes',
    'used_passkey_challenges',
    'known_devices',
    'idempotency_keys',
    'admin_actions',
    'release_verdicts',
    'saved_filters',
  ],
};

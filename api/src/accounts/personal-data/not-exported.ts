import type { PersonalData } from './personal-data.ts';

/** What the server keeps to do its work, and what says nothing about a person that the rest does not. */
export const internalData: PersonalData = {
  name: null,
  tables: [
    'mail_links',
    'second_factors',
    'recovery_codes',
    'known_devices',
    'idempotency_keys',
    'admin_actions',
    'saved_filters',
  ],
};

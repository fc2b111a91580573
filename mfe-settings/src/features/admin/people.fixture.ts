import type { AdminUser } from '@northlight/shared-api';

/** A founder as an admin sees them, with overrides. */
export const anAdminUser = (given: Partial<AdminUser> = {}): AdminUser => ({
  id: 7,
  first_name: 'Ines',
  last_name: 'Varga-Holm',
  email: 'ines@isferd.test',
  email_verified: true,
  company: 'Isferd',
  is_investor: false,
  is_superuser: false,
  is_profile_live: false,
  created_at: '2026-09-02T08:00:00.000Z',
  last_login: '2026-11-20T09:12:00.000Z',
  deletion_due: null,
  ...given,
});

import type { AccountSecurityEvent, AdminUser } from '@northlight/shared-api';

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

const INES = { id: 7, name: 'Ines Varga-Holm', email: 'ines@isferd.test' };

/** A refused login, a changed role, and a change from the command line. */
export const SECURITY_EVENTS: AccountSecurityEvent[] = [
  {
    id: 'c',
    at: '2026-11-20T10:00:00.000Z',
    kind: 'login_refused',
    device: 'Firefox on Windows',
    detail: null,
    account: INES,
    actor: null,
  },
  {
    id: 'b',
    at: '2026-11-20T09:30:00.000Z',
    kind: 'role_changed',
    device: 'Safari on macOS',
    detail: 'made_investor',
    account: INES,
    actor: { id: 1, name: 'Noor Castellan', email: 'noor@northlight.test' },
  },
  {
    id: 'a',
    at: '2026-11-19T16:00:00.000Z',
    kind: 'second_factor_off',
    device: null,
    detail: null,
    account: INES,
    actor: null,
  },
];

import { answers } from '@northlight/shared-api/testing';
import { SESSIONS } from '../features/security/security.fixture.ts';

/** What the sections about signing in ask for when the page opens. */
export const ON_OPENING = [
  answers('get', '/api/accounts/sessions/', SESSIONS),
  answers('get', '/api/accounts/second-factor/', { enabled: false, recovery_codes_left: 0 }),
];

import { answers, pageOf } from '@northlight/shared-api/testing';
import { EVENTS, SESSIONS } from '../features/security/security.fixture.ts';

/** Responses that the security sections request when the page opens. */
export const ON_OPENING = [
  answers('get', '/api/accounts/sessions/', SESSIONS),
  answers('get', '/api/accounts/second-factor/', { enabled: false, required: false, recovery_codes_left: 0 }),
  answers('get', '/api/accounts/security-events/', (asked) => pageOf(EVENTS, asked)),
];

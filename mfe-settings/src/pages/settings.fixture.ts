import { answers, aSecondFactor, pageOf } from '@northlight/shared-api/testing';
import { EVENTS, SESSIONS } from '../features/security/security.fixture.ts';

/** Responses that the security sections request when the page opens. */
export const ON_OPENING = [
  answers('get', '/api/accounts/sessions/', SESSIONS),
  answers('get', '/api/accounts/passkeys/', []),
  answers('get', '/api/accounts/second-factor/', aSecondFactor()),
  answers('get', '/api/accounts/security-events/', (asked) => pageOf(EVENTS, asked)),
];

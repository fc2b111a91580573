import type { Session } from '@northlight/shared-api';
import type { mockApi } from '@northlight/shared-api/testing';

/** Story `parameters`, with the same names as in the tests' `renderPage`. */
export interface StoryParameters {
  /** API answers as msw handlers; the first match wins. */
  api?: Parameters<typeof mockApi>[0];
  /** Current user's session; nobody is logged in when omitted. */
  session?: Session;
  /** Route pattern of the page, such as `/evaluation-results/:id`. */
  route?: string;
  /** Current location. Defaults to `route`. */
  at?: string | { pathname: string; search?: string; state?: unknown };
}

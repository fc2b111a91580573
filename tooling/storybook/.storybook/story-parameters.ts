import type { Session } from '@northlight/shared-api';
import type { mockApi } from '@northlight/shared-api/testing';

/** What a story may say in its `parameters`, in the same words as the tests' `renderPage`. */
export interface StoryParameters {
  /** What the API answers: handlers of msw, the first match wins. */
  api?: Parameters<typeof mockApi>[0];
  /** Who is using the product; nobody is signed in when missing. */
  session?: Session;
  /** Pattern of the page's route, such as `/evaluation-results/:id`. */
  route?: string;
  /** Where the person is; the route when missing. */
  at?: string | { pathname: string; search?: string; state?: unknown };
}

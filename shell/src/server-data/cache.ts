import { createQueryClient, readTokens } from '@northlight/shared-api';
import type { QueryClient } from '@tanstack/react-query';
import { renderedAnswers } from '../hydration/rendered-answers.ts';
import { onPersonChange } from '../session/person-change.ts';

let cache: QueryClient | null = null;

/** Adds what the server rendered the page with. It was given to a guest, so that a person's data are requested again. */
function addAnswers(to: QueryClient) {
  const updatedAt = readTokens() ? 0 : performance.timeOrigin;
  for (const [key, answer] of renderedAnswers() ?? []) to.setQueryData(key, answer, { updatedAt });
}

/** The one cache of server data in this tab. */
export function serverData(): QueryClient {
  if (cache) return cache;
  cache = createQueryClient();
  addAnswers(cache);
  onPersonChange(() => cache?.clear()); // never show one user another's data
  return cache;
}

/** Sets the cache where pages are rendered one by one: on a server. */
export function provideServerData(given: QueryClient): void {
  cache = given;
}

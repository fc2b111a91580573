import { keepPreviousData, type Query, type QueryClient } from '@tanstack/react-query';
import type { RequiredKeysOf } from 'openapi-typescript-helpers';
import { request } from './client/client.ts';
import type { AnyOptions, Json, Parameters, Path, SendOptions } from './client/operations.ts';

type Read = Path<'get'>;
type Some<T> = { [part in keyof T]?: Partial<T[part]> };

/** Key of the queries of one callApi, or of some of them. */
export type CallKey = readonly [path: Read, parameters?: object];

const toKey = (path: Read, parameters?: object): CallKey => (parameters ? [path, parameters] : [path]);

async function read<P extends Read>(path: P, options: AnyOptions): Promise<Json<'get', P>> {
  const answer = await request('get', path, options);
  return answer.json();
}

/**
 * Key of a query: the path of its callApi, as the contract spells it, then its parameters. As a filter it matches every
 * query of that call that has the parameters given here.
 */
export const queryKey = <P extends Read>(path: P, parameters?: Some<Parameters<'get', P>>): CallKey =>
  toKey(path, parameters);

type QueryArguments<P extends Read> =
  RequiredKeysOf<Parameters<'get', P>> extends never
    ? [parameters?: Parameters<'get', P>, sending?: SendOptions]
    : [parameters: Parameters<'get', P>, sending?: SendOptions];

/** Key and function of a query that reads this path of the contract. */
export const queryOf = <P extends Read>(path: P, ...[parameters, sending]: QueryArguments<P>) => ({
  queryKey: toKey(path, parameters),
  queryFn: ({ signal }: { signal: AbortSignal }) => read(path, { ...(parameters as AnyOptions), ...sending, signal }),
});

type PageOf<P extends Read> = Exclude<Json<'get', P>, readonly unknown[]>;

/** As `queryOf`, for one page of a list, counted from 1; the previous page stays while the next one loads. */
export const pageQuery = <P extends Read>(
  path: P,
  query: Parameters<'get', P>['query'] & { page: number; page_size: number },
) => ({
  queryKey: toKey(path, { query }),
  // The server answers the whole list only when asked for no page.
  queryFn: ({ signal }: { signal: AbortSignal }) => read(path, { query, signal }) as Promise<PageOf<P>>,
  placeholderData: keepPreviousData,
});

/** A query whose first answer is on its way. */
const isFirstRead = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';

/**
 * Makes queries stale. Those on screen are read again; resolves when they have been. A first answer that is on its way
 * may tell what was true before, so it is not waited for.
 */
export async function invalidate(cache: QueryClient, ...keys: readonly CallKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (key) => {
      const outdated = { queryKey: key, predicate: isFirstRead };
      if (cache.isFetching(outdated) > 0) await cache.cancelQueries(outdated);
      await cache.invalidateQueries({ queryKey: key });
    }),
  );
}

import { shortHash } from './base.mjs';

/**
 * Version of the keys under which hooks keep the server's data in the cache that all parts share: a hash of the keys of
 * some calls. Parts with other keys would not see each other's changes.
 * @returns {Promise<string>}
 */
export async function cacheKeysVersion() {
  const { pageQuery, queryKey, queryOf } = await import('../../shared-api/src/query-keys.ts');
  const path = { id: '1' };
  return shortHash([
    JSON.stringify([
      queryKey('/api/things/'),
      queryKey('/api/things/{id}/', { path }),
      queryOf('/api/things/{id}/', { path, query: { sort: 'name' } }).queryKey,
      pageQuery('/api/things/', { page: 2, page_size: 10 }).queryKey,
    ]),
  ]);
}

import { splitList } from '@northlight/shared-api/rules';
import { imageAddress } from '../accounts/users/presenter.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/open.ts';
import type { UserRow } from '../platform/database/tables.ts';
import type { Describe, PageFacts } from '../platform/site/page-head.ts';
import { addressOf } from './address.ts';
import { findInvestor } from './repository.ts';

/** Maximum length of the description, as other sites shorten it. */
const DESCRIPTION_MAX = 200;

const shorten = (text: string) => {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > DESCRIPTION_MAX
    ? `${letters
        .slice(0, DESCRIPTION_MAX - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
};

async function profileAt(db: Db, { pathname, searchParams }: URL): Promise<UserRow | undefined> {
  const [, encoded] = /^\/investor\/([^/]+)\/?$/.exec(pathname) ?? [];
  const id = searchParams.get('id') ?? '';
  if (encoded !== undefined) return await findInvestor(db, { slug: decodeURIComponent(encoded).toLowerCase() });
  if (/^\/investor\/?$/.test(pathname) && /^\d{1,15}$/.test(id)) return await findInvestor(db, { id: Number(id) });
  return undefined;
}

/** The profile as schema.org describes it: what everybody may read of it. */
const jsonLdOf = (row: UserRow, name: string, url: string, image: string | null) => ({
  '@type': 'ProfilePage',
  url,
  mainEntity: {
    '@type': 'Person',
    name,
    ...(row.title && { jobTitle: row.title }),
    ...(row.company && { worksFor: { '@type': 'Organization', name: row.company } }),
    ...(row.bio && { description: shorten(row.bio) }),
    ...(image && { image }),
    knowsAbout: JSON.parse(row.investment_fields ?? '[]') as string[],
    sameAs: [row.website, row.linkedin, row.twitter].filter((link) => link && /^https?:/.test(link)),
  },
});

function factsOf(row: UserRow, publicUrl: string): Partial<PageFacts> {
  const name = `${row.first_name} ${row.last_name}`.trim();
  const role = splitList([row.title, row.company].join(',')).join(', ');
  const canonical = addressOf(row);
  const photo = imageAddress(row.profile_image);
  return {
    title: name,
    description: shorten(role === '' ? row.bio : `${role}. ${row.bio}`),
    canonical,
    image: `/api/accounts/investors/${row.id}/card/`,
    type: 'profile',
    jsonLd: jsonLdOf(row, name, publicUrl + canonical, photo && publicUrl + photo),
  };
}

/** The directory's parameters that change what it lists, in the order in which the page writes them. */
const LISTING = ['search', 'range', 'sort', 'page'];

function directoryAt({ pathname, searchParams }: URL): Partial<PageFacts> | null {
  if (!/^\/investors\/?$/.test(pathname)) return null;
  const counting = LISTING.flatMap((name) =>
    searchParams
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  );
  const query = new URLSearchParams(counting as [string, string][]);
  return { canonical: query.size > 0 ? `/investors?${query}` : '/investors' };
}

const isProfile = ({ pathname }: URL) => /^\/investor(\/[^/]+)?\/?$/.test(pathname);

/**
 * Describes the directory and live profiles. A profile that is not live, like one that does not exist, is not found.
 */
export const investorDescriber =
  (db: Db, { publicUrl }: Pick<Config, 'publicUrl'>): Describe =>
  async (url) => {
    if (!isProfile(url)) return directoryAt(url);
    const row = await profileAt(db, url);
    if (row?.is_profile_live === 1) return factsOf(row, publicUrl);
    return { status: 404, title: 'Investor', canonical: null };
  };

import { splitList } from '@northlight/shared-api/rules';
import { imageAddress } from '../accounts/users/presenter.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database/open.ts';
import type { UserRow } from '../platform/database/tables.ts';
import type { Describe, PageFacts } from '../platform/site/page-head.ts';
import { addressOf } from './address.ts';
import { findByFormerSlug, findInvestor } from './repository.ts';

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

function slugIn({ pathname }: URL): string | undefined {
  const [, encoded] = /^\/investor\/([^/]+)\/?$/.exec(pathname) ?? [];
  return encoded && decodeURIComponent(encoded).toLowerCase();
}

async function profileAt(db: Db, url: URL): Promise<UserRow | undefined> {
  const { pathname, searchParams } = url;
  const slug = slugIn(url);
  const id = searchParams.get('id') ?? '';
  if (slug !== undefined) return await findInvestor(db, { slug });
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

/** The one address of a profile, with the query string of the other one. */
function movedTo(row: UserRow, { href, searchParams }: URL): string {
  const target = new URL(addressOf(row), href);
  for (const [name, value] of searchParams) if (name !== 'id') target.searchParams.append(name, value);
  return target.pathname + target.search;
}

/** Whether this is the one address of a profile, and not its id or its slug written otherwise. */
const isAtHome = ({ custom_url_slug: slug }: UserRow, { pathname }: URL) =>
  slug === null || slug === '' || pathname === `/investor/${encodeURIComponent(slug)}`;

const isProfile = ({ pathname }: URL) => /^\/investor(\/[^/]+)?\/?$/.test(pathname);

/**
 * Describes the directory and live profiles. A profile that is not live, like one that does not exist, is not found. All
 * other addresses of a live one lead to the one that counts, former ones too.
 */
export const investorDescriber =
  ({ db, clock, config: { publicUrl } }: Pick<Context, 'db' | 'clock' | 'config'>): Describe =>
  async (url) => {
    if (!isProfile(url)) return directoryAt(url);
    const row = await profileAt(db, url);
    if (row?.is_profile_live === 1)
      return isAtHome(row, url) ? factsOf(row, publicUrl) : { movedTo: movedTo(row, url) };
    const slug = slugIn(url);
    const moved = row || !slug ? undefined : await findByFormerSlug(db, slug, clock());
    if (moved) return { movedTo: movedTo(moved, url) };
    return { status: 404, title: 'Investor', canonical: null };
  };

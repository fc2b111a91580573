import { splitList } from '@northlight/shared-api/rules';
import { imageAddress } from '../accounts/users/presenter.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/open.ts';
import type { UserRow } from '../platform/database/tables.ts';
import { findInvestor } from './repository.ts';

/** Maximum length of the description, as other sites shorten it. */
const DESCRIPTION_MAX = 200;

const escapeAttribute = (text: string) => text.replace(/[&"'<>]/g, (c) => `&#${c.charCodeAt(0)};`);

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

function tagsOf(row: UserRow, { publicUrl, productName }: Pick<Config, 'publicUrl' | 'productName'>): string[] {
  const name = `${row.first_name} ${row.last_name}`.trim();
  const role = splitList([row.title, row.company].join(',')).join(', ');
  const url = publicUrl + (row.custom_url_slug ? `/investor/${row.custom_url_slug}` : `/investor?id=${row.id}`);
  const image = imageAddress(row.profile_image);
  const title = role === '' ? name : `${name}, ${role}`;
  const description = shorten(row.bio);
  const properties = {
    'og:type': 'profile',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(image && { 'og:image': publicUrl + image }),
  };
  const names = { description, 'twitter:card': 'summary', 'twitter:title': title, 'twitter:description': description };
  const tag = (kind: string, [key, value]: [string, string]) =>
    `<meta ${kind}="${key}" content="${escapeAttribute(value)}">`;
  return [
    ...Object.entries(names).map((entry) => tag('name', entry)),
    ...Object.entries(properties).map((entry) => tag('property', entry)),
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
  ];
}

/**
 * Adds metadata about a profile to the page's head, for sites that preview the link. Only live profiles are described.
 * If the lookup fails, the page is served without metadata.
 */
export const profileDescriber =
  (db: Db, config: Pick<Config, 'publicUrl' | 'productName'>) =>
  async (html: string, path: string): Promise<string> => {
    const url = URL.parse(path, 'http://localhost');
    const row = url && (await profileAt(db, url).catch(() => undefined));
    if (row?.is_profile_live !== 1) return html;
    return html
      .replace(/<meta name="description"[^>]*>/, '')
      .replace('</head>', () => `${tagsOf(row, config).join('\n')}\n</head>`);
  };

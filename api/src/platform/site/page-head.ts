import { embed, escapeAttribute } from './markup.ts';
import type { Wanted } from './match-route.ts';
import type { PageSettings } from './page-settings.ts';
import { accessOf } from './preload-links.ts';

/** What browsers, search engines and sites that preview links are told of a page. */
export interface PageFacts {
  /** 404 where there is nothing, 410 where there was something. */
  status: 200 | 404 | 410;
  /** Title without the product's name; null for that name alone. */
  title: string | null;
  description: string;
  /** The one address that counts, as path and query string; null for a page that no search engine should list. */
  canonical: string | null;
  /** Path of the picture of the page; 1200 by 630 pixels. */
  image: string;
  type: 'website' | 'profile';
  /** As schema.org describes it. */
  jsonLd?: object;
  /** The address to which this one has moved. */
  movedTo?: string;
}

/** Finds out what data say of a page; null where the routes say enough. */
export type Describe = (url: URL) => Promise<Partial<PageFacts> | null>;

/** Picture of a page that has none of its own. */
const PRODUCT_CARD = '/api/cards/product/';
const NOT_FOUND_DESCRIPTION = 'There is no page at this address.';
const DEFAULT_DESCRIPTION = 'Scored, evidence-backed feedback on pitch decks, and a way to reach investors.';

/** Pages that whoever has the link may read, but that no search engine should list. */
const isPrivateLink = (path: string) =>
  /^\/(shared-results|reset-password|verify-email|(confirm|undo)-email-change)\//.test(path);

const isPublic = ({ remote, own }: Wanted, settings: PageSettings) =>
  accessOf(remote?.route ?? own, settings) === 'everyone';

/** What the routes say of a page. */
export function factsOf(url: URL, wanted: Wanted | null, isComplete: boolean, settings: PageSettings): PageFacts {
  const route = wanted?.remote?.route ?? wanted?.own;
  const isNowhere = isComplete && wanted !== null && !route;
  const isIndexed = !isNowhere && !isPrivateLink(url.pathname) && (!wanted || isPublic(wanted, settings));
  return {
    status: isNowhere ? 404 : 200,
    title: isNowhere ? 'Page not found' : (route?.title ?? null),
    description: isNowhere ? NOT_FOUND_DESCRIPTION : (route?.description ?? DEFAULT_DESCRIPTION),
    canonical: isIndexed ? url.pathname : null,
    image: PRODUCT_CARD,
    type: 'website',
  };
}

const tag = (kind: 'name' | 'property', [key, value]: [string, string]) =>
  `<meta ${kind}="${key}" content="${escapeAttribute(value)}">`;

interface Site {
  productName: string;
  /** Public address of the product, without a path. */
  publicUrl: string;
  nonce: string;
}

/** The elements of a page's head that say what it is. */
export function headOf(facts: PageFacts, { productName, publicUrl, nonce }: Site): string {
  const { title, description, canonical, image, type, jsonLd } = facts;
  const whole = title === null ? productName : `${title} · ${productName}`;
  const shown = title ?? productName;
  const names = {
    description,
    ...(canonical === null && { robots: 'noindex' }),
    'twitter:card': 'summary_large_image',
    'twitter:title': shown,
    'twitter:description': description,
    'twitter:image': publicUrl + image,
  };
  const properties = {
    'og:type': type,
    'og:site_name': productName,
    'og:title': shown,
    'og:description': description,
    ...(canonical !== null && { 'og:url': publicUrl + canonical }),
    'og:image': publicUrl + image,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    `<title>${escapeAttribute(whole)}</title>`,
    ...Object.entries(names).map((entry) => tag('name', entry)),
    ...Object.entries(properties).map((entry) => tag('property', entry)),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeAttribute(publicUrl + canonical)}">`]),
    ...(jsonLd
      ? [
          `<script type="application/ld+json" nonce="${nonce}">${embed({ '@context': 'https://schema.org', ...jsonLd })}</script>`,
        ]
      : []),
  ].join('\n    ');
}

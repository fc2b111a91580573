import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltShell, Registry, RegistryFile } from '@northlight/shared-api/remote';
import type { Standings } from '../releases/standing.ts';
import { embed, escapeAttribute } from './markup.ts';
import { type Wanted, wantedAt } from './match-route.ts';
import type { PageSettings } from './page-settings.ts';
import { preloadLinks } from './preload-links.ts';
import type { Fragment } from './rendering/rendered-pages.ts';
import { type Browser, registryFor, shellFor } from './rollout.ts';

/**
 * Rewrites the page to load the shell's files from another origin. `crossorigin` is required for integrity checks
 * there.
 */
const takenFrom = (assets: string, html: string) =>
  html
    .replace(/<(script|link)(?![^>]* crossorigin)(?=[^>]* (?:src|href)="\/shell\/)/g, '<$1 crossorigin')
    .replace(/((?:src|href)="|url\()(?=\/shell\/)/g, (before) => before + assets);

/** Start of the part of the page that its content replaces. */
const PAGE = '<!--page-->';
/** What differs between visits. One pass fills it in, so that nothing in what was filled in is taken for a gap. */
const GAPS =
  /%NONCE%|%PRODUCT%|<!--(?:head|preload|registry|settings|styles|answers)-->|<!--page-->[\s\S]*?<!--\/page-->/g;

/** Reads a file again only when it has changed. */
function cached(file: string): () => Promise<string> {
  let known = { at: -1, text: '' };
  return async () => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== known.at) known = { at: mtimeMs, text: await readFile(file, 'utf8') };
    return known.text;
  };
}

/** What a page is served for. */
export interface Visit {
  /** Null when there is no valid registry; the shell then requests it. */
  registry: RegistryFile | null;
  standings: Standings;
  bucket: number;
}

/** What a browser gets at an address. */
export interface OpenedPage {
  /** Path and query string. */
  url: string;
  shell: BuiltShell;
  /** Null without a valid registry. */
  wanted: Wanted | null;
  registry: Registry | null;
  /** Whether all routes are known, so that an address of none leads nowhere. */
  isComplete: boolean;
}

/** What differs between two visits of a page. */
export interface Filling {
  nonce: string;
  /** Elements that say what the page is. */
  head: string;
  /** Content of the page, if the server rendered it. */
  fragment: Fragment | null;
}

/** Makes a gap for the head in the page of an earlier build, which has a title and a description of its own. */
const withHead = (html: string) =>
  html.includes('<!--head-->')
    ? html
    : html
        .replace(/<title>[^<]*<\/title>|<meta name="description"[^>]*>/g, '')
        .replace('</head>', '<!--head--></head>');

/** The style sheet of a rendered page, which styled-components takes over in the browser. */
const styleElement = ({ css, elementCss, cssVersion }: Fragment, nonce: string) =>
  `<style nonce="${nonce}" data-styled="true" data-styled-version="${escapeAttribute(cssVersion)}">${css}</style><style nonce="${nonce}">${elementCss}</style>`;

/**
 * Makes the HTML of addresses: the shell's page with the registry, the settings and preload links inline, so that the
 * browser requests everything the path needs at once, and with its content if the server renders it.
 * @param dir folder of the built front end; its shell is used where the registry names none
 * @param assets origin of its files; empty for the page's own
 */
export function createPage(dir: string, settings: PageSettings, assets = '') {
  const ownShell = cached(join(dir, 'shell.json'));
  const readOwn = async () => JSON.parse(await ownShell()) as BuiltShell;
  const shellOf = async (registry: RegistryFile | null, browser: Browser): Promise<BuiltShell> =>
    (registry && shellFor(registry, browser)) ?? (await readOwn());

  /** The registry for a browser. */
  async function registryOf(registry: RegistryFile, visit: Pick<Visit, 'bucket' | 'standings'>): Promise<Registry> {
    const browser = { ...visit, assets };
    return registryFor(registry, await shellOf(registry, browser), browser);
  }

  /**
   * Finds what a browser gets at an address.
   * @param url path and query string
   */
  async function open(url: string, { registry, bucket, standings }: Visit): Promise<OpenedPage> {
    const [path = '/'] = url.split('?', 1);
    const browser = { bucket, assets, standings };
    const shell = await shellOf(registry, browser);
    const wanted = registry ? wantedAt(registry, shell, path, browser) : null;
    const given = registry && registryFor(registry, shell, browser);
    return { url, shell, wanted, registry: given, isComplete: shell.routes !== undefined };
  }

  /** The HTML of an opened page. */
  function write({ shell, wanted, registry }: OpenedPage, { head, fragment, nonce }: Filling): string {
    const html = withHead(assets ? takenFrom(assets, shell.page) : shell.page);
    const values: Record<string, string> = {
      '%NONCE%': nonce,
      '%PRODUCT%': escapeAttribute(settings.product_name),
      '<!--head-->': head,
      '<!--preload-->': wanted ? preloadLinks(wanted, settings, nonce) : '',
      '<!--registry-->': registry ? embed(registry) : '',
      '<!--settings-->': embed(settings),
      '<!--styles-->': fragment ? styleElement(fragment, nonce) : '',
      '<!--answers-->': fragment?.answers ? embed(fragment.answers) : '',
    };
    return html.replace(GAPS, (gap) => (gap.startsWith(PAGE) ? (fragment?.html ?? gap) : (values[gap] ?? '')));
  }

  /** The releases that browsers get without a canary. */
  async function releasesOf({ registry, standings }: Pick<Visit, 'registry' | 'standings'>) {
    return { registry, shell: await shellOf(registry, { bucket: 100, assets, standings }) };
  }

  return { open, write, registryOf, releasesOf };
}

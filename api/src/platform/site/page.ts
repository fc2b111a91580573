import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltShell, Registry, RegistryFile } from '@northlight/shared-api/remote';
import type { z } from 'zod';
import type { Settings } from '../health/schemas.ts';
import type { Standings } from '../releases/standing.ts';
import { embed, escapeAttribute } from './markup.ts';
import { wantedAt } from './match-route.ts';
import { preloadLinks } from './preload-links.ts';
import { type Browser, registryFor, shellFor } from './rollout.ts';

export type PageSettings = z.infer<typeof Settings>;

/**
 * Rewrites the page to load the shell's files from another origin. `crossorigin` is required for integrity checks
 * there.
 */
const takenFrom = (assets: string, html: string) =>
  html
    .replace(/<(script|link)(?![^>]* crossorigin)(?=[^>]* (?:src|href)="\/shell\/)/g, '<$1 crossorigin')
    .replace(/((?:src|href)="|url\()(?=\/shell\/)/g, (before) => before + assets);

/** Reads a file again only when it has changed. */
function cached(file: string): () => Promise<string> {
  let known = { at: -1, text: '' };
  return async () => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== known.at) known = { at: mtimeMs, text: await readFile(file, 'utf8') };
    return known.text;
  };
}

/** What a page is rendered for. */
export interface Visit {
  /** Null when there is no valid registry; the shell then requests it. */
  registry: RegistryFile | null;
  standings: Standings;
  bucket: number;
  nonce: string;
}

/**
 * Renders the HTML of a path: the shell's page with the registry, the settings and preload links inline, so that the
 * browser requests everything the path needs at once.
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

  async function htmlOf(path: string, { registry, bucket, standings, nonce }: Visit): Promise<string> {
    const browser = { bucket, assets, standings };
    const shell = await shellOf(registry, browser);
    const html = assets ? takenFrom(assets, shell.page) : shell.page;
    const wanted = registry ? wantedAt(registry, shell, path, browser) : null;
    const values: Record<string, string> = {
      '%NONCE%': nonce,
      '%PRODUCT%': escapeAttribute(settings.product_name),
      '<!--preload-->': wanted ? preloadLinks(wanted, settings, nonce) : '',
      '<!--registry-->': registry ? embed(registryFor(registry, shell, browser)) : '',
      '<!--settings-->': embed(settings),
    };
    return html.replace(/%NONCE%|%PRODUCT%|<!--(?:preload|registry|settings)-->/g, (key) => values[key] ?? '');
  }

  return { htmlOf, registryOf };
}

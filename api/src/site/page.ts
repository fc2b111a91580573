import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@northlight/shared-api/remote';
import type { z } from 'zod';
import type { Settings } from '../schemas/health.ts';
import { scriptsFor } from './match-route.ts';

/** What the browser is told of the installation. */
export type PageSettings = z.infer<typeof Settings>;

const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (c) => `&#${c.charCodeAt(0)};`);

/** JSON that may stand inside a script element: no character that could end it. */
const embed = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Reads a file again only when it has changed. */
function cached(file: string): () => Promise<string> {
  let known = { at: -1, text: '' };
  return async () => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== known.at) known = { at: mtimeMs, text: await readFile(file, 'utf8') };
    return known.text;
  };
}

/**
 * Makes the HTML of a path: the shell's page with the registry, the settings and preload links inside, so that the
 * browser asks for everything the path needs in one go.
 * @param dir folder of the built front end
 */
export function createPage(dir: string, settings: PageSettings) {
  const template = cached(join(dir, 'index.html'));
  const registry = cached(join(dir, 'remotes.json'));
  return async (path: string, nonce: string): Promise<string> => {
    const [html, json] = await Promise.all([template(), registry()]);
    const released = JSON.parse(json) as Registry;
    const links = scriptsFor(released, path).map(
      (url) => `<link rel="preload" as="script" href="${escapeAttribute(url)}">`,
    );
    const values: Record<string, string> = {
      '%NONCE%': nonce,
      '%PRODUCT%': escapeAttribute(settings.product_name),
      '<!--preload-->': links.join(''),
      '<!--registry-->': embed(released),
      '<!--settings-->': embed(settings),
    };
    return html.replace(/%NONCE%|%PRODUCT%|<!--(?:preload|registry|settings)-->/g, (key) => values[key] ?? '');
  };
}

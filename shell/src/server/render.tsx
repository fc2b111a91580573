import { createQueryClient, provideSettings, type Settings } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import type { QueryObserverOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../App.tsx';
import { providePage } from '../remotes/load-page.ts';
import { provided } from '../remotes/provided.ts';
import { provideServerData } from '../server-data/cache.ts';
import { withServerData } from '../server-data/withServerData.tsx';

/** Answers of the API, by the key under which the page's hooks look for them. */
type Answers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

/** What the server renders. */
interface Input {
  /** Path and query string. */
  url: string;
  registry: Registry;
  settings: Settings;
  /** The page of a remote that owns the path; null if the shell does. */
  page: { remote: string; name: string; Page: ComponentType } | null;
  answers: Answers;
  /** Renders a placeholder in place of the page, which the browser renders. */
  isSkeleton: boolean;
}

/** A rendered page. */
interface Output {
  /** Styles of elements are in `data-style`, because the content security policy forbids others. */
  html: string;
  /** The rules of the components in it, with styled-components' own marks, and its version. */
  css: string;
  /** Rules with the styles of elements, for browsers without scripts. */
  elementCss: string;
  cssVersion: string;
  /** Keys of the API's answers that the page would read but that were not among those given. */
  missing: readonly (readonly unknown[])[];
}

/** The style sheet of a rendered page. */
const STYLES = /^<style[^>]* data-styled-version="([^"]*)"[^>]*>([\s\S]*)<\/style>$/;

/** Loads the modules that remotes take from the shell, by their names in the shared scope. */
export async function loadShared(): Promise<Record<string, object>> {
  const modules = Object.entries(provided()).map(async ([name, share]) => {
    const get = 'lib' in share ? share.lib : await share.get();
    return [name, get() as object] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** Values of styles that mean the same in a style sheet. */
const PLAIN = /^[\w\s#%(),.:;*/+-]+$/;

/** Rules that do what the styles of elements would. */
function elementCssOf(body: string): string {
  const styles = new Set(Array.from(body.matchAll(/ data-style="([^"]*)"/g), ([, style = '']) => style));
  return [...styles]
    .filter((style) => PLAIN.test(style))
    .map((style) => `[data-style="${style}"]{${style}}`)
    .join('');
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return await new Response(stream).text();
}

/**
 * Renders a page as a guest sees it.
 * @throws what a component throws
 */
export async function render({ url, registry, settings, page, answers, isSkeleton }: Input): Promise<Output> {
  const history = createMemoryHistory({ initialEntries: [url], v5Compat: true });
  provideSettings(settings);
  const remote = page && registry.remotes.find(({ name }) => name === page.remote);
  if (page && remote) providePage(remote, page.name, withServerData(page.Page));
  const cache = createQueryClient();
  provideServerData(cache);
  for (const [key, answer] of answers) cache.setQueryData(key, answer);
  const sheet = new ServerStyleSheet();
  let failure: unknown;
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <App
          readRegistry={() => registry}
          choices={{ overrides: [], refused: [], disabled: [] }}
          history={history}
          isSkeleton={isSkeleton}
        />,
      ),
      {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER, // no part may wait for a script
        onError: (error) => {
          failure ??= error;
        },
      },
    );
    const html = await textOf(prelude);
    if (failure) throw failure;
    const [, version = '', css = ''] = STYLES.exec(sheet.getStyleTags()) ?? [];
    const missing = cache
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.data === undefined && (options as QueryObserverOptions).enabled !== false)
      .map(({ queryKey }) => queryKey);
    // Images are found where they stand; preloading them would hold up scripts.
    const body = html.replace(/<link rel="preload" as="image"[^>]*>/g, '').replaceAll(' style="', ' data-style="');
    return { html: body, css, elementCss: elementCssOf(body), cssVersion: version, missing };
  } finally {
    sheet.seal();
    cache.clear();
  }
}

import type { Registry } from '@northlight/shared-api/remote';
import type { PageSettings } from '../../page-settings.ts';

/** Answers of the API, by the keys of their queries. */
export type Answers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

/** A page to render. Bundles are named by their URLs. */
export interface RenderRequest {
  kind: 'render';
  shell: string;
  /** The page of a remote that owns the address; null if the shell does. */
  page: { remote: string; name: string; bundle: string } | null;
  /** Path and query string. */
  url: string;
  registry: Registry;
  settings: PageSettings;
  answers: Answers;
  /** Whether only the frame around a placeholder is wanted. */
  isSkeleton: boolean;
}

/** From the server to the rendering process, which handles the messages in order. */
export type ToRenderer = { kind: 'load'; bundle: string; code: string } | RenderRequest;

export interface RenderedPage {
  html: string;
  css: string;
  /** Rules with the styles of elements, for browsers without scripts. */
  elementCss: string;
  /** Version of styled-components, whose marks the rules contain. */
  cssVersion: string;
  /** Keys of the API's answers that the page would read but that were not among those given. */
  missing: readonly (readonly unknown[])[];
}

/** What became of a page. */
export type RenderAnswer = { page: RenderedPage } | { error: string };

/** From the rendering process to the server: that it has started, then one answer for each request. */
export type FromRenderer = { ready: true } | RenderAnswer;

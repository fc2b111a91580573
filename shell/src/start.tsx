import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { endEarlyInput, keepEarlyInput } from './hydration/early-input.ts';
import { renderedAnswers } from './hydration/rendered-answers.ts';
import { expectPage } from './hydration/rendered-page.ts';
import { asksForChoices, type Choices, isChosen, readChoices } from './remotes/choices/choices.ts';
import { isFetched, prefetch, runScripts } from './remotes/prefetch.ts';
import { readRegistry } from './remotes/registry.ts';

/** Maximum wait, in milliseconds, for an already fetched page, so that frame and page render together. */
const PATIENCE = 300;

/** Runs the page's code before the first render, if the page is public and all its scripts are already fetched. */
async function prefetchHere() {
  const registry = readRegistry();
  if (registry instanceof Promise) return;
  const prefetched = prefetch(registry, location.pathname, null);
  if (!isFetched(registry, location.pathname)) return;
  runScripts(registry, location.pathname);
  await Promise.race([prefetched, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** This browser's choices, after what a link asks for was decided; null if the page reloads with the new ones. */
async function chooseFirst(root: () => Root): Promise<Choices | null> {
  if (!asksForChoices()) return readChoices();
  try {
    const { followLink } = await import(/* webpackChunkName: 'confirm' */ './remotes/choices/follow-link.ts');
    return await followLink(root);
  } catch {
    return readChoices(); // nobody could be asked, so the answer is no
  }
}

/**
 * Renders the suite with this browser's choices applied. HTML that the server rendered is taken over: the frame at once,
 * the page when its code has loaded.
 * @param element of the page, which everything is rendered into
 */
export async function start(element: HTMLElement): Promise<void> {
  let known: Root | undefined;
  const root = () => (known ??= createRoot(element));
  const choices = await chooseFirst(root);
  if (!choices) return;
  const readOverridden = async () => {
    const { applyOverrides } = await import('./remotes/choices/apply-overrides.ts');
    return await applyOverrides(await readRegistry(), choices.overrides);
  };
  const app = <App readRegistry={choices.overrides.length > 0 ? readOverridden : readRegistry} choices={choices} />;
  element.dataset.started = 'true';
  document.querySelector('body > .late')?.remove(); // the notice that this is slow (not-arrived.js)
  if (!isChosen(choices) && !known && renderedAnswers()) {
    expectPage();
    keepEarlyInput(element);
    // What differs from the server's HTML, such as a card in place of a page that did not load, is rendered anew.
    startTransition(() => void hydrateRoot(element, app, { onRecoverableError: (error) => console.warn(error) }));
    return;
  }
  if (!isChosen(choices)) await prefetchHere();
  endEarlyInput();
  // A transition lets React render the page in pieces, so that the browser stays responsive.
  startTransition(() => root().render(app));
}

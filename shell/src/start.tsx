import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { endEarlyInput, keepEarlyInput } from './hydration/early-input.ts';
import { renderedAnswers } from './hydration/rendered-answers.ts';
import { expectPage } from './hydration/rendered-page.ts';
import {
  type Choices,
  isChosen,
  type LinkedChoices,
  needsConsent,
  readChoices,
  storeChoices,
  takeFromAddress,
} from './remotes/choices/choices.ts';
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

/** Asks whether to do what a link asks for. If the question can't be loaded, the answer is no. */
async function isAccepted(root: () => Root, linked: LinkedChoices): Promise<boolean> {
  try {
    const { askForConsent } = await import('./remotes/choices/ask-for-consent.tsx');
    return await askForConsent(root(), linked);
  } catch {
    return false;
  }
}

/** Asks before a link changes this browser's choices; null if the page reloads with the new ones. */
async function chooseFirst(root: () => Root): Promise<Choices | null> {
  const linked = takeFromAddress();
  if (!linked) return readChoices();
  if (!needsConsent(linked)) {
    storeChoices(linked);
  } else if (await isAccepted(root, linked)) {
    storeChoices(linked);
    // The content security policy allows an override's origin only from the next page load.
    location.reload();
    return null;
  }
  return readChoices(linked.refused);
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

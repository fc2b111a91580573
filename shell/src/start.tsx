import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './App.tsx';
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
async function isAccepted(root: Root, linked: LinkedChoices): Promise<boolean> {
  try {
    const { askForConsent } = await import('./remotes/choices/ask-for-consent.tsx');
    return await askForConsent(root, linked);
  } catch {
    return false;
  }
}

/** Asks before a link changes this browser's choices; null if the page reloads with the new ones. */
async function chooseFirst(root: Root): Promise<Choices | null> {
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

/** Renders the suite with this browser's choices applied. */
export async function start(root: Root): Promise<void> {
  const choices = await chooseFirst(root);
  if (!choices) return;
  const readOverridden = async () => {
    const { applyOverrides } = await import('./remotes/choices/apply-overrides.ts');
    return await applyOverrides(await readRegistry(), choices.overrides);
  };
  if (!isChosen(choices)) await prefetchHere();
  // A transition lets React render the page in pieces, so that the browser stays responsive.
  startTransition(() => {
    root.render(<App readRegistry={choices.overrides.length > 0 ? readOverridden : readRegistry} choices={choices} />);
  });
}

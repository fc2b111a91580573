import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './App.tsx';
import { isChosen, readChoices } from './remotes/choices/choices.ts';
import { isFetched, prefetch, runScripts } from './remotes/prefetch.ts';
import { readRegistry } from './remotes/registry.ts';

/** Milliseconds for which the frame waits at most for a page whose code is there, so that both are drawn in one go. */
const PATIENCE = 300;

/** Has the page's code run before anything is drawn, where anybody may open it and nothing of it is still on its way. */
async function prefetchHere() {
  const registry = readRegistry();
  if (registry instanceof Promise) return;
  const prefetched = prefetch(registry, location.pathname, null);
  if (!isFetched(registry, location.pathname)) return;
  runScripts(registry, location.pathname);
  await Promise.race([prefetched, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Draws the suite as this browser has chosen to see it. */
export async function start(root: Root): Promise<void> {
  const choices = readChoices();
  const readOverridden = async () => {
    const { applyOverrides } = await import('./remotes/choices/apply-overrides.ts');
    return await applyOverrides(await readRegistry(), choices.overrides);
  };
  if (!isChosen(choices)) await prefetchHere();
  // As a transition, a page is rendered in pieces, between which the browser answers.
  startTransition(() => {
    root.render(<App readRegistry={choices.overrides.length > 0 ? readOverridden : readRegistry} choices={choices} />);
  });
}

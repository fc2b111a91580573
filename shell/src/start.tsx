import type { Root } from 'react-dom/client';
import { App } from './App.tsx';
import { isChosen, readChoices } from './remotes/choices/choices.ts';
import { prefetch } from './remotes/prefetch.ts';
import { readRegistry } from './remotes/registry.ts';

/** Has the page's code run while the frame around it is drawn, where anybody may open it. */
function prefetchHere() {
  const registry = readRegistry();
  if (!(registry instanceof Promise)) prefetch(registry, location.pathname, null);
}

/** Draws the suite as this browser has chosen to see it. */
export function start(root: Root): void {
  const choices = readChoices();
  const readOverridden = async () => {
    const { applyOverrides } = await import('./remotes/choices/apply-overrides.ts');
    return await applyOverrides(await readRegistry(), choices.overrides);
  };
  if (!isChosen(choices)) prefetchHere();
  root.render(<App readRegistry={choices.overrides.length > 0 ? readOverridden : readRegistry} choices={choices} />);
}

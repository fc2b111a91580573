import '@northlight/shared-ui/styles/tokens.css';
import '@northlight/shared-ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './on-demand.ts';
import { readChoices } from './remotes/choices/choices.ts';
import { readRegistry } from './remotes/registry.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const choices = readChoices();

async function readOverridden() {
  const { applyOverrides } = await import('./remotes/choices/apply-overrides.ts');
  return await applyOverrides(await readRegistry(), choices.overrides);
}

createRoot(root).render(
  <App readRegistry={choices.overrides.length > 0 ? readOverridden : readRegistry} choices={choices} />,
);

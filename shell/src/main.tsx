import '@northlight/shared-ui/styles/tokens.css';
import '@northlight/shared-ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './on-demand.ts';
import { readRegistry } from './remotes/registry.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<App registry={readRegistry()} />);

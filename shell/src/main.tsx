import './public-path.ts';
import '@northlight/shared-ui/styles/tokens.css';
import '@northlight/shared-ui/styles/base.css';
import './arriving.css';
import { createRoot } from 'react-dom/client';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element);

/** Lets the browser answer before the next part is set up: all in one task would keep the page from that too long. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

async function setUp() {
  await turn();
  // One name keeps the build from taking all of shared-ui along: what else the suite uses comes with its own imports.
  await import(/* webpackMode: "eager", webpackExports: ["ToastProvider"] */ '@northlight/shared-ui');
  await turn();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await turn();
  await start(root);
}

void setUp();

import './public-path.ts';
import '@northlight/shared-ui/styles/tokens.css';
import '@northlight/shared-ui/styles/base.css';
import './arriving.css';
import { createRoot } from 'react-dom/client';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element);

// A task of its own: setting up React and all that is drawn with it in one would keep the page from answering too long.
setTimeout(async () => {
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start(root);
});

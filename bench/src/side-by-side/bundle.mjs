import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { base } from '@northlight/webpack/base';
import { buildOnce } from '@northlight/webpack/serve';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/** Draws pages with the editor's component and resolves when the fonts are there. */
const entryOf = (view) => `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { SlideView } from ${JSON.stringify(view)};
const root = createRoot(document.body.appendChild(document.createElement('main')));
globalThis.draw = async (pages, images) => {
  flushSync(() => root.render(pages.map((page) => createElement(SlideView, { key: page.number, page, images }))));
  await new Promise(requestAnimationFrame);
  await document.fonts.ready;
};`;

/**
 * Builds a page with the component that draws slides on the screen.
 * @param {{ root: string, work: string }} folders of the checkout and of the result
 */
export async function buildScreen({ root, work }) {
  const mfe = join(root, 'mfe-evaluation');
  const entry = join(work, 'screen.js');
  writeFileSync(entry, entryOf(join(mfe, 'src/assistant/features/canvas/SlideView.tsx')));
  const config = base(mfe, 'production', 'mfe-evaluation');
  await buildOnce({
    ...config,
    cache: false,
    devtool: false,
    entry,
    resolve: { ...config.resolve, modules: [join(mfe, 'node_modules'), 'node_modules'] },
    output: { path: join(work, 'screen'), publicPath: '/' },
    plugins: [new HtmlWebpackPlugin({ templateContent: '<!doctype html><style>body{margin:0}</style>' })],
  });
  return join(work, 'screen');
}

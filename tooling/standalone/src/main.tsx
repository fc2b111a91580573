import '@northlight/shared-ui/styles/tokens.css';
import '@northlight/shared-ui/styles/base.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import declaration from 'remote-at-work';
import { Standalone } from './Standalone.tsx';
import { type PageAtWork, situationsOf } from './situations.ts';

const modules = import.meta.webpackContext('remote-at-work-sources', {
  recursive: true,
  regExp: /\/pages\/\w+(\.stories)?\.tsx$/,
});

/** The module of a page or its stories, wherever in the remote it is. */
function load(name: string) {
  const file = modules.keys().find((key) => key.endsWith(`/pages/${name}`));
  return file && modules(file);
}

const pages = declaration.routes.map((route): PageAtWork => {
  const { default: Page } = load(`${route.page}.tsx`) as { default: ComponentType };
  const stories = load(`${route.page}.stories.tsx`) as Parameters<typeof situationsOf>[1];
  return { route, Page, situations: situationsOf(route, stories, STORY_ORDER[route.page]) };
});
const [first, ...others] = pages;
const root = document.getElementById('root');
if (!root || !first) throw new Error(`${declaration.name} declares no page.`);
createRoot(root).render(<Standalone name={declaration.name} pages={[first, ...others]} />);

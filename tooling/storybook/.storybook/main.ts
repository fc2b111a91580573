import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

const root = resolve(import.meta.dirname, '../../..');

/** Storybook section for a package folder. */
const sectionOf = (folder: string) => {
  if (folder === 'shared-ui') return 'Design system';
  const name = folder.replace('mfe-', '');
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
};

/** Story files to include, comma-separated and relative to the root; all if not set. */
const only = process.env.STORIES?.split(',');
const isWanted = (file: string) => only?.includes(file) ?? true;

const packages = globSync('{shared-ui,shell,mfe-*}/src', { cwd: root })
  .map((source) => ({
    source,
    files: globSync('**/*.stories.tsx', { cwd: resolve(root, source) }).filter((file) => isWanted(`${source}/${file}`)),
  }))
  .filter(({ files }) => files.length > 0);
const mail = globSync('**/*.stories.tsx', { cwd: resolve(root, 'tooling/storybook/mail') }).filter((file) =>
  isWanted(`tooling/storybook/mail/${file}`),
);

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  stories: [
    ...packages.flatMap(({ source, files }) =>
      (only ? files : ['**/*.stories.tsx']).map((pattern) => ({
        directory: resolve(root, source),
        files: pattern,
        titlePrefix: sectionOf(basename(resolve(root, source, '..'))),
      })),
    ),
    ...(mail.length > 0
      ? [{ directory: resolve(import.meta.dirname, '../mail'), files: '**/*.stories.tsx', titlePrefix: 'Mail' }]
      : []),
  ],
  staticDirs: [{ from: resolve(root, 'shared-ui/src/styles'), to: '/styles' }],
  previewHead: (head) => `${head}
    <link rel="stylesheet" href="styles/tokens.css">
    <link rel="stylesheet" href="styles/base.css">
    <link rel="icon" href="data:,">
    <style>:root { --topbar: 0px; } .sbdocs .docs-story { background: var(--paper); color: var(--ink); }</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Storybook is not shipped, so chunk size warnings are useless.
  webpackFinal: (webpack) => ({ ...webpack, performance: false }),
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
};

export default config;

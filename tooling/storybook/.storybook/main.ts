import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

const root = resolve(import.meta.dirname, '../../..');

/** Section of the catalogue for a package's folder. */
const sectionOf = (folder: string) => {
  if (folder === 'shared-ui') return 'Design system';
  const name = folder.replace('mfe-', '');
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
};

/** Files whose stories are wanted, from the root and separated by commas; all of them when it is not set. */
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
  // A catalogue is not shipped: how large its chunks are tells nothing.
  webpackFinal: (webpack) => ({ ...webpack, performance: false }),
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
};

export default config;

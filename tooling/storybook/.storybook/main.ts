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

const packages = globSync('{shared-ui,shell,mfe-*}/src', { cwd: root })
  .filter((source) => globSync('**/*.stories.tsx', { cwd: resolve(root, source) }).length > 0)
  .map((source) => resolve(root, source));

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  stories: [
    ...packages.map((directory) => ({
      directory,
      files: '**/*.stories.tsx',
      titlePrefix: sectionOf(basename(resolve(directory, '..'))),
    })),
    { directory: resolve(import.meta.dirname, '../mail'), files: '**/*.stories.tsx', titlePrefix: 'Mail' },
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

import * as singletons from '@northlight/shared-api/singletons';
import * as ui from '@northlight/shared-ui';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as domClient from 'react-dom/client';
import { onDemand } from '../on-demand.ts';
import * as query from '../query-facade.ts';
import * as router from '../router-facade.ts';
import * as styled from '../styled-facade.ts';

/** Modules that are part of the shell's first script. */
const eager: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': dom,
  'react-dom/client': domClient,
  'react-router-dom': router,
  'styled-components': styled,
  '@tanstack/react-query': query,
  'shared-api/client': singletons.client,
  'shared-api/errors': singletons.errors,
  'shared-api/tokens': singletons.tokens,
  'shared-api/session': singletons.session,
  'shared-api/extensions': singletons.extensions,
  'shared-api/settings': singletons.settings,
  'shared-api/page-title': singletons.pageTitle,
  'shared-api/unsaved-changes': singletons.unsavedChanges,
  '@northlight/shared-ui': ui,
};

const once = (name: string) => ({
  version: SHARED_VERSIONS[name] ?? '0',
  shareConfig: { singleton: true, requiredVersion: false as const },
});

const getterOf = (load: () => Promise<unknown>) => async () => {
  const module = await load();
  return () => module;
};

/** All modules that the shell provides, in the format of the federation runtime. */
export const provided = () => ({
  ...Object.fromEntries(Object.entries(eager).map(([name, module]) => [name, { ...once(name), lib: () => module }])),
  ...Object.fromEntries(Object.entries(onDemand).map(([name, load]) => [name, { ...once(name), get: getterOf(load) }])),
});

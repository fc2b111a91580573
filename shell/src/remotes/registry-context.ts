import type { Registry } from '@northlight/shared-api/remote';
import { createContext, useContext } from 'react';

/** The registry that this tab started with, for the shell's own pages. */
export const RegistryContext = createContext<Registry | null>(null);

/** Returns the registry. @throws outside its provider */
export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useRegistry needs a RegistryContext above it');
  return registry;
}

import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { serverData } from './cache.ts';

/** Gives a component and what it contains the cache of server data. */
export function withServerData<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function WithServerData(props: P) {
    return (
      <QueryClientProvider client={serverData()}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}

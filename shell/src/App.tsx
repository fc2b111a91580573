import { createQueryClient } from '@northlight/shared-api';
import type { Registry } from '@northlight/shared-api/remote';
import { ToastProvider } from '@northlight/shared-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Frame } from './layout/Frame.tsx';
import { RegistryGate } from './remotes/RegistryGate.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { ShellSession } from './session/ShellSession.tsx';

/** The suite: what everything needs, the frame around every page, and the pages. */
export function App({ registry }: { registry: Promise<Registry> | Registry }) {
  const [cache] = useState(createQueryClient);
  return (
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <ToastProvider>
          <ShellSession>
            <RegistryGate first={registry}>
              {(known) => (
                <Frame registry={known}>
                  <AppRoutes registry={known} />
                </Frame>
              )}
            </RegistryGate>
          </ShellSession>
        </ToastProvider>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

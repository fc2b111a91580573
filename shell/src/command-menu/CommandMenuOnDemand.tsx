import type { Registry } from '@northlight/shared-api/remote';
import { ErrorBoundary, useToast } from '@northlight/shared-ui';
import { type ComponentType, useEffect, useState } from 'react';
import { isApple } from './is-apple.ts';
import { loadCommandMenu } from './load-command-menu.ts';
import { setCommandMenu, useCommandMenu } from './open-state.ts';

/** Opens and closes the command menu with Ctrl+K, or Command+K. Any other dialog has to be answered first. */
function handleKey(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 'k' || !event[isApple() ? 'metaKey' : 'ctrlKey'] || event.altKey || event.shiftKey)
    return;
  const { isOpen } = useCommandMenu.getState();
  if (!isOpen && document.querySelector('[data-dialog]')) return;
  event.preventDefault();
  setCommandMenu(!isOpen);
}

/** The command menu, whose code loads when it is opened for the first time. */
export function CommandMenuOnDemand({ registry }: { registry: Registry }) {
  const { isOpen } = useCommandMenu();
  const [Menu, setMenu] = useState<ComponentType<{ registry: Registry }> | null>(null);
  const toast = useToast();

  useEffect(() => {
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);

  useEffect(() => {
    if (!isOpen || Menu) return;
    loadCommandMenu().then(
      (loaded) => setMenu(() => loaded),
      () => {
        setCommandMenu(false);
        toast({ title: 'Search didn’t load. Try again.', tone: 'negative' });
      },
    );
  }, [isOpen, Menu, toast]);

  if (!isOpen || !Menu) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Menu registry={registry} />
    </ErrorBoundary>
  );
}

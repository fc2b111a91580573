import { useToast } from '@northlight/shared-ui';
import { type ComponentType, useRef, useState } from 'react';

/**
 * A component whose code loads when it is opened. If it does not load, a toast says so and the editor stays: an error
 * boundary would replace it.
 * @param load at the top of a module, so that it stays the same
 * @param name begins the message: “The themes didn’t load”
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>, name: string) {
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null);
  const isLoading = useRef(false);
  const toast = useToast();
  /** @returns whether it is open */
  const open = async (): Promise<boolean> => {
    if (isLoading.current) return true;
    isLoading.current = true;
    try {
      const component = await load();
      setOpened(() => component);
      return true;
    } catch {
      toast({ title: `${name} didn’t load`, description: 'Check your connection and try again.', tone: 'negative' });
      return false;
    } finally {
      isLoading.current = false;
    }
  };
  return { Opened, open, close: () => setOpened(null) };
}

import { Button, useToast } from '@northlight/shared-ui';
import type { ReactNode } from 'react';

/** Copies a text and shows whether that worked, since browsers may refuse. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const toast = useToast();
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', tone: 'positive' });
    } catch {
      toast({ title: 'Copying failed. Please select the text instead.', tone: 'negative' });
    }
  };
  return <Button onClick={handleClick}>{children}</Button>;
}

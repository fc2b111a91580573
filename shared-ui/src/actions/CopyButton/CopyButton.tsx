import { useToast } from '../../overlays/Toast/useToast.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What is copied. */
  text: string;
}

/** Copies a text and shows whether that worked, since browsers may refuse. */
export function CopyButton({ text, ...rest }: CopyButtonProps) {
  const toast = useToast();
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', tone: 'positive' });
    } catch {
      toast({ title: 'Copying failed. Please select and copy the text yourself.', tone: 'negative' });
    }
  };
  return <Button {...rest} onClick={handleClick} />;
}

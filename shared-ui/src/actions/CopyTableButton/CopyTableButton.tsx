import { Copy } from 'lucide-react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useToast } from '../../overlays/Toast/useToast.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import type { TableTexts } from './table-formats.ts';

export interface CopyTableButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** The table's name, for screen readers. */
  caption: string;
  /** Called when the table is copied. */
  read: () => TableTexts | Promise<TableTexts>;
}

/** Browsers keep the permission of a press only if both formats are promised at once. */
async function copy(texts: Promise<TableTexts>) {
  const formats = Promise.all([texts, import('./table-formats.ts')]).then(([table, { tableFormats }]) =>
    tableFormats(table),
  );
  const blob = (type: 'text/plain' | 'text/html') => formats.then((all) => new Blob([all[type]], { type }));
  try {
    const item = new ClipboardItem({ 'text/html': blob('text/html'), 'text/plain': blob('text/plain') });
    await navigator.clipboard.write([item]);
  } catch {
    await navigator.clipboard.writeText((await formats)['text/plain']);
  }
}

/** Copies a table for spreadsheets and documents, and shows whether that worked. */
export function CopyTableButton({ caption, read, ...rest }: CopyTableButtonProps) {
  const toast = useToast();
  const handleClick = async () => {
    try {
      await copy(Promise.resolve(read()));
      toast({ title: 'Copied', description: 'Paste it into a spreadsheet or a document.', tone: 'positive' });
    } catch {
      toast({ title: 'Copying failed. Please select and copy the table yourself.', tone: 'negative' });
    }
  };
  return (
    <Button size="sm" variant="quiet" icon={<Copy />} {...rest} onClick={handleClick}>
      Copy table
      <VisuallyHidden> {caption}</VisuallyHidden>
    </Button>
  );
}

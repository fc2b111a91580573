import { Button } from '@northlight/shared-ui';
import { Menu, MenuItem } from '@northlight/shared-ui/overlays';
import { Plus } from 'lucide-react';
import { LAYOUT_LABELS, SLIDE_LAYOUTS, type SlideLayout } from '../slides/slide.ts';
import { LAYOUT_ICONS } from './layout-icons.tsx';

/** Adds a slide of the chosen layout after the open slide. */
export function AddSlide({ onAdd }: { onAdd: (layout: SlideLayout) => void }) {
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" icon={<Plus />}>
          Add slide
        </Button>
      }
    >
      {SLIDE_LAYOUTS.map((layout) => (
        <MenuItem key={layout} icon={LAYOUT_ICONS[layout]} onSelect={() => onAdd(layout)}>
          {LAYOUT_LABELS[layout]}
        </MenuItem>
      ))}
    </Menu>
  );
}

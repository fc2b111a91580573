import { SLIDE_KINDS, type SlideKind } from '@northlight/shared-api/rules';
import { Button } from '@northlight/shared-ui';
import { Menu, MenuItem } from '@northlight/shared-ui/overlays';
import { Plus } from 'lucide-react';
import { KIND_LABELS } from '../slides/slide.ts';
import { KIND_ICONS } from './kind-icons.tsx';

/** Adds a slide of the chosen kind after the open slide. */
export function AddSlide({ onAdd }: { onAdd: (kind: SlideKind) => void }) {
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" icon={<Plus />}>
          Add slide
        </Button>
      }
    >
      {SLIDE_KINDS.map((kind) => (
        <MenuItem key={kind} icon={KIND_ICONS[kind]} onSelect={() => onAdd(kind)}>
          {KIND_LABELS[kind]}
        </MenuItem>
      ))}
    </Menu>
  );
}

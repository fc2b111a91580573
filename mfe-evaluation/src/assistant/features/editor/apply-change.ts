import type { SlideChange } from '@northlight/shared-api';
import type { ChangeOutcome } from '../chat/ChangeButton.tsx';
import { hasRoom } from './deck.ts';
import type { DeckEditor } from './useDeckEditor.ts';

/** Changes a slide as the assistant offered, in one step that can be undone. */
export function applyChange({ deck, slides, actions }: DeckEditor, change: SlideChange): ChangeOutcome {
  const { kind, slide_id: id, place, to_kind: toKind, title } = change;
  const slide = slides.find((one) => one.id === id);
  if (!slide) return 'gone';
  switch (kind) {
    case 'move':
      actions.move(id, Math.min(place ?? 1, slides.length) - 1);
      actions.open(id);
      return 'done';
    case 'duplicate':
      if (!hasRoom(deck)) return 'full';
      actions.duplicate(id);
      return 'done';
    case 'delete':
      actions.remove(id);
      return 'done';
    case 'convert':
      return toKind && actions.convert(id, toKind) ? 'done' : 'lossy';
    case 'retitle':
      actions.edit({ ...slide, title: title ?? '' });
      actions.open(id);
      return 'done';
  }
}

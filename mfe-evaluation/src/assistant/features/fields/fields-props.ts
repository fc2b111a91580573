import type { EditorActions } from '../editor/useDeckEditor.ts';
import type { Slide } from '../slides/slide.ts';

/** Props of the fields that edit a slide. */
export interface FieldsProps<Of extends Slide = Slide> {
  slide: Of;
  actions: EditorActions;
}

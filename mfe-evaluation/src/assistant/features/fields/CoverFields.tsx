import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Segmented, TextArea } from '@northlight/shared-ui';
import { type SlideOf, withCover } from '../slides/slide.ts';
import type { FieldsProps } from './fields-props.ts';
import { describeHint } from './image-hint.ts';
import { PickImage } from './PickImage.tsx';

const LOOKS = [
  { value: 'plain' as const, label: 'Whole' },
  { value: 'photo' as const, label: 'Filling its side' },
];

/** Fields of the picture on a cover or a close: the file, its description, and how it is drawn. */
export function CoverFields({ slide, actions }: FieldsProps<SlideOf<'title' | 'closing'>>) {
  const set = (image: string | null) =>
    actions.update(slide.id, (now) => (now.kind === slide.kind ? withCover(now, image) : now));
  const hasImage = slide.image !== undefined;
  return (
    <>
      <PickImage
        noun="picture"
        of={slide.kind === 'title' ? 'the cover' : 'the close'}
        hasImage={hasImage}
        onImage={({ name }) => set(name)}
        onRemove={() => set(null)}
      />
      {hasImage && (
        <Segmented
          legend="Picture"
          options={LOOKS}
          value={slide.look ?? 'plain'}
          onChange={(look) => actions.edit({ ...slide, look })}
        />
      )}
      {hasImage && (
        <TextArea
          label="Image description"
          hint={describeHint(slide.alt ?? '')}
          data-path="alt"
          value={slide.alt ?? ''}
          maxLength={DECK_LIMITS.line}
          onChange={({ target }) =>
            slide.alt === undefined
              ? actions.edit({ ...slide, alt: target.value })
              : actions.write(slide.id, 'alt', target.value)
          }
        />
      )}
    </>
  );
}

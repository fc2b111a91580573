import { DECK_IMAGE, DECK_LIMITS } from '@northlight/shared-api/rules';
import { Button, FileDrop, Segmented, TextArea, TextField } from '@northlight/shared-ui';
import { Trash2 } from 'lucide-react';
import type { SlideOf } from '../slides/slide.ts';
import type { FieldsProps } from './fields-props.ts';
import { describeHint } from './image-hint.ts';
import { LinesField } from './LinesField.tsx';
import { useImageUpload } from './useImageUpload.ts';

const LOOKS = [
  { value: 'plain' as const, label: 'Below the title' },
  { value: 'panel' as const, label: 'Beside the title' },
  { value: 'screenshot' as const, label: 'With numbered points' },
  { value: 'photo' as const, label: 'Filling half the slide' },
];

/** Fields of an image: the file, its description, the text beside it and its caption. */
export function ImageFields({ slide, actions }: FieldsProps<SlideOf<'image'>>) {
  const { isUploading, problem, upload } = useImageUpload(({ name }) => actions.setImage(slide.id, name));
  return (
    <>
      <FileDrop
        label={slide.image === null ? 'Choose an image' : 'Choose another image'}
        rule={isUploading ? 'Uploading…' : `JPEG, PNG or WebP, up to ${DECK_IMAGE.maxMb} MB`}
        accept="image/jpeg,image/png,image/webp"
        file={null}
        disabled={isUploading}
        problem={problem === null ? null : { title: problem }}
        onSelect={upload}
      />
      {slide.image !== null && (
        <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={() => actions.setImage(slide.id, null)}>
          Remove image
        </Button>
      )}
      <TextArea
        label="Image description"
        hint={describeHint(slide.alt, slide.image !== null)}
        data-path="alt"
        value={slide.alt}
        maxLength={DECK_LIMITS.line}
        onChange={(event) => actions.write(slide.id, 'alt', event.target.value)}
      />
      <Segmented
        legend="Style"
        options={LOOKS}
        value={slide.look ?? 'plain'}
        onChange={(look) => actions.edit({ ...slide, look })}
      />
      <LinesField
        label="Line beside the image"
        path="lines"
        lines={slide.lines ?? []}
        onWrite={(path, text) => actions.write(slide.id, path, text)}
        onChange={(lines) => actions.edit({ ...slide, lines })}
      />
      <TextField
        label="Caption"
        optional
        data-path="caption"
        value={slide.caption}
        maxLength={DECK_LIMITS.line}
        onChange={(event) => actions.write(slide.id, 'caption', event.target.value)}
      />
    </>
  );
}

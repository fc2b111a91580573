import type { NewDeckImage } from '@northlight/shared-api';
import { Button } from '@northlight/shared-ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useImageUpload } from './useImageUpload.ts';

interface PickImageProps {
  /** What the image is, such as `photo`. */
  noun: string;
  /** Whom or what it shows, such as `person 2`. */
  of: string;
  hasImage: boolean;
  onImage: (image: NewDeckImage) => void;
  onRemove: () => void;
  /** Called when an upload begins and ends. */
  onUploading?: (isUploading: boolean) => void;
}

/** Chooses, replaces or removes a small image of a slide. */
export function PickImage({ noun, of, hasImage, onImage, onRemove, onUploading }: PickImageProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isUploading, problem, upload } = useImageUpload(onImage);
  useEffect(() => onUploading?.(isUploading), [isUploading, onUploading]);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) upload(file);
    target.value = ''; // the same file can be chosen again
  };
  const handleRemove = () => {
    onRemove();
    button.current?.focus();
  };
  const verb = hasImage ? 'Replace' : 'Add';
  return (
    <Root>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        icon={<ImageUp />}
        pending={isUploading}
        pendingLabel="Uploading…"
        aria-label={`${verb} ${noun} of ${of}`}
        onClick={() => input.current?.click()}
      >
        {`${verb} ${noun}`}
      </Button>
      {hasImage && !isUploading && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 />}
          aria-label={`Remove ${noun} of ${of}`}
          onClick={handleRemove}
        >
          {`Remove ${noun}`}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={`File with the ${noun} of ${of}`}
        onChange={handleChange}
      />
      {problem && <p role="alert">{problem}</p>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s2);

  & > p {
    color: var(--negative);
    font-size: var(--text-sm);
  }
`;

import type { NewDeckImage } from '@northlight/shared-api';
import { DECK_IMAGE } from '@northlight/shared-api/rules';
import { Button, FileDrop } from '@northlight/shared-ui';
import { Trash2 } from 'lucide-react';
import { useImageUpload } from '../fields/useImageUpload.ts';

interface LogoFieldProps {
  hasLogo: boolean;
  onLogo: (image: NewDeckImage) => void;
  onRemove: () => void;
}

/** The upload of a logo. */
export function LogoField({ hasLogo, onLogo, onRemove }: LogoFieldProps) {
  const { isUploading, problem, upload } = useImageUpload(onLogo);
  return (
    <>
      <FileDrop
        label={hasLogo ? 'Choose another logo' : 'Choose a logo'}
        rule={isUploading ? 'Uploading…' : `JPEG, PNG or WebP, up to ${DECK_IMAGE.maxMb} MB`}
        accept="image/jpeg,image/png,image/webp"
        file={null}
        disabled={isUploading}
        problem={problem === null ? null : { title: problem }}
        onSelect={upload}
      />
      {hasLogo && (
        <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={onRemove}>
          Remove logo
        </Button>
      )}
    </>
  );
}

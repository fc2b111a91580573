import 'react-image-crop/dist/ReactCrop.css';
import { Banner, Button } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { styled } from 'styled-components';
import { cropImage } from './crop-image.ts';
import { openingProblem, PROCESSING_FAILED } from './photo-file.ts';
import { largestSquare, WHOLE } from './square.ts';

interface CropDialogProps {
  file: File;
  onCancel: () => void;
  /** Called with the chosen square as a JPEG. */
  onApply: (image: Blob) => void;
}

/** An object URL for a file, revoked when the dialog closes. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Lets the user choose the visible square of a photo. */
export default function CropDialog({ file, onCancel, onApply }: CropDialogProps) {
  const hint = useId();
  const image = useRef<HTMLImageElement>(null);
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState(WHOLE);
  const [ready, setReady] = useState(false);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const handleLoad = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
    setCrop(largestSquare(naturalWidth, naturalHeight));
    setReady(true);
  };
  const handleApply = async () => {
    if (!image.current) return;
    setWorking(true);
    try {
      onApply(await cropImage(image.current, crop));
    } catch {
      setProblem(PROCESSING_FAILED);
      setWorking(false);
    }
  };
  const handleChange = (_pixels: unknown, part: PercentCrop) => setCrop(part);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Crop your photo"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" pending={working} disabled={!ready || problem !== null} onClick={handleApply}>
            Apply Crop
          </Button>
        </>
      }
    >
      {problem && (
        <Banner tone="negative" announce="assertive">
          {problem}
        </Banner>
      )}
      {url && !problem && (
        <Stage>
          <ReactCrop
            crop={crop}
            aspect={1}
            minWidth={24}
            keepSelection
            ruleOfThirds
            className="ReactCrop--no-animate"
            ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: 'Crop area' }}
            aria-describedby={hint}
            onChange={handleChange}
          >
            <img ref={image} src={url} alt="" onLoad={handleLoad} onError={() => setProblem(openingProblem(file))} />
          </ReactCrop>
        </Stage>
      )}
      {!problem && <Hint id={hint}>Arrow keys move the crop by 1 pixel, with Shift by 10, with Ctrl or ⌘ by 100.</Hint>}
    </Dialog>
  );
}

const Stage = styled.div`
  display: grid;
  justify-items: center;
  background: var(--sunken);
  border-radius: var(--radius-md);
  overflow: hidden;

  /* The image inherits its maximum height from here, so that it fits into the dialog. */
  & .ReactCrop {
    --rc-focus-color: var(--accent);
    max-height: min(26rem, 52vh);
  }

  /* A dark edge around the library's white dashes makes them visible on a light photo. */
  & .ReactCrop__crop-selection {
    box-shadow: 0 0 0 1px rgb(0 0 0 / 60%);
  }
`;

const Hint = styled.p`
  margin-top: var(--s3);
  color: var(--muted);
  font-size: var(--text-sm);
`;

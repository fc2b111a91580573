import type { NewDeckImage } from '@northlight/shared-api';
import { type DeckBrand, plateFor, THEMES } from '@northlight/shared-api/deck-layout';
import { ASSISTANT_LIMITS, DECK_IMAGE, DECK_LIMITS } from '@northlight/shared-api/rules';
import { FileDrop, IconButton } from '@northlight/shared-ui';
import { FormCheckbox, FormTextArea } from '@northlight/shared-ui/form';
import { useFormikContext } from 'formik';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { withLogo } from '../brand/brand.ts';
import { PickImage } from '../fields/PickImage.tsx';
import { useImageUpload } from '../fields/useImageUpload.ts';
import type { BriefValues } from './brief.ts';

const RULE = `JPEG, PNG or WebP, up to ${DECK_IMAGE.maxMb} MB each`;
const FULL = `You have added ${ASSISTANT_LIMITS.pictures} pictures. Remove one to add another.`;

const PAPER = THEMES.paper.background;
/** The ground on which the cover of a new deck shows a logo. */
const groundOf = ({ logo }: DeckBrand): string => plateFor(logo?.ground, PAPER) ?? PAPER;

interface BriefPicturesProps {
  /** Called when uploads begin and end, so that no deck is generated without what is on its way. */
  onUploading: (isUploading: boolean) => void;
}

/** The company's own pictures and its logo, each uploaded when it is chosen. */
export function BriefPictures({ onUploading }: BriefPicturesProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const { values, setValues } = useFormikContext<BriefValues>();
  const { company, pictures, logo } = values;
  /** Changes what is there when an upload ends, which may differ from what was there when it began. */
  const change = (next: (now: BriefValues) => Partial<BriefValues>) =>
    void setValues((now) => ({ ...now, ...next(now) }));
  const add = ({ name, image_url: url }: NewDeckImage) =>
    change((now) => ({ pictures: [...now.pictures, { image: name, url, caption: '', photo: false }] }));
  const { isUploading, problem, upload } = useImageUpload(add);
  const [isLogoUploading, setLogoUploading] = useState(false);
  useEffect(() => onUploading(isUploading || isLogoUploading), [isUploading, isLogoUploading, onUploading]);
  const isFull = pictures.length >= ASSISTANT_LIMITS.pictures;
  const handleRemove = (image: string) => {
    change((now) => ({ pictures: now.pictures.filter((one) => one.image !== image) }));
    root.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
  };
  return (
    <Root ref={root} aria-describedby={`${id}-hint`}>
      <legend>
        Pictures <small>optional</small>
      </legend>
      <p id={`${id}-hint`}>
        Start with a screenshot of your product. Each picture goes to the slide that its description fits; with a
        person’s name, it becomes their photo on the team slide.
      </p>
      {pictures.length > 0 && (
        <List>
          {pictures.map(({ image, url }, index) => (
            <li key={image}>
              <img src={url} alt={`Preview ${index + 1}`} />
              <div>
                <FormTextArea
                  name={`pictures.${index}.caption`}
                  label={`What picture ${index + 1} shows`}
                  hint={index === 0 ? 'Each further line becomes a numbered point beside the picture.' : undefined}
                  optional
                  maxLength={DECK_LIMITS.line}
                />
                <FormCheckbox
                  name={`pictures.${index}.photo`}
                  label={`Picture ${index + 1} is a photo that may be cut to fill half a slide`}
                />
              </div>
              <IconButton label={`Remove picture ${index + 1}`} size="sm" onClick={() => handleRemove(image)}>
                <X />
              </IconButton>
            </li>
          ))}
        </List>
      )}
      <FileDrop
        label={pictures.length === 0 ? 'Choose a picture' : 'Choose another picture'}
        rule={isUploading ? 'Uploading…' : isFull ? FULL : RULE}
        accept="image/jpeg,image/png,image/webp"
        file={null}
        disabled={isUploading || isFull}
        problem={problem === null ? null : { title: problem }}
        onSelect={upload}
      />
      <Logo>
        {logo && <img src={logo.url} alt="Your logo" style={{ background: groundOf(logo.brand) }} />}
        <PickImage
          noun="logo"
          of={company.trim() || 'your startup'}
          hasImage={logo !== null}
          onImage={(image) =>
            change((now) => ({ logo: { brand: withLogo(now.logo?.brand, image), url: image.image_url } }))
          }
          onRemove={() => change(() => ({ logo: null }))}
          onUploading={setLogoUploading}
        />
      </Logo>
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 600;
  }

  & > legend > small,
  & > p {
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 400;
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--s2) var(--s4);
  }

  & > li > div {
    display: grid;
    gap: var(--s2);
  }

  & > li > img {
    width: 100%;
    max-height: 7.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-sm);
    background: var(--sunken);
    object-fit: contain;
  }

  & textarea {
    min-height: 4.5rem;
  }

  @media (max-width: 767px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    & > li > div {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`;

const Logo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);

  & > img {
    max-width: 9rem;
    height: 3.25rem;
    padding: var(--s2) var(--s3);
    border-radius: var(--radius-sm);
    object-fit: contain;
  }
`;

import type { DeckBrand } from '@northlight/shared-api/deck-layout';
import { DECK_MAX_MB } from '@northlight/shared-api/rules';
import { FileDrop } from '@northlight/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useImageUpload } from '../fields/useImageUpload.ts';
import { type TakenBrand, withTaken } from './brand.ts';
import { FoundBrandForm, type FoundChoice } from './FoundBrandForm.tsx';
import { pictureFile } from './picture-file.ts';
import { useFoundBrand } from './useFoundBrand.ts';

interface TakeFromDeckProps {
  brand: DeckBrand | undefined;
  /** Called with the brand and what was taken over. */
  onTaken: (brand: DeckBrand | null) => void;
}

/** Takes the colors, fonts and logo of an existing deck. */
export function TakeFromDeck({ brand, onTaken }: TakeFromDeckProps) {
  const { found, problem, isLooking, look, clear } = useFoundBrand();
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<TakenBrand | null>(null);
  const close = () => {
    clear();
    root.current?.querySelector('input')?.focus();
  };
  const finish = (taken: TakenBrand) => {
    onTaken(withTaken(brand, taken));
    close();
  };
  const upload = useImageUpload((logo) => {
    if (wanted.current) finish({ ...wanted.current, logo });
  });
  const handleUse = ({ accent, fonts, hasLogo }: FoundChoice) => {
    if (!found) return;
    const { title, text } = found.brand.fonts;
    const taken: TakenBrand = {
      accent,
      fonts: { title: fonts.title && title ? title.font : null, text: fonts.text && text ? text.font : null },
      logo: null,
    };
    wanted.current = taken;
    if (hasLogo && found.brand.logo) upload.upload(pictureFile(found.brand.logo, 'logo'));
    else finish(taken);
  };
  return (
    <Root ref={root}>
      <FileDrop
        label="Take your brand from a presentation"
        rule={isLooking ? 'Looking at your slides…' : `PDF or .pptx, up to ${DECK_MAX_MB} MB`}
        accept=".pdf,application/pdf,.pptx,application/vnd.openxmlformats-officedocument.presentationml.presentation"
        file={null}
        problem={problem}
        onSelect={look}
      />
      <div role="status">{found && <h3>Found in {found.name}</h3>}</div>
      {found && (
        <FoundBrandForm
          key={found.name}
          name={found.name}
          found={found.brand}
          isBusy={upload.isUploading}
          problem={upload.problem}
          onUse={handleUse}
          onCancel={close}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s3);
  overflow-wrap: anywhere;

  & h3 {
    font-size: var(--text-md);
  }
`;

import { useDeckImages } from '@northlight/shared-api';
import { type DeckBrand, isColor, layoutSlide, lookOf } from '@northlight/shared-api/deck-layout';
import { Button } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SlideView } from '../canvas/SlideView.tsx';
import { useIcons } from '../canvas/useIcons.ts';
import { footerOf } from '../canvas/usePages.ts';
import { useReadyBrand } from '../canvas/useReadyBrand.ts';
import type { EditedDeck } from '../editor/deck.ts';
import { AccentField } from './AccentField.tsx';
import { withAccent, withFont, withLogo, withoutLogo } from './brand.ts';
import { FontsField } from './FontsField.tsx';
import { LogoField } from './LogoField.tsx';
import { TakeFromDeck } from './TakeFromDeck.tsx';

interface BrandDialogProps {
  deck: EditedDeck;
  /** `typing` joins the changes that follow each other in one field to one undo step. */
  onBrand: (brand: DeckBrand | null, typing?: string) => void;
  onClose: () => void;
}

/** What becomes of a color that cannot be read on the theme's grounds; null if it is used as it is. */
function adjustmentOf({ theme, brand }: EditedDeck['content']): string | null {
  if (!isColor(brand?.accent)) return null;
  const { accent, cover } = lookOf({ theme, brand });
  const places = [
    ...(accent === brand.accent ? [] : [`${accent} on slides`]),
    ...(cover.accent === brand.accent ? [] : [`${cover.accent} on the cover`]),
  ];
  if (places.length === 0) return null;
  return `${brand.accent} is hard to read on this theme. We use a shade with enough contrast: ${places.join(', ')}.`;
}

/** The first two slides with the brand. */
function Preview({ deck }: { deck: EditedDeck }) {
  const { data = [] } = useDeckImages();
  const icons = useIcons()?.DECK_ICONS;
  const images = Object.fromEntries(data.map(({ name, width, height }) => [name, { width, height }]));
  const urls = Object.fromEntries(data.map(({ name, image_url }) => [name, image_url]));
  const { theme, format, slides } = deck.content;
  const brand = useReadyBrand(deck.content.brand);
  const pages = slides.slice(0, 2).flatMap((slide, index) => {
    const setting = { theme, format, brand, footer: footerOf(deck), number: index + 1, images, icons };
    const [first] = layoutSlide(slide, setting);
    return first ?? [];
  });
  return (
    <Pages>
      {pages.map((page) => (
        <SlideView key={page.slideId} page={page} images={urls} />
      ))}
    </Pages>
  );
}

/** The logo, the accent color and the fonts of a deck. They are applied behind the dialog at once. */
export function BrandDialog({ deck, onBrand, onClose }: BrandDialogProps) {
  const { theme, brand } = deck.content;
  const [said, setSaid] = useState('');
  /** The accent field starts anew when its color comes from a presentation. */
  const [round, setRound] = useState(0);
  const adjusted = adjustmentOf(deck.content);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Brand"
      description="Your logo, color and fonts appear on every slide and in what you export."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Body>
        <Preview deck={deck} />
        <Note role="status">
          {said && <p>{said}</p>}
          {adjusted && <p>{adjusted}</p>}
        </Note>
        <TakeFromDeck
          brand={brand}
          onTaken={(next) => {
            onBrand(next);
            setRound(round + 1);
            setSaid('Your slides have the brand of your presentation now.');
          }}
        />
        <LogoField
          hasLogo={brand?.logo !== undefined}
          onLogo={(image) => {
            const next = withLogo(brand, image);
            onBrand(next);
            const hasTaken = next.accent !== undefined && next.colors?.includes(next.accent);
            setSaid(hasTaken ? `Logo added. Its color ${next.accent} is the accent now.` : 'Logo added.');
          }}
          onRemove={() => {
            onBrand(withoutLogo(brand));
            setSaid('Logo removed.');
          }}
        />
        <AccentField
          key={`${brand?.logo?.image} ${round}`}
          accent={brand?.accent}
          colors={brand?.colors ?? []}
          own={lookOf({ theme }).accent}
          onAccent={(accent) => onBrand(withAccent(brand, accent), 'brand')}
        />
        <FontsField
          theme={theme}
          fonts={brand?.fonts}
          onFont={(face, font) => onBrand(withFont(brand, face, font), `font ${face}`)}
        />
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s4);

  & > * {
    width: 100%;
  }

  & > button {
    width: auto;
  }
`;

const Pages = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3);

  & > svg {
    border-radius: var(--radius-sm);
    outline: 1px solid var(--line);
  }
`;

const Note = styled.div`
  display: grid;
  gap: var(--s1);
  font-size: var(--text-sm);
`;

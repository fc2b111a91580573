import { type DeckBrand, FAMILIES, type Face, isFamily, lookOf, THEME_FONTS } from '@northlight/shared-api/deck-layout';
import { DECK_FONTS, type DeckFont, type DeckTheme } from '@northlight/shared-api/rules';
import { Select } from '@northlight/shared-ui';
import { styled } from 'styled-components';

interface FontsFieldProps {
  theme: DeckTheme;
  fonts: DeckBrand['fonts'];
  onFont: (face: Face, font: DeckFont | null) => void;
}

const FIELDS = [
  ['title', 'Font of titles'],
  ['text', 'Font of text'],
] as const;

const FONTS = DECK_FONTS.map((font) => ({ value: font, label: FAMILIES[font].office }));

/** The font that a theme has where a brand names none. */
function ownFont(face: Face, theme: DeckTheme, fonts: DeckBrand['fonts']): DeckFont {
  const isLikeText = face === 'title' && lookOf({ theme }).heading?.face === 'text';
  if (!isLikeText) return THEME_FONTS[face];
  return isFamily(fonts?.text) ? fonts.text : THEME_FONTS.text;
}

/** The fonts of a deck, from those that PowerPoint has everywhere. */
export function FontsField({ theme, fonts, onFont }: FontsFieldProps) {
  return (
    <Root>
      {FIELDS.map(([face, label]) => {
        const chosen = fonts?.[face];
        return (
          <Select
            key={face}
            label={label}
            placeholder={`Font of the theme (${FAMILIES[ownFont(face, theme, fonts)].office})`}
            options={FONTS}
            value={isFamily(chosen) ? chosen : ''}
            onChange={({ target: { value } }) => onFont(face, isFamily(value) ? value : null)}
          />
        );
      })}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

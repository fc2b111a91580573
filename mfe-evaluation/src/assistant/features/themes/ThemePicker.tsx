import { THEMES } from '@northlight/shared-api/deck-layout';
import { DECK_FORMATS, DECK_THEMES, type DeckFormat, type DeckTheme } from '@northlight/shared-api/rules';
import { Button, RadioGroup } from '@northlight/shared-ui';
import { Dialog } from '@northlight/shared-ui/overlays';
import { styled } from 'styled-components';

interface ThemePickerProps {
  theme: DeckTheme;
  /** 16:9 by default. */
  format?: DeckFormat | undefined;
  onTheme: (theme: DeckTheme) => void;
  onFormat: (format: DeckFormat) => void;
  onClose: () => void;
}

const FORMATS: Record<DeckFormat, string> = { '16:9': 'Widescreen (16:9)', '4:3': 'Standard (4:3)' };

/** A theme preview: its background, text and accent colours. */
function Swatch({ theme }: { theme: DeckTheme }) {
  const { cover, background, ink, accent, series } = THEMES[theme];
  return (
    <svg viewBox="0 0 96 54" aria-hidden="true" data-own-colours="">
      <rect width="96" height="54" fill={background} />
      <rect width="34" height="54" fill={cover.background} />
      <rect x="6" y="22" width="20" height="3" fill={cover.ink} />
      <rect x="6" y="28" width="13" height="2" fill={cover.soft} />
      <rect x="41" y="9" width="36" height="3" fill={ink} />
      {series.slice(0, 4).map((color, at) => (
        <rect key={color} x={41 + at * 12} y={40 - at * 6} width="8" height={6 + at * 6} fill={color} />
      ))}
      <rect x="41" y="15" width="12" height="1.5" fill={accent} />
    </svg>
  );
}

/** The themes of a deck. The chosen one is applied behind the dialog at once. */
export function ThemePicker({ theme, format = '16:9', onTheme, onFormat, onClose }: ThemePickerProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Theme"
      description="The theme and the format apply to the whole deck and to what you export."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Choices>
        <RadioGroup
          legend="Theme"
          hideLegend
          value={theme}
          options={DECK_THEMES.map((value) => ({
            value,
            label: (
              <Choice>
                <Swatch theme={value} />
                {THEMES[value].name}
              </Choice>
            ),
          }))}
          onChange={onTheme}
        />
      </Choices>
      <RadioGroup
        legend="Slide format"
        value={format}
        options={DECK_FORMATS.map((value) => ({ value, label: FORMATS[value] }))}
        onChange={onFormat}
      />
    </Dialog>
  );
}

const Choices = styled.div`
  margin-bottom: var(--s5);

  & fieldset > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: var(--s4);
  }

  & label {
    align-items: start;
  }
`;

const Choice = styled.span`
  display: grid;
  gap: var(--s2);

  & > svg {
    width: 100%;
    max-width: 8rem;
    border-radius: var(--radius-sm);
    outline: 1px solid var(--line);
    forced-color-adjust: none;
  }
`;

import { RadioGroup, TextField } from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { colorOf } from './brand.ts';
import { Swatch } from './Swatch.tsx';

interface AccentFieldProps {
  /** The chosen color; none for the theme's own. */
  accent: string | undefined;
  /** The dominant colors of the logo. */
  colors: readonly string[];
  /** The theme's own accent. */
  own: string;
  onAccent: (accent: string | null) => void;
}

const THEME = 'theme';
const OTHER = 'other';

/** The accent of a deck: the theme's, one of the logo's colors, or any other. */
export function AccentField({ accent, colors, own, onAccent }: AccentFieldProps) {
  const [isOther, setOther] = useState(accent !== undefined && !colors.includes(accent));
  const [text, setText] = useState(accent ?? own);
  const isFromLogo = accent !== undefined && colors.includes(accent);
  const value = isOther && accent !== undefined ? OTHER : isFromLogo ? accent : accent === undefined ? THEME : OTHER;
  const handleChange = (next: string) => {
    setOther(next === OTHER);
    if (next === OTHER) setText(accent ?? own);
    onAccent(next === THEME ? null : next === OTHER ? (accent ?? own) : next);
  };
  const handleText = (next: string) => {
    setText(next);
    const color = colorOf(next);
    if (color !== null) onAccent(color);
  };
  const option = (key: string, color: string, label: string) => ({
    value: key,
    label: (
      <Choice>
        <Swatch color={color} />
        {label}
      </Choice>
    ),
  });
  return (
    <Root>
      <RadioGroup
        legend="Accent color"
        value={value}
        options={[
          option(THEME, own, 'Color of the theme'),
          ...colors.map((color) => option(color, color, `${color} from the logo`)),
          option(OTHER, value === OTHER ? (accent ?? own) : 'none', 'Another color'),
        ]}
        onChange={handleChange}
      />
      {value === OTHER && (
        <Own>
          <input
            type="color"
            aria-label="Color picker"
            value={accent ?? own}
            onChange={(event) => handleText(event.target.value)}
          />
          <TextField
            label="Color code"
            hint="# and six characters, 0–9 or a–f, such as #1a49bf"
            error={colorOf(text) === null ? 'Enter a color such as #1a49bf' : undefined}
            value={text}
            maxLength={9}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => handleText(event.target.value)}
          />
        </Own>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s3);
`;

const Choice = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: var(--s2);
`;

const Own = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 14rem);
  align-items: center;
  justify-content: start;
  gap: var(--s3);
  padding-left: var(--s6);

  & > input[type='color'] {
    width: var(--target);
    height: var(--target);
    padding: 2px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-md);
    background: var(--paper);
    cursor: pointer;
  }

  @media (max-width: 767px) {
    padding-left: 0;
  }
`;

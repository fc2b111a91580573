import type { FoundBrand } from '@northlight/shared-api';
import { FAMILIES, type Face } from '@northlight/shared-api/deck-layout';
import { Button, Checkbox, RadioGroup } from '@northlight/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Swatch } from './Swatch.tsx';

/** What of the found brand is to be used. */
export interface FoundChoice {
  accent: string | null;
  fonts: Readonly<Record<Face, boolean>>;
  hasLogo: boolean;
}

interface FoundBrandFormProps {
  /** Name of the file. */
  name: string;
  found: FoundBrand;
  isBusy: boolean;
  problem: string | null;
  onUse: (choice: FoundChoice) => void;
  onCancel: () => void;
}

const KEEP = 'keep';
const FACES = [
  ['title', 'Titles'],
  ['text', 'Text'],
] as const;

/** What a deck uses, and which of our fonts that becomes. */
function explain({ name, font }: NonNullable<FoundBrand['fonts']['title']>): string {
  const { office } = FAMILIES[font];
  return name === office ? `Your deck uses ${name}.` : `Your deck uses ${name}; the nearest we have is ${office}.`;
}

/** What was found in a deck, to be taken over in part or as a whole. */
export function FoundBrandForm({ name, found, isBusy, problem, onUse, onCancel }: FoundBrandFormProps) {
  const { colors, fonts, logo } = found;
  const [accent, setAccent] = useState(colors[0] ?? KEEP);
  const [wanted, setWanted] = useState({ title: fonts.title !== null, text: fonts.text !== null });
  const [hasLogo, setLogo] = useState(logo !== null);
  const isEmpty = colors.length === 0 && logo === null && !fonts.title && !fonts.text;
  const option = (color: string) => ({
    value: color,
    label: (
      <Choice>
        <Swatch color={color} />
        {color}
      </Choice>
    ),
  });
  return (
    <Root role="group" aria-label={`Found in ${name}`}>
      {isEmpty && <p>We found no clear colors, fonts or logo in this deck.</p>}
      {colors.length > 0 && (
        <RadioGroup
          legend="Accent color from your deck"
          value={accent}
          options={[...colors.map(option), { value: KEEP, label: 'Keep the current color' }]}
          onChange={setAccent}
        />
      )}
      {FACES.map(([face, label]) => {
        const font = fonts[face];
        return (
          font && (
            <Checkbox
              key={face}
              label={`${label} in ${FAMILIES[font.font].office}`}
              hint={explain(font)}
              checked={wanted[face]}
              onChange={({ target }) => setWanted({ ...wanted, [face]: target.checked })}
            />
          )
        );
      })}
      {logo && (
        <>
          <Checkbox label="This logo" checked={hasLogo} onChange={({ target }) => setLogo(target.checked)} />
          <img src={logo} alt="Logo found in your deck" />
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <Buttons>
        {!isEmpty && (
          <Button
            variant="primary"
            size="sm"
            disabled={isBusy}
            onClick={() => onUse({ accent: accent === KEEP ? null : accent, fonts: wanted, hasLogo })}
          >
            Use these
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {isEmpty ? 'OK' : 'Discard'}
        </Button>
      </Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-md);

  & > img {
    justify-self: start;
    max-width: 12rem;
    max-height: 4rem;
    padding: var(--s2);
    border-radius: var(--radius-sm);
    /* Seen on this ground whether it is dark or light. */
    background: #9a9a9a;
    forced-color-adjust: none;

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

const Choice = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

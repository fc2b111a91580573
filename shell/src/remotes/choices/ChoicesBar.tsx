import { Wrench } from 'lucide-react';
import { styled } from 'styled-components';
import type { Choices } from './choices.ts';
import { dropChoices } from './store-choices.ts';

function sentences({ overrides, refused, disabled }: Choices): string[] {
  return [
    ...overrides.map(({ name, origin }) => `${name} comes from ${origin}.`),
    ...refused.map(({ name, origin }) => `${name} isn’t allowed to load from ${origin} here.`),
    ...(disabled.length > 0 ? [`Switched off in this tab: ${disabled.join(', ')}.`] : []),
  ];
}

/** Tells the user that this browser overrides the released remotes, and offers a way to reset that. */
export default function ChoicesBar({ choices }: { choices: Choices }) {
  return (
    <Root aria-label="Parts chosen for this browser">
      <Wrench aria-hidden="true" />
      <p>{sentences(choices).join(' ')}</p>
      <button type="button" onClick={dropChoices}>
        Reset
      </button>
    </Root>
  );
}

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s1) var(--s3);
  padding: var(--s2) var(--gutter);
  background: var(--caution-soft);
  border-bottom: 1px solid var(--line);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;

  & svg {
    width: 1rem;
    height: 1rem;
    color: var(--caution);
  }

  & button {
    min-height: 1.5rem;
    padding: 0 var(--s1);
    border: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    font-weight: 540;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  @media (max-width: 767px) {
    & svg {
      display: none;
    }

    & button {
      min-height: var(--target);
    }
  }

  @media print {
    display: none;
  }
`;

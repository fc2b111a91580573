import { styled } from 'styled-components';
import { Anchor, type AnchorProps } from '../../actions/Link/Anchor.tsx';
import { cardStyles } from './card-styles.ts';

/**
 * A card that is one link. Don't put other controls inside. Its accessible name is its full text: a shorter
 * `aria-label` would stop voice control from matching the visible words.
 */
export function CardLink(props: AnchorProps) {
  return <Root {...props} />;
}

const Root = styled(Anchor)`
  ${cardStyles}
  color: inherit;
  text-decoration: none;
  transition:
    border-color var(--steady) var(--ease),
    box-shadow var(--steady) var(--ease);

  &:hover {
    border-color: var(--line-strong);
    box-shadow: var(--lift-2);
  }

  &:focus-visible {
    border-radius: var(--radius-lg);
  }
`;

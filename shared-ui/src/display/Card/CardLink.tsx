import { styled } from 'styled-components';
import { Anchor, type AnchorProps } from '../../actions/Link/Anchor.tsx';
import { cardStyles } from './card-styles.ts';

/**
 * A card that leads somewhere as a whole. Nothing inside may be a control of its own. Its name is all of its text:
 * a shorter one by aria-label would hide from voice control what can be read on it.
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

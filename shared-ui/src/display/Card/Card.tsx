import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { cardStyles } from './card-styles.ts';

/** Something one can pick up: a deck, an investor, a panel. Never a section, never inside another card. */
export function Card(props: ComponentProps<'div'>) {
  return <Root {...props} />;
}

const Root = styled.div`
  ${cardStyles}
`;

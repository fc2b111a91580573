import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { cardStyles } from './card-styles.ts';

/** Container for one item: a deck, an investor, a panel. Don't use it as a page section or nest it in another card. */
export function Card(props: ComponentProps<'div'>) {
  return <Root {...props} />;
}

const Root = styled.div`
  ${cardStyles}
`;

import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { pageStyles } from './page-styles.ts';

/** The page's column: 1240 px at most, with the page's gutters. PageHeader and Section bring their own. */
export function Page(props: ComponentProps<'div'>) {
  return <Root {...props} />;
}

const Root = styled.div`
  ${pageStyles}
`;

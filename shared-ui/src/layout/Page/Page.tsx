import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { pageStyles } from './page-styles.ts';

/** The page's column: 1240 px at most, with gutters. PageHeader and Section include it already. */
export function Page(props: ComponentProps<'div'>) {
  return <Root {...props} />;
}

const Root = styled.div`
  ${pageStyles}
`;

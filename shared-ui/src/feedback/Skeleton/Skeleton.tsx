import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { forcedEdge } from '../../styles/forced-edge.ts';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS width. @default '100%' */
  width?: string;
  /** CSS height. @default '0.8rem' */
  height?: string;
}

/** A static grey placeholder bar. Wrap a group in `Loading`, which announces the wait. */
export function Skeleton({ width = '100%', height = '0.8rem', style, ...rest }: SkeletonProps) {
  return <Bar {...rest} aria-hidden="true" style={{ ...style, width, height }} />;
}

const Bar = styled.span`
  ${forcedEdge}
  display: block;
  border-radius: var(--radius-sm);
  background: var(--plot-wide);
`;

import type { ComponentProps, CSSProperties } from 'react';
import { styled } from 'styled-components';

/** Spacing scale: 4, 8, 12, 16, 24, 32, 48, 64, 96 and 128 px. */
export type Space = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8' | 's9' | 's10';

export interface StackProps extends ComponentProps<'div'> {
  /** @default 's4' */
  gap?: Space;
}

const withGap = (style: CSSProperties | undefined, gap: Space) => ({ ...style, '--gap': `var(--${gap})` });

/** Stacks its children vertically. */
export function Stack({ gap = 's4', style, ...rest }: StackProps) {
  return <Column {...rest} style={withGap(style, gap)} />;
}

export interface RowProps extends StackProps {
  /** Pushes the first and last child to the ends. */
  spread?: boolean;
}

/** Places its children side by side and wraps them when space runs out. */
export function Row({ gap = 's3', spread, style, ...rest }: RowProps) {
  return <Line {...rest} data-spread={spread || undefined} style={withGap(style, gap)} />;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gap);

  &[data-spread] {
    justify-content: space-between;
  }
`;

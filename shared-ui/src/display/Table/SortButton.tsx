import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { Sort } from './columns.ts';

interface SortButtonProps {
  header: string;
  direction: Sort['direction'] | undefined;
  onPress: () => void;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown };

/** Sort button in a column header. The header cell carries `aria-sort`. */
export function SortButton({ header, direction, onPress }: SortButtonProps) {
  const Icon = direction ? ICONS[direction] : ArrowUpDown;
  return (
    <Root type="button" data-on={direction ? '' : undefined} onClick={onPress}>
      {header}
      <Icon aria-hidden="true" />
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover,
  &[data-on] {
    color: var(--ink);
  }

  & > svg {
    width: 0.875rem;
    height: 0.875rem;
    opacity: 0.55;
  }

  &[data-on] > svg {
    opacity: 1;
    color: var(--accent);
  }
`;

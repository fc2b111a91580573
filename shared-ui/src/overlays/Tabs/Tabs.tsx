import { Tabs as Base } from '@base-ui/react/tabs';
import { countOf } from '@northlight/shared-api/rules';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Number of items in the tab. */
  count?: number;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Content of the selected tab. */
  children: ReactNode;
  className?: string;
}

/** Switches between views. Arrow keys move and select; on small screens the row scrolls horizontally. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, children, className } = props;
  return (
    <Base.Root className={className} value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <List aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Tab key={item.value} value={item.value}>
            {item.label}
            {item.count !== undefined && <span>{countOf(item.count)}</span>}
          </Tab>
        ))}
      </List>
      <Panel value={value}>{children}</Panel>
    </Base.Root>
  );
}

const List = styled(Base.List)`
  display: flex;
  gap: var(--s5);
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  font-variant-numeric: tabular-nums lining-nums;

  @media (max-width: 359px) {
    gap: var(--s3);
  }
`;

const Tab = styled(Base.Tab)`
  flex: none;
  display: inline-flex;
  align-items: baseline;
  gap: 0.45rem;
  padding: 0.7rem 0;
  border: 0;
  border-bottom: 2px solid var(--line-none);
  background: none;
  color: var(--muted);
  font-weight: 500;
  cursor: pointer;

  & > span {
    font-size: var(--text-sm);
    font-weight: 450;
  }

  &:hover {
    color: var(--ink);
  }

  &[data-active] {
    border-color: var(--accent);
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
    min-height: var(--target);
    align-items: center;
  }
`;

const Panel = styled(Base.Panel)`
  outline-offset: 4px;
`;

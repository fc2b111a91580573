import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { css, styled } from 'styled-components';

export interface MenuProps {
  /** The button that opens the menu. It receives the ARIA attributes of a menu button. */
  trigger: ReactElement;
  /** @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** MenuItem, MenuLink and MenuSeparator elements. */
  children: ReactNode;
}

/** Actions behind a button. Supports arrow keys, Home, End, typeahead and Escape. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner sideOffset={8} align={align}>
          <Popup>{children}</Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** Marks a destructive action. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** An action in a Menu. */
export function MenuItem({ icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Item data-danger={danger || undefined} disabled={disabled} onClick={onSelect}>
      {icon}
      {children}
    </Item>
  );
}

export interface MenuLinkProps {
  to: To;
  icon?: ReactNode;
  children: ReactNode;
}

/** A link to another page, inside a Menu. */
export function MenuLink({ to, icon, children }: MenuLinkProps) {
  return (
    <LinkItem closeOnClick render={<RouterLink to={to} />}>
      {icon}
      {children}
    </LinkItem>
  );
}

/** A divider between groups in a Menu. */
export function MenuSeparator(props: ComponentProps<typeof Base.Separator>) {
  return <Line {...props} />;
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--z-menu);
`;

const Popup = styled(Base.Popup)`
  --line: var(--line-raised);
  min-width: 13rem;
  max-height: var(--available-height);
  padding: var(--s2);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--raised);
  box-shadow: var(--lift-2);
  outline: 0;
  overflow-y: auto;
  transition: opacity var(--quick) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 2.5rem;
  padding: 0.5rem 0.75rem;
  border-radius: var(--radius-sm);
  color: var(--ink);
  text-decoration: none;
  cursor: pointer;
  outline: 0;
  user-select: none;

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.75;
    color: var(--muted);
  }

  &[data-highlighted] {
    background: var(--sunken);
    outline: 1px solid transparent;
    outline-offset: -1px;
  }

  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }

  &[data-danger],
  &[data-danger] > svg {
    color: var(--negative);
  }

  &[data-disabled] {
    color: var(--muted);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    min-height: var(--target);
  }
`;

const Item = styled(Base.Item)`
  ${itemStyles}
`;

const LinkItem = styled(Base.LinkItem)`
  ${itemStyles}
`;

const Line = styled(Base.Separator)`
  margin: var(--s2) 0;
  border-top: 1px solid var(--line);
`;

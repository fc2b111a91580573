import { useBrowserValue } from '@northlight/shared-api';
import { Button } from '@northlight/shared-ui';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { isApple } from './is-apple.ts';
import { setCommandMenu, useCommandMenu } from './open-state.ts';

/** Opens the command menu. Below 768 px, the entry in the menu does. */
export function SearchButton() {
  const { isOpen } = useCommandMenu();
  const keys = useBrowserValue(() => (isApple() ? '⌘ K' : 'Ctrl K'), 'Ctrl K');
  return (
    <Root
      size="sm"
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K"
      pending={isOpen}
      data-keys={keys}
      icon={<Search aria-hidden="true" />}
      onClick={() => setCommandMenu(true)}
    >
      <span>Search</span>
    </Root>
  );
}

const Root = styled(Button)`
  border-color: var(--line);
  color: var(--muted);
  font-weight: inherit;

  /* Not on touch, and not read out: aria-keyshortcuts is. */
  @media (hover: hover) and (pointer: fine) {
    &::after {
      content: attr(data-keys) / '';
      font-size: var(--text-xs);
    }
  }

  /* Beside the navigation there is space for the icon alone. */
  @media (min-width: 1024px) and (max-width: 1279px) {
    & > span,
    &::after {
      display: none;
    }
  }

  @media (max-width: 767px) {
    display: none;
  }
`;

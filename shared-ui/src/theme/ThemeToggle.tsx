import { Moon, Sun } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton, type IconButtonProps } from '../actions/IconButton/IconButton.tsx';
import { useTheme } from './useTheme.ts';

/**
 * Switches between light and dark. Its label is constant; its icon shows the theme that it switches to. Styles choose
 * the icon, because the server does not know the theme.
 */
export function ThemeToggle(props: Omit<IconButtonProps, 'label' | 'children'>) {
  const { theme, setTheme } = useTheme();
  return (
    <Root
      {...props}
      label="Switch between light and dark"
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Sun />
      <Moon />
    </Root>
  );
}

const Root = styled(IconButton)`
  & .lucide-sun,
  :root[data-theme='dark'] & .lucide-moon {
    display: none;
  }

  :root[data-theme='dark'] & .lucide-sun {
    display: block;
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & .lucide-sun {
      display: block;
    }

    :root:not([data-theme='light']) & .lucide-moon {
      display: none;
    }
  }
`;

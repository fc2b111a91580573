import { Moon, Sun } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../actions/IconButton/IconButton.tsx';
import { useTheme } from './useTheme.ts';

/** Switches between light and dark. Its label is constant; its icon shows the theme that it switches to. */
export function ThemeToggle(props: Omit<IconButtonProps, 'label' | 'children'>) {
  const { theme, setTheme } = useTheme();
  return (
    <IconButton
      {...props}
      label="Switch between light and dark"
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      {theme === 'dark' ? <Sun /> : <Moon />}
    </IconButton>
  );
}

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useTheme } from './useTheme.ts';

const root = document.documentElement;

function Shown() {
  return <p>{useTheme().theme}</p>;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete root.dataset.theme;
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Switch between light and dark' }));

describe('the theme', () => {
  it('changes for this page even where storage is closed', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    render(<ThemeToggle />);
    await press();
    expect(root.dataset.theme).toBe('dark');
  });

  it('is kept for the next visit', async () => {
    render(<ThemeToggle />);
    await press();
    expect(localStorage.getItem('theme')).toBe('dark');
    await press();
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('reaches everything that shows it, in this tab', async () => {
    render(
      <>
        <ThemeToggle />
        <Shown />
      </>,
    );
    await press();
    expect(screen.getByText('dark')).not.toBeNull();
  });

  it('follows a choice made in another tab', () => {
    render(<Shown />);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    });
    expect(screen.getByText('dark')).not.toBeNull();
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
    });
    expect(screen.getByText('light')).not.toBeNull();
  });
});

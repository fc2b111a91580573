import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let broken = true;
function Decks() {
  if (broken) throw new Error('no decks');
  return <p>Two decks</p>;
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('a part that breaks', () => {
  it('leaves the rest of the page standing and says which part is missing', () => {
    const onError = jest.fn();
    render(
      <>
        <h1>Dashboard</h1>
        <ErrorBoundary part="Saved decks" onError={onError}>
          <Decks />
        </ErrorBoundary>
      </>,
    );
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Saved decks didn’t load');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('comes back when one tries again and it works by then', async () => {
    render(
      <ErrorBoundary>
        <Decks />
      </ErrorBoundary>,
    );
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Two decks')).not.toBeNull();
  });

  it('gets another chance on another page', () => {
    const page = (path: string) => (
      <ErrorBoundary resetKey={path}>
        <Decks />
      </ErrorBoundary>
    );
    const { rerender } = render(page('/dashboard'));
    broken = false;
    rerender(page('/dashboard'));
    expect(screen.queryByRole('alert')).not.toBeNull();
    rerender(page('/settings'));
    expect(screen.queryByText('Two decks')).not.toBeNull();
  });

  it('is drawn by its own fallback when it has one', () => {
    render(
      <ErrorBoundary fallback={({ error }) => <p>{String(error)}</p>}>
        <Decks />
      </ErrorBoundary>,
    );
    expect(screen.queryByText('Error: no decks')).not.toBeNull();
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { toastDuration, useToast } from './useToast.ts';

afterEach(cleanup);

describe('how long a toast stays', () => {
  it.each([
    [{ title: 'Saved' }, 2000],
    [
      { title: 'Submission failed', description: 'There was an error submitting your responses. Please try again.' },
      3000,
    ],
    [{ title: 'Saved', duration: 100 }, 2000],
    [{ title: 'Saved', duration: 60_000 }, 3000],
    [{ title: 'Saved', duration: 2500 }, 2500],
    [{ title: 'Rejected', duration: 8000, action: { label: 'Undo', onPress: () => {} } }, 8000],
  ])('%j stays %i ms', (message, milliseconds) => {
    expect(toastDuration(message)).toBe(milliseconds);
  });
});

describe('a toast without a provider', () => {
  it('is an error and not silence', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Lost() {
      useToast();
      return null;
    }
    expect(() => render(<Lost />)).toThrow();
  });
});

import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Lets a test move the intervals at which pages ask again; all else goes on by itself. */
export const tickOnly = () =>
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });

/** Hides the tab, or comes back to it. */
export const hideTab = (isHidden: boolean) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' });
    window.dispatchEvent(new Event('visibilitychange'));
  });

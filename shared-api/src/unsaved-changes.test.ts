import { afterEach, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { discardUnsavedChanges, hasUnsavedChanges, useUnsavedChanges } from './unsaved-changes.ts';

const closeTab = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const page = (dirty: boolean) => renderHook((isDirty: boolean) => useUnsavedChanges(isDirty), { initialProps: dirty });

afterEach(discardUnsavedChanges);

it('a page without input closes without a question', () => {
  page(false);
  expect(hasUnsavedChanges()).toBe(false);
  expect(closeTab()).toBe(false);
});

it('a page with input asks before its tab closes', () => {
  page(true);
  expect(hasUnsavedChanges()).toBe(true);
  expect(closeTab()).toBe(true);
});

it('nothing is asked any more once the input is saved, taken back or gone with its page', () => {
  const saved = page(true);
  saved.result.current();
  expect(hasUnsavedChanges()).toBe(false);

  const takenBack = page(true);
  takenBack.rerender(false);
  expect(hasUnsavedChanges()).toBe(false);

  const left = page(true);
  left.unmount();
  expect(hasUnsavedChanges()).toBe(false);
  expect(closeTab()).toBe(false);
});

it('one saved form does not hide another that is not', () => {
  const one = page(true);
  page(true);
  one.result.current();
  expect(hasUnsavedChanges()).toBe(true);
  expect(closeTab()).toBe(true);
});

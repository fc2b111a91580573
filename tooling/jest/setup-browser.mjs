import { webcrypto } from 'node:crypto';
import { expect } from '@jest/globals';
import * as matchers from '@testing-library/jest-dom/matchers';

expect.extend(matchers);

// A busy machine must not fail tests: by default, `findBy…` and `waitFor` give up after one second. Loaded only where
// something can be rendered.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}

// Without this, styled-components writes rules as text in tests, and jsdom parses the whole sheet again for each.
globalThis.SC_DISABLE_SPEEDY = false;

// jsdom has no layout, so layout APIs return neutral values.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});
Element.prototype.scrollIntoView ??= () => {};

/** Reads a file with one of FileReader's methods. */
const read = (file, method) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader[method](file);
  });

// jsdom's File has no `text()` and `arrayBuffer()`, and its crypto no `subtle`.
File.prototype.text ??= function text() {
  return read(this, 'readAsText');
};
File.prototype.arrayBuffer ??= function arrayBuffer() {
  return read(this, 'readAsArrayBuffer');
};
if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

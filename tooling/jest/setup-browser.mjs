import { webcrypto } from 'node:crypto';
import { expect } from '@jest/globals';

// Loaded only where something can be rendered.
if (expect.getState().testPath?.endsWith('.tsx')) {
  expect.extend(await import('@testing-library/jest-dom/matchers'));

  const { configure, getConfig } = await import('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    // A busy machine must not fail tests: by default, `findBy…` and `waitFor` give up after one second.
    asyncUtilTimeout: 10_000,
    // While those ask again, the page is printed into an error only when its message is read: when they give up.
    getElementError: function missing(message, container) {
      const isRead = !getConfig()._disableExpensiveErrorDiagnostics;
      const error = isRead ? getElementError(message, container) : new Error();
      Error.captureStackTrace(error, missing);
      if (isRead) return error;
      const get = () => getElementError(message, container).message;
      return Object.defineProperty(Object.assign(error, { name: 'TestingLibraryElementError' }), 'message', {
        configurable: true,
        get,
      });
    },
  });

  // React records where each element was created, up to 10,000 times a second: a quarter of a page test's time.
  const { default: React } = await import('react');
  Object.defineProperty(
    React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
    'recentlyCreatedOwnerStacks',
    { get: () => Number.POSITIVE_INFINITY, set() {} },
  );
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

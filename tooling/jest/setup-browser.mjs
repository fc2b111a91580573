import { expect } from '@jest/globals';
import * as matchers from '@testing-library/jest-dom/matchers';

expect.extend(matchers);

// In tests, styled-components writes its rules as text, and every one would have the sheet parsed anew.
globalThis.SC_DISABLE_SPEEDY = false;

// jsdom has no layout: what components ask of it gets a neutral answer.
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

// jsdom's own File cannot be read by promise.
File.prototype.text ??= function text() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsText(this);
  });
};

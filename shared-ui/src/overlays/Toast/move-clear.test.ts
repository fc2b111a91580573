import { afterEach, expect, it } from '@jest/globals';
import { moveClear } from './move-clear.ts';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, right: left + width, bottom: top + height, width, height }) as DOMRect;

/** Adds an element whose place in a window of 1440 by 900 pixels is this; jsdom has no layout. */
function add(tag: string, placeOf: (element: HTMLElement) => DOMRect): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.getBoundingClientRect = () => placeOf(element);
  return element;
}

const button = (left: number, top: number) => add('button', () => box(left, top, 120, 40));

const toasts = () =>
  add('div', ({ dataset: { corner } }) => {
    if (corner === 'bottom-left') return box(40, 820, 384, 56);
    return corner === 'top-right' ? box(1016, 80, 384, 56) : box(1016, 820, 384, 56);
  });

/** The corner in which the toasts are after this. */
function cornerOf(region = toasts()) {
  moveClear(region);
  return region.dataset.corner;
}

afterEach(() => document.body.replaceChildren());

it('toasts are at the bottom right where they cover nothing', () => {
  button(600, 830);
  expect(cornerOf()).toBe('bottom-right');
});

it('toasts are at the bottom left beside a button at the bottom right', () => {
  button(1200, 830);
  expect(cornerOf()).toBe('bottom-left');
});

it('toasts are at the top where both lower corners have actions', () => {
  button(1200, 830);
  add('input', () => box(60, 840, 300, 40));
  button(1300, 12);
  expect(cornerOf()).toBe('top-right');
});

it('toasts are at the bottom right where every corner has actions', () => {
  button(1200, 830);
  button(60, 830);
  button(1200, 80);
  expect(cornerOf()).toBe('bottom-right');
});

it('toasts do not avoid their own buttons', () => {
  const region = toasts();
  region.append(button(1350, 830));
  expect(cornerOf(region)).toBe('bottom-right');
});

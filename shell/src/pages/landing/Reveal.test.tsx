import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Reveal } from './Reveal.tsx';

/** An observer that reports on demand. */
class Observer {
  static all: Observer[] = [];
  callback: IntersectionObserverCallback;
  options: IntersectionObserverInit | undefined;
  disconnect = jest.fn();
  observe = jest.fn();
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    Observer.all.push(this);
  }
  report(isIntersecting: boolean) {
    const entry = { isIntersecting } as IntersectionObserverEntry;
    act(() => this.callback([entry], this as unknown as IntersectionObserver));
  }
}

const standsAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

const show = () => {
  render(
    <Reveal>
      <p>How it works</p>
    </Reveal>,
  );
  return screen.getByText('How it works');
};

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  Observer.all = [];
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('what is below the fold', () => {
  beforeEach(() => {
    standsAt(innerHeight - 149);
  });

  it('is there at once in a browser that cannot tell what is in view', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    expect(show()).toBeVisible();
  });

  it('is there at once for who asked for less motion', () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(show()).toBeVisible();
    expect(Observer.all).toHaveLength(0);
  });

  it('waits until 150 pixels of it are in view, and then stays', () => {
    const text = show();
    const [observer] = Observer.all as [Observer];
    expect(observer.options).toEqual({ rootMargin: '0px 0px -150px 0px' });
    observer.report(false);
    expect(text).not.toBeVisible();
    observer.report(true);
    expect(text).toBeVisible();
    expect(observer.disconnect).toHaveBeenCalled();
  });
});

it('what is in view at first is never hidden', () => {
  standsAt(innerHeight - 151);
  expect(show()).toBeVisible();
  expect(Observer.all).toHaveLength(0);
});

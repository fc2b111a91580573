import { afterEach, describe, expect, it } from '@jest/globals';
import { actionOf, type Shortcut } from './shortcuts.ts';

const SHORTCUTS: Shortcut<'reject' | 'next'>[] = [
  { keys: ['r'], shown: ['R'], action: 'reject', what: 'Reject' },
  { keys: ['ArrowRight'], shown: ['→'], action: 'next', what: 'Next' },
];

/** Presses a key on an element and returns the resulting action. */
function press(html: string, key: string, { takesCharacters = true, ...init }: Record<string, boolean> = {}) {
  document.body.innerHTML = html;
  let asked: string | null = null;
  const listen = (event: KeyboardEvent) => {
    asked = actionOf(SHORTCUTS, event, takesCharacters ?? true);
  };
  window.addEventListener('keydown', listen);
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  window.removeEventListener('keydown', listen);
  return asked;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a key', () => {
  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<button role="menu"></button>',
    '<div role="dialog"></div>',
  ])('belongs to %s where one writes, chooses or decides', (html) => {
    expect(press(html, 'r')).toBeNull();
  });

  it('belongs to the browser together with Control, Alt or Command', () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(press('<p></p>', 'r', { [modifier]: true })).toBeNull();
    }
  });

  it('does what it says on a page, a button or a checkbox, in capitals too', () => {
    expect(press('<p></p>', 'r')).toBe('reject');
    expect(press('<button></button>', 'R')).toBe('reject');
    expect(press('<input type="checkbox">', 'r')).toBe('reject');
  });

  it('that writes something does nothing once such keys are off, and arrows go on', () => {
    expect(press('<p></p>', 'r', { takesCharacters: false })).toBeNull();
    expect(press('<p></p>', 'ArrowRight', { takesCharacters: false })).toBe('next');
  });
});

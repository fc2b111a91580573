/** Texts by id that are kept on this device until the server has them. */
export interface LocalTexts {
  read: () => ReadonlyMap<string, string>;
  /** Keeps these instead of what was kept before; none removes the copy. */
  write: (texts: ReadonlyMap<string, string>) => void;
}

const isTexts = (value: unknown): value is [string, string][] =>
  Array.isArray(value) &&
  value.every((entry) => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string'));

/** A copy under this name; where the browser keeps nothing, there is none. */
export function localTexts(name: string): LocalTexts {
  const key = `northlight.draft.${name}`;
  return {
    read() {
      try {
        const entries: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return new Map(isTexts(entries) ? entries : []);
      } catch {
        return new Map();
      }
    },
    write(texts) {
      try {
        if (texts.size === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify([...texts]));
      } catch {
        // A full or forbidden store: the page and the server still have it.
      }
    },
  };
}

/** Texts by id, stored on this device until the server has them. */
export interface LocalTexts {
  read: () => ReadonlyMap<string, string>;
  /** Replaces the stored texts; an empty map removes them. */
  write: (texts: ReadonlyMap<string, string>) => void;
}

const isTexts = (value: unknown): value is [string, string][] =>
  Array.isArray(value) &&
  value.every((entry) => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string'));

/** Local storage for texts under this name. It stays empty if storage is unavailable. */
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
        // Storage is full or blocked. The text is still on the page.
      }
    },
  };
}

/** A user's answers about a submission that the server does not have. */
export const answerTexts = (userId: number, submissionId: string): LocalTexts =>
  localTexts(`answers.${userId}.${submissionId}`);

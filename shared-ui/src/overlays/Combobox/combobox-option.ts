import type { ReactNode } from 'react';
import type { Option } from '../../fields/Select/Select.tsx';

export interface ComboboxOption extends Option {
  /** Further words that find it. */
  words?: readonly string[];
  /** Drawn before its label in the list. */
  picture?: ReactNode;
}

/** Whether typed text is in the label of an option, or begins one of its words. */
export function matches({ label, words = [] }: ComboboxOption, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return label.toLowerCase().includes(typed) || words.some((word) => word.startsWith(typed));
}

import type { ReactNode } from 'react';

/** One numbered section of a legal text. */
export interface LegalSection {
  /** URL fragment. Do not change it: links elsewhere rely on it. */
  id: string;
  title: string;
  body: ReactNode;
}

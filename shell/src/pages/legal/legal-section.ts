import type { ReactNode } from 'react';

/** One numbered part of a legal text. */
export interface LegalSection {
  /** Its fragment in the address; links from elsewhere rely on it. */
  id: string;
  title: string;
  body: ReactNode;
}

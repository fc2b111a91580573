import type { Root } from 'react-dom/client';
import { askForConsent } from './ask-for-consent.tsx';
import { type Choices, readChoices } from './choices.ts';
import { needsConsent, takeFromAddress } from './linked-choices.ts';
import { storeChoices } from './store-choices.ts';

/** Asks before a link changes this browser's choices; null if the page reloads with the new ones. */
export async function followLink(root: () => Root): Promise<Choices | null> {
  const linked = takeFromAddress();
  if (!linked) return readChoices();
  if (!needsConsent(linked)) {
    storeChoices(linked);
  } else if (await askForConsent(root(), linked)) {
    storeChoices(linked);
    // The content security policy allows an override's origin only from the next page load.
    location.reload();
    return null;
  }
  return readChoices(linked.refused);
}

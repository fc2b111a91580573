import { formatOverrides, OVERRIDE } from '@northlight/shared-api/rules';
import { type Choices, DISABLED } from './choices.ts';

function writeCookie(value: string) {
  const end = value === '' ? '; max-age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it too, and cookieStore is not everywhere
  document.cookie = `${OVERRIDE.cookie}=${encodeURIComponent(value)}; path=/; samesite=lax${end}`;
}

/** Stores choices for this browser and this tab. */
export function storeChoices({ overrides, disabled }: Choices): void {
  writeCookie(formatOverrides(overrides));
  sessionStorage.setItem(DISABLED, disabled.join(','));
}

/** Clears the choices and reloads the page. */
export function dropChoices(): void {
  writeCookie('');
  sessionStorage.removeItem(DISABLED);
  location.reload();
}

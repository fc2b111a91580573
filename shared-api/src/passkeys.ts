import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, PasskeySignature } from './contract.ts';
import { settings } from './settings.ts';

/** Loads with the first passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser offers passkeys at this address. */
export function canUsePasskeys(): boolean {
  const { passkey_domain: domain } = settings();
  if (domain === null || !('PublicKeyCredential' in globalThis)) return false;
  return location.hostname === domain || location.hostname.endsWith(`.${domain}`);
}

/** Whether the device has a passkey for the account already. */
export const isPasskeyKnown = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

/** Whether the user closed the browser's dialog, or let it wait too long. */
const isDeclined = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

async function unlessDeclined<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isDeclined(error)) return null;
    throw error;
  }
}

/** Has the browser create a passkey. Null when the user declined. */
export async function createPasskey(options: PasskeyCreation): Promise<CreatedPasskey | null> {
  const { startRegistration } = await webAuthn();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return (await unlessDeclined(() => startRegistration({ optionsJSON }))) as CreatedPasskey | null;
}

/** Has the user sign with one of the passkeys that the request names, or with any. Null when the user declined. */
export async function signWithPasskey(request: PasskeyRequest): Promise<PasskeySignature | null> {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = request as PublicKeyCredentialRequestOptionsJSON;
  return (await unlessDeclined(() => startAuthentication({ optionsJSON }))) as PasskeySignature | null;
}

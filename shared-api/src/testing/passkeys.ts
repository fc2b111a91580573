import type { PasskeyCreation, PasskeyRequest } from '../contract.ts';

/** What a device answers: a passkey of this id, or an error of this name. */
type DeviceAnswer = { id: string } | { fails: 'NotAllowedError' | 'InvalidStateError' };

const bytes = new Uint8Array([1, 2, 3]).buffer;

function answered(answer: DeviceAnswer, response: object) {
  if ('fails' in answer) return Promise.reject(new DOMException('As the test wants it.', answer.fails));
  const credential = { id: answer.id, rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' };
  return Promise.resolve({ ...credential, response, getClientExtensionResults: () => ({}) });
}

/** Gives the browser of a test or story a device for passkeys. Returns a function that takes it away. */
export function plugInPasskeys(answer: DeviceAnswer = { id: 'passkey-1' }): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'credentials');
  const signed = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes };
  const created = { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] };
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: () => answered(answer, signed), create: () => answered(answer, created) },
  });
  const own = globalThis.PublicKeyCredential;
  globalThis.PublicKeyCredential = class {} as unknown as typeof PublicKeyCredential;
  return () => {
    if (before) Object.defineProperty(navigator, 'credentials', before);
    else Reflect.deleteProperty(navigator, 'credentials');
    if (own) globalThis.PublicKeyCredential = own;
    else Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  };
}

/** What a passkey is created from. */
export const CREATION: PasskeyCreation = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'Northlight' },
  user: { id: 'AQID', name: 'ines@isferd.test', displayName: 'Ines Varga-Holm' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};

/** What a passkey is asked with. */
export const PASSKEY_REQUEST: PasskeyRequest = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};

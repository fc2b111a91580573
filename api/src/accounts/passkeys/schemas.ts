import { z } from 'zod';

/** Bytes in Base64url, as WebAuthn's JSON forms carry them. */
const bytes = (max = 4096) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/, 'Must be Base64url-encoded.');

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const Transport = z.enum(TRANSPORTS).meta({ id: 'PasskeyTransport' });

const KnownPasskey = z.object({
  id: bytes(),
  type: z.literal('public-key'),
  transports: z.array(Transport).optional(),
});

/** What a browser creates a passkey from: PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const PasskeyCreation = z
  .object({
    challenge: bytes(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: bytes(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(KnownPasskey),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation' });

/** What a browser asks a passkey with: PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const PasskeyRequest = z
  .object({
    challenge: bytes(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(KnownPasskey).describe('Empty at login, so the browser offers any passkey it has'),
  })
  .meta({ id: 'PasskeyRequest' });

const credential = {
  id: bytes(1400).min(1),
  rawId: bytes(1400).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.object({}).default({}),
};

/** A new passkey, as the browser describes it: RegistrationResponseJSON of WebAuthn. */
export const CreatedPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(),
      attestationObject: bytes(16_384),
      transports: z.array(z.string().max(40)).max(20).optional(),
    }),
  })
  .meta({ id: 'CreatedPasskey' });

/** What a passkey has signed: AuthenticationResponseJSON of WebAuthn. */
export const PasskeySignature = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(),
      authenticatorData: bytes(),
      signature: bytes(),
      userHandle: bytes().nullish(),
    }),
  })
  .meta({ id: 'PasskeySignature' });

export const isTransport = (text: string): text is z.output<typeof Transport> =>
  (TRANSPORTS as readonly string[]).includes(text);

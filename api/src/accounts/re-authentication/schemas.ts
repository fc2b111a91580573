import { z } from 'zod';
import { errors, Timestamp } from '../../platform/http/schemas.ts';
import { password } from '../authentication/schemas.ts';
import { PasskeyRequest, PasskeySignature } from '../passkeys/schemas.ts';
import { passcode } from '../second-factor/schemas.ts';

/** What a logged-in user proves their identity with. */
export const Identity = z
  .object({
    password: password('Password').optional().describe('Required unless a passkey is used'),
    passcode: passcode
      .optional()
      .describe(
        'Code from the app, or a recovery code; required along with the password if the account has a second factor',
      ),
    passkey: PasskeySignature.optional().describe('Sufficient on its own'),
  })
  .meta({ id: 'Identity' });

export const IdentityProof = z
  .object({ proof: z.string(), expires_at: Timestamp.describe('Five minutes from now') })
  .meta({ id: 'IdentityProof' });

export const createIdentityRequest = {
  operationId: 'createIdentityRequest',
  tags: ['Accounts'],
  summary: "WebAuthn options for confirming the user's identity with a passkey",
  response: { 200: PasskeyRequest, ...errors(401, 409) },
};

export const reAuthenticate = {
  operationId: 'reAuthenticate',
  tags: ['Accounts'],
  summary: 'Confirms the identity of a logged-in user; the proof allows one sensitive call in the same session',
  body: Identity,
  response: { 201: IdentityProof, ...errors(400, 401, 409, 429) },
};

import { z } from 'zod';
import { errors, Timestamp } from '../../platform/http/schemas.ts';
import { password } from '../authentication/schemas.ts';
import { PasskeyRequest, PasskeySignature } from '../passkeys/schemas.ts';
import { passcode } from '../second-factor/schemas.ts';

/** What a logged-in user proves their identity with. */
export const Identity = z
  .object({
    password: password('Password').optional().describe('Required without a passkey'),
    passcode: passcode
      .optional()
      .describe('Code from the app, or a recovery code; required with the password if the account has a second factor'),
    passkey: PasskeySignature.optional().describe('Enough by itself'),
  })
  .meta({ id: 'Identity' });

export const IdentityProof = z
  .object({ proof: z.string(), expires_at: Timestamp.describe('Five minutes from now') })
  .meta({ id: 'IdentityProof' });

export const createIdentityRequest = {
  operationId: 'createIdentityRequest',
  tags: ['Accounts'],
  summary: "What a browser asks one of the user's passkeys with, to confirm their identity",
  response: { 200: PasskeyRequest, ...errors(401, 409) },
};

export const reAuthenticate = {
  operationId: 'reAuthenticate',
  tags: ['Accounts'],
  summary: 'Confirms the identity of a logged-in user; the proof allows one sensitive call in the same session',
  body: Identity,
  response: { 201: IdentityProof, ...errors(400, 401, 409, 429) },
};

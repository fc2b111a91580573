import { PROFILE_LINE_MAX } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, NoContent, Timestamp } from '../../platform/http/schemas.ts';
import { AuthSession, required } from '../authentication/schemas.ts';
import { CreatedPasskey, PasskeyCreation } from '../passkeys/schemas.ts';
import { ProofHeader } from '../re-authentication/proof-header.ts';

export const passcode = z.string().trim().min(1, 'Enter a code.').max(64);

export const SecondFactor = z
  .object({
    enabled: z.boolean(),
    required: z.boolean().describe("Admins can't turn it off, and have no admin rights without it"),
    app: z.boolean().describe('Whether an authenticator app is set up'),
    passkeys: z.int(),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'SecondFactor' });

export const getSecondFactor = {
  operationId: 'getSecondFactor',
  tags: ['Accounts'],
  summary: 'Whether the second factor is on, and whether it is required',
  response: { 200: SecondFactor, ...errors(401) },
};

export const SecondFactorSecret = z
  .object({ secret: z.string().describe('Base 32'), uri: z.string().describe('Content of the QR code for the app') })
  .meta({ id: 'SecondFactorSecret' });

export const setUpSecondFactor = {
  operationId: 'setUpSecondFactor',
  tags: ['Accounts'],
  summary: 'Creates a secret for an authenticator app; it takes effect once a code is confirmed',
  headers: ProofHeader,
  response: { 200: SecondFactorSecret, ...errors(401, 403, 409) },
};

export const Passcode = z.object({ passcode }).meta({ id: 'Passcode' });

export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });

/** What turning on a factor brings. */
const FirstCodes = z
  .array(z.string())
  .nullable()
  .describe('Null if another factor was already on; existing recovery codes stay valid');

export const AddedApp = z.object({ recovery_codes: FirstCodes }).meta({ id: 'AddedApp' });

export const confirmSecondFactor = {
  operationId: 'confirmSecondFactor',
  tags: ['Accounts'],
  summary:
    'Confirms the app with a code from it; if it is the first factor, all other sessions end and the recovery codes are returned, only this once',
  body: Passcode,
  response: { 200: AddedApp, ...errors(400, 401, 409, 429) },
};

export const renewRecoveryCodes = {
  operationId: 'renewRecoveryCodes',
  tags: ['Accounts'],
  summary: 'Creates recovery codes that replace all earlier ones',
  headers: ProofHeader,
  response: { 200: RecoveryCodes, ...errors(401, 403, 409) },
};

export const turnOffSecondFactor = {
  operationId: 'turnOffSecondFactor',
  tags: ['Accounts'],
  summary: 'Turns the second factor off and removes the app and all passkeys; refused for admins, who need it',
  headers: ProofHeader,
  response: { 204: NoContent, ...errors(401, 403, 409) },
};

export const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    synced: z.boolean().describe("Synced to the owner's other devices"),
    created_at: Timestamp,
    last_used_at: Timestamp.nullable(),
  })
  .meta({ id: 'Passkey' });

export const listPasskeys = {
  operationId: 'listPasskeys',
  tags: ['Accounts'],
  summary: 'The passkeys of the account, oldest first',
  response: { 200: z.array(Passkey), ...errors(401) },
};

export const createPasskeyOptions = {
  operationId: 'createPasskeyOptions',
  tags: ['Accounts'],
  summary: 'WebAuthn options for creating a passkey; valid for five minutes',
  headers: ProofHeader,
  response: { 200: PasskeyCreation, ...errors(401, 403, 409) },
};

export const NewPasskey = z
  .object({
    name: required('Name', PROFILE_LINE_MAX).describe('Shown in the list of passkeys, to tell them apart'),
    passkey: CreatedPasskey,
  })
  .meta({ id: 'NewPasskey' });

export const AddedPasskey = z.object({ passkey: Passkey, recovery_codes: FirstCodes }).meta({ id: 'AddedPasskey' });

export const addPasskey = {
  operationId: 'addPasskey',
  tags: ['Accounts'],
  summary:
    'Adds a passkey that the browser has created; if it is the first factor, all other sessions end and the recovery codes are returned, only this once',
  body: NewPasskey,
  response: { 201: AddedPasskey, ...errors(400, 401, 409) },
};

export const removePasskey = {
  operationId: 'removePasskey',
  tags: ['Accounts'],
  summary: 'Removes a passkey; removing the last factor turns the second factor off, which is refused for admins',
  headers: ProofHeader,
  params: z.object({ id: z.string().max(1400) }),
  response: { 204: NoContent, ...errors(401, 403, 404) },
};

export const ChallengeAnswer = z
  .object({ challenge: z.string().max(2000), passcode: passcode.describe('Code from the app, or a recovery code') })
  .meta({ id: 'ChallengeAnswer' });

export const passChallenge = {
  operationId: 'passChallenge',
  tags: ['Accounts'],
  summary: 'The second step of a login',
  body: ChallengeAnswer,
  response: { 200: AuthSession, ...errors(400, 401, 429) },
};

import { z } from 'zod';
import { errors, NoContent } from '../../platform/http/schemas.ts';
import { AuthSession } from '../authentication/schemas.ts';
import { ProofHeader } from '../re-authentication/proof-header.ts';

export const passcode = z.string().trim().min(1, 'Enter a code.').max(64);

export const SecondFactor = z
  .object({
    enabled: z.boolean(),
    required: z.boolean().describe('Admins cannot turn it off, and use no admin rights without it'),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'SecondFactor' });

export const getSecondFactor = {
  operationId: 'getSecondFactor',
  tags: ['Accounts'],
  summary: 'Whether the second factor is on, and whether it has to be',
  response: { 200: SecondFactor, ...errors(401) },
};

export const SecondFactorSecret = z
  .object({ secret: z.string().describe('Base 32'), uri: z.string().describe('Content of the QR code for the app') })
  .meta({ id: 'SecondFactorSecret' });

export const setUpSecondFactor = {
  operationId: 'setUpSecondFactor',
  tags: ['Accounts'],
  summary: 'Creates a secret for an authenticator app; it is active once a code is confirmed',
  headers: ProofHeader,
  response: { 200: SecondFactorSecret, ...errors(401, 403, 409) },
};

export const Passcode = z.object({ passcode }).meta({ id: 'Passcode' });

export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });

export const confirmSecondFactor = {
  operationId: 'confirmSecondFactor',
  tags: ['Accounts'],
  summary:
    'Turns the second factor on with a code from the app, and ends all other sessions; the recovery codes are shown only this once',
  body: Passcode,
  response: { 200: RecoveryCodes, ...errors(400, 401, 409, 429) },
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
  summary: 'Turns the second factor off; admins need it',
  headers: ProofHeader,
  response: { 204: NoContent, ...errors(401, 403, 409) },
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

import { z } from 'zod';
import { errors, NoContent } from '../../platform/http/schemas.ts';
import { AuthSession, password } from '../authentication/schemas.ts';

const passcode = z.string().trim().min(1, 'Enter a code.').max(64);

export const SecondFactor = z
  .object({ enabled: z.boolean(), recovery_codes_left: z.int() })
  .meta({ id: 'SecondFactor' });

export const getSecondFactor = {
  operationId: 'getSecondFactor',
  tags: ['Accounts'],
  summary: 'Whether logging in takes a second factor',
  response: { 200: SecondFactor, ...errors(401) },
};

export const CurrentPassword = z
  .object({ current_password: password('Current password') })
  .meta({ id: 'CurrentPassword' });

export const SecondFactorSecret = z
  .object({ secret: z.string().describe('Base 32'), uri: z.string().describe('What a QR code for the app holds') })
  .meta({ id: 'SecondFactorSecret' });

export const setUpSecondFactor = {
  operationId: 'setUpSecondFactor',
  tags: ['Accounts'],
  summary: 'Makes a secret for an authenticator app; it counts once a code is confirmed',
  body: CurrentPassword,
  response: { 200: SecondFactorSecret, ...errors(400, 401, 409, 429) },
};

export const Passcode = z.object({ passcode }).meta({ id: 'Passcode' });

export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });

export const confirmSecondFactor = {
  operationId: 'confirmSecondFactor',
  tags: ['Accounts'],
  summary: 'Turns the second factor on with a code from the app; recovery codes are shown this once',
  body: Passcode,
  response: { 200: RecoveryCodes, ...errors(400, 401, 409, 429) },
};

export const renewRecoveryCodes = {
  operationId: 'renewRecoveryCodes',
  tags: ['Accounts'],
  summary: 'New recovery codes instead of all earlier ones',
  body: CurrentPassword,
  response: { 200: RecoveryCodes, ...errors(400, 401, 409, 429) },
};

export const turnOffSecondFactor = {
  operationId: 'turnOffSecondFactor',
  tags: ['Accounts'],
  summary: 'Lets the password alone open the account again',
  body: CurrentPassword,
  response: { 204: NoContent, ...errors(400, 401, 409, 429) },
};

export const ChallengeAnswer = z
  .object({ challenge: z.string().max(2000), passcode: passcode.describe('Code of the app, or a recovery code') })
  .meta({ id: 'ChallengeAnswer' });

export const passChallenge = {
  operationId: 'passChallenge',
  tags: ['Accounts'],
  summary: 'The second step of a login',
  body: ChallengeAnswer,
  response: { 200: AuthSession, ...errors(400, 401, 429) },
};

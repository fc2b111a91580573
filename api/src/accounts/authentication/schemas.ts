import { countOf, PASSWORD_MAX, PROFILE_LINE_MAX } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { Email, errors, Message, NoContent } from '../../platform/http/schemas.ts';
import { PasskeyRequest, PasskeySignature } from '../passkeys/schemas.ts';
import { User } from '../users/schemas.ts';

/** A line that must not be empty. */
export const required = (label: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `Use at most ${countOf(max)} characters.`);

/** Passwords are never trimmed. The upper bound keeps hashing cheap; the password rules report the exact limit. */
export const password = (label: string) =>
  z
    .string()
    .min(1, `${label} is required.`)
    .max(PASSWORD_MAX * 8, 'This password is too long.');

const token = z.string().max(512);

/** Tokens and the user they belong to. */
export const AuthSession = z
  .object({
    access: z.string(),
    refresh: z.string(),
    user: User,
    deletion_undone: z
      .literal(true)
      .optional()
      .describe('The account was scheduled for deletion; this login has canceled that'),
  })
  .meta({ id: 'AuthSession' });

export const TokenPair = z.object({ access: z.string(), refresh: z.string() }).meta({ id: 'TokenPair' });

export const Registration = z
  .object({
    email: Email,
    password: password('Password'),
    password2: password('Password confirmation'),
    first_name: required('First name', PROFILE_LINE_MAX),
    last_name: required('Last name', PROFILE_LINE_MAX),
  })
  .meta({ id: 'Registration' });

export const register = {
  operationId: 'register',
  tags: ['Accounts'],
  summary: 'Creates an account and logs the user in',
  body: Registration,
  response: { 201: AuthSession, ...errors(400, 429) },
};

export const Credentials = z
  .object({
    email: z.string().trim().min(1, 'Email is required.').max(512),
    password: password('Password'),
    remember: z
      .boolean()
      .default(false)
      .describe('Keeps the session for up to 30 days (14 without use) instead of one day (12 hours without use)'),
  })
  .meta({ id: 'Credentials' });

/** Proof that the password was right, for the second step of the login. */
export const SecondFactorChallenge = z
  .object({
    challenge: z.string(),
    app: z.boolean().describe('Whether codes from an app are accepted; recovery codes always are'),
    passkeys: z.boolean().describe('Whether the account has passkeys'),
  })
  .meta({ id: 'SecondFactorChallenge' });

export const login = {
  operationId: 'login',
  tags: ['Accounts'],
  summary: 'Logs in; if the account has a second factor, this is only the first step',
  body: Credentials,
  response: { 200: AuthSession, 202: SecondFactorChallenge, ...errors(400, 401, 429) },
};

export const createLoginRequest = {
  operationId: 'createPasskeyLoginRequest',
  tags: ['Accounts'],
  summary: 'WebAuthn options for logging in without a password',
  response: { 200: PasskeyRequest, ...errors(409) },
};

export const PasskeyLogin = z
  .object({ passkey: PasskeySignature, remember: Credentials.shape.remember })
  .meta({ id: 'PasskeyLogin' });

export const logInWithPasskey = {
  operationId: 'logInWithPasskey',
  tags: ['Accounts'],
  summary: 'Logs in with a passkey; no second factor is needed',
  body: PasskeyLogin,
  response: { 200: AuthSession, ...errors(400, 409, 429) },
};

export const RefreshBody = z.object({ refresh: token.min(1, 'No refresh token') }).meta({ id: 'RefreshBody' });

export const refresh = {
  operationId: 'refreshToken',
  tags: ['Accounts'],
  summary:
    'Exchanges a refresh token for new tokens; it works once, or again within 20 seconds if the new token is still unused',
  body: RefreshBody,
  response: { 200: TokenPair, ...errors(400, 401, 429) },
};

export const logout = {
  operationId: 'logout',
  tags: ['Accounts'],
  summary: 'Ends the session that a refresh token belongs to',
  body: RefreshBody,
  response: { 204: NoContent, ...errors(400) },
};

export const verifyEmail = {
  operationId: 'verifyEmail',
  tags: ['Accounts'],
  summary: 'Confirms an email address; the link works once, within 24 hours',
  params: z.object({ token }),
  response: { 200: Message, ...errors(400, 429) },
};

export const EmailBody = z.object({ email: Email }).meta({ id: 'EmailBody' });

export const resendVerification = {
  operationId: 'resendVerification',
  tags: ['Accounts'],
  summary:
    "Sends the verification link again, to the user's own email address or to another one; the response does not reveal whether that one has an account",
  body: EmailBody.partial().nullish(),
  response: { 200: Message, ...errors(400, 401, 429) },
};

export const requestPasswordReset = {
  operationId: 'requestPasswordReset',
  tags: ['Accounts'],
  summary: 'Sends a reset link; the response does not reveal whether the account exists',
  body: EmailBody,
  response: { 200: Message, ...errors(400, 429) },
};

export const PasswordReset = z
  .object({
    uid: z.string().max(64).min(1, 'Invalid password reset link.'),
    token: token.min(1, 'Invalid password reset link.'),
    new_password: password('New password'),
    confirm_password: password('Password confirmation'),
  })
  .meta({ id: 'PasswordReset' });

export const confirmPasswordReset = {
  operationId: 'confirmPasswordReset',
  tags: ['Accounts'],
  summary: 'Sets a new password and ends all sessions; the reset link works once, within an hour',
  body: PasswordReset,
  response: { 200: Message, ...errors(400, 429) },
};

export const PasswordChange = z
  .object({
    current_password: password('Current password'),
    new_password: password('New password'),
    confirm_password: password('Password confirmation'),
  })
  .meta({ id: 'PasswordChange' });

export const changePassword = {
  operationId: 'changePassword',
  tags: ['Accounts'],
  summary: 'Changes the password and ends all other sessions',
  body: PasswordChange,
  response: { 200: Message, ...errors(400, 401, 429) },
};

import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { PasskeyRow, UserRow } from '../../platform/database/tables.ts';
import { passkeyInvalid, passkeysUnavailable } from '../../platform/errors/failures.ts';
import { passkeyDomain } from '../../platform/security/passkey-domain.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import type { Context } from '../context.ts';
import { CHALLENGE_MINUTES, type Purpose } from './challenges.ts';
import { findPasskey, listPasskeys, takeChallenge, touchPasskey } from './repository.ts';
import {
  type CreatedPasskey,
  isTransport,
  type PasskeyCreation,
  PasskeyRequest,
  type PasskeySignature,
} from './schemas.ts';

/** Loads the library with the first passkey, so that a server starts without it. */
const webAuthn = () => import('@simplewebauthn/server');

type Needed = Pick<Context, 'db' | 'config' | 'clock' | 'passkeyChallenges'>;

const TIMEOUT = CHALLENGE_MINUTES * 60_000;

const notRead = () => passkeyInvalid('This passkey could not be added. Please try again.');
const refused = () =>
  passkeyInvalid('This passkey doesn’t work for this account. Try another one, or use your password.');

/** @throws {Failure} passkeys_unavailable */
function domainOf({ config }: Pick<Context, 'config'>): string {
  const domain = passkeyDomain(config);
  if (domain === null) throw passkeysUnavailable();
  return domain;
}

/** What an authenticator knows an account by. */
const handleOf = ({ id }: Pick<UserRow, 'id'>) => new TextEncoder().encode(`user-${id}`);

const known = (passkeys: PasskeyRow[]) =>
  passkeys.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: JSON.parse(transports) as AuthenticatorTransport[],
  }));

const textOf = (challenge: string) => Buffer.from(challenge, 'base64url').toString();

/** What both verifications compare with. */
const expected = (context: Needed, purpose: Purpose) => ({
  expectedChallenge: (challenge: string) => context.passkeyChallenges.isFor(textOf(challenge), purpose),
  expectedOrigin: new URL(context.config.publicUrl).origin,
  expectedRPID: domainOf(context),
  requireUserVerification: true,
});

/** Uses a signed challenge up. Returns false when it was used before. */
function takeSigned({ db, clock }: Needed, clientData: string): Promise<boolean> {
  const { challenge } = JSON.parse(textOf(clientData)) as { challenge: string };
  return takeChallenge(db, hashToken(challenge), new Date(clock().getTime() + TIMEOUT));
}

/**
 * What a browser creates a passkey from. Passkeys name their account and verify their user, so each opens it alone.
 * @throws {Failure} passkeys_unavailable
 */
export async function creationOf(context: Needed, user: UserRow, purpose: Purpose) {
  const domain = domainOf(context);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: context.config.productName,
    rpID: domain,
    userID: handleOf(user),
    userName: user.email,
    userDisplayName: `${user.first_name} ${user.last_name}`,
    challenge: await context.passkeyChallenges.give(purpose),
    timeout: TIMEOUT,
    attestationType: 'none',
    excludeCredentials: known(await listPasskeys(context.db, user.id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return options as z.output<typeof PasskeyCreation>;
}

/**
 * What a browser asks a passkey with: one of these, or whichever it has.
 * @throws {Failure} passkeys_unavailable
 */
export async function requestOf(context: Needed, purpose: Purpose, passkeys: PasskeyRow[] = []) {
  const domain = domainOf(context);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: domain,
    challenge: await context.passkeyChallenges.give(purpose),
    timeout: TIMEOUT,
    userVerification: 'required',
    allowCredentials: known(passkeys),
  });
  return PasskeyRequest.parse(options);
}

/**
 * Checks a new passkey.
 * @throws {Failure} passkey_invalid or passkeys_unavailable
 */
export async function readCreated(context: Needed, created: z.output<typeof CreatedPasskey>, purpose: Purpose) {
  const { transports = [], ...response } = created.response;
  const expectations = expected(context, purpose);
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo: info } = await verifyRegistrationResponse({
    ...expectations,
    response: {
      ...created,
      authenticatorAttachment: created.authenticatorAttachment ?? undefined,
      response: { ...response, transports: transports.filter(isTransport) },
    },
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !info || !(await takeSigned(context, response.clientDataJSON))) throw notRead();
  return {
    id: info.credential.id,
    public_key: Buffer.from(info.credential.publicKey).toString('base64url'),
    sign_count: info.credential.counter,
    transports: JSON.stringify(transports.filter(isTransport)),
    is_synced: info.credentialBackedUp ? 1 : 0,
  };
}

/**
 * Checks what a passkey has signed. Each challenge works once.
 * @returns the passkey that signed
 * @throws {Failure} passkey_invalid or passkeys_unavailable
 */
export async function readSignature(
  context: Needed,
  signature: z.output<typeof PasskeySignature>,
  purpose: Purpose,
): Promise<PasskeyRow> {
  const expectations = expected(context, purpose);
  const passkey = await findPasskey(context.db, signature.id);
  if (!passkey) throw refused();
  const { userHandle, ...response } = signature.response;
  if (userHandle && textOf(userHandle) !== new TextDecoder().decode(handleOf({ id: passkey.user_id }))) throw refused();
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
    ...expectations,
    response: { ...signature, authenticatorAttachment: signature.authenticatorAttachment ?? undefined, response },
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.sign_count,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !info || !(await takeSigned(context, response.clientDataJSON))) throw refused();
  await touchPasskey(context.db, passkey.id, {
    sign_count: info.newCounter,
    is_synced: info.credentialBackedUp ? 1 : 0,
    last_used_at: context.clock().toISOString(),
  });
  return passkey;
}

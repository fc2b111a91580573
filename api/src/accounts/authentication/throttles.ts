import { networkOf } from '../../platform/security/network.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import { type Check, LIMITS, throttleAll } from '../../platform/security/throttle.ts';
import type { Context } from '../context.ts';

/** What one network may ask about accounts. Login and everything that sends an email share it. */
export const fromNetwork = (address: string): Check => [
  'account-network',
  LIMITS.accountsFromNetwork,
  networkOf(address),
];

/**
 * Counts a request for an email to an address that may or may not have an account. All such requests share one budget
 * per client address, network, account and target address.
 * @param email normalized
 * @param userId the account that asks, if somebody is logged in
 * @throws {Failure} too_many_requests
 */
export function throttleMail(context: Context, address: string, email: string, userId?: number): Promise<void> {
  const ofAccount: Check[] = userId === undefined ? [] : [['mail-account', LIMITS.mailOfAccount, String(userId)]];
  return throttleAll(context, [
    fromNetwork(address),
    ['mail-address', LIMITS.mailFromAddress, address],
    ['mail-network', LIMITS.mailFromNetwork, networkOf(address)],
    ...ofAccount,
    ['mail-target', LIMITS.mailToAccount, hashToken(email)],
  ]);
}

/**
 * Counts a sign-up. It shows whether an address is taken, so the budgets of a network and of everybody limit how many
 * addresses can be tried; taken and free ones count alike.
 * @throws {Failure} too_many_requests
 */
export function throttleSignUp(context: Context, address: string): Promise<void> {
  const inAll = { ...LIMITS.registration, attempts: context.config.signUpsPerHour };
  return throttleAll(context, [
    ['register', LIMITS.registration, address],
    ['register-network', LIMITS.registrationFromNetwork, networkOf(address)],
    ['register-all', inAll, ''],
  ]);
}

import type { ActiveSession, Passkey, SecurityEvent } from '@northlight/shared-api';

const aSessionOf = (given: Partial<ActiveSession>): ActiveSession => ({
  id: 's-1',
  device: 'Firefox on Windows',
  created_at: '2026-11-20T09:00:00.000Z',
  last_used_at: '2026-11-20T10:00:00.000Z',
  ends_at: '2026-12-20T09:00:00.000Z',
  current: false,
  ...given,
});

/** This device and two others. */
export const SESSIONS: ActiveSession[] = [
  aSessionOf({ id: 's-1', current: true }),
  aSessionOf({ id: 's-2', device: 'Safari on iPhone' }),
  aSessionOf({ id: 's-3', device: 'Samsung Internet on Android', created_at: '2026-11-07T09:00:00.000Z' }),
];

export const aPasskey = (given: Partial<Passkey> = {}): Passkey => ({
  id: 'p-1',
  name: 'Firefox on Windows',
  synced: false,
  created_at: '2026-11-20T09:00:00.000Z',
  last_used_at: '2026-11-20T10:00:00.000Z',
  ...given,
});

const anEvent = (id: number, given: Partial<SecurityEvent>): SecurityEvent => ({
  id: `e-${id}`,
  at: `2026-11-20T09:${String(40 - id).padStart(2, '0')}:00.000Z`,
  kind: 'login',
  device: 'Firefox on Windows',
  detail: null,
  ...given,
});

/** More events than one page shows. */
export const EVENTS: SecurityEvent[] = [
  anEvent(1, {}),
  anEvent(2, { kind: 'login_refused', device: 'Samsung Internet on Android' }),
  anEvent(3, { kind: 'role_changed', detail: 'made_investor' }),
  anEvent(4, { kind: 'second_factor_off', device: null }),
  ...Array.from({ length: 8 }, (_, at) => anEvent(at + 5, { kind: 'export_requested' })),
];

export const SECRET = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Northlight:ines%40isferd.test?issuer=Northlight&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

export const RECOVERY_CODES = [
  'K7QF-2MXD-9HTR-VB4C',
  'W3NS-8PLA-6YGE-ZD5J',
  'H2RC-4TVK-7QXM-BN9F',
  'P6YD-3WGS-5LJA-E8HZ',
  'X9MB-7CKT-2RVF-QD4N',
  'L5HG-6ZPW-8SYE-3JAC',
  'T4VQ-9DNX-7KBR-M2FH',
  'C8JS-5EYL-3WPA-G6TZ',
  'R7FN-2XQM-4VDK-9BHC',
  'A3ZE-8LGY-6SWT-P5JD',
];

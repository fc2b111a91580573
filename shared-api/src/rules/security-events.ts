/** Events that matter for the security of an account, as people read them. */
export const SECURITY_EVENTS = {
  login: 'Login',
  login_refused: 'Failed login',
  second_factor_refused: 'Incorrect login code',
  throttled: 'Too many attempts',
  password_reset_requested: 'Password reset requested',
  password_reset: 'Password reset',
  password_changed: 'Password changed',
  second_factor_on: 'Two-step login turned on',
  second_factor_off: 'Two-step login turned off',
  recovery_codes_renewed: 'Recovery codes replaced',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  email_change_requested: 'New email address requested',
  email_changed: 'Email address changed',
  email_change_undone: 'Earlier email address restored',
  role_changed: 'Role changed',
  release_withdrawn: 'Release withdrawn',
  release_allowed: 'Withdrawn release allowed again',
  job_retried: 'Failed background job retried',
  job_discarded: 'Failed background job discarded',
  export_requested: 'Data export requested',
  export_downloaded: 'Data export downloaded',
  deletion_requested: 'Account deletion requested',
  deletion_cancelled: 'Account deletion canceled',
  sessions_ended: 'Logged out on other devices',
  refresh_token_reused: 'Session ended because its login token was used twice',
} as const;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;

export const SECURITY_EVENT_KINDS = Object.keys(SECURITY_EVENTS) as [SecurityEventKind, ...SecurityEventKind[]];

/** How long security events are kept, in days. */
export const SECURITY_EVENT_DAYS = 180;

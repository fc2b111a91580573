import { type NotificationChoices, type NotificationKind, notificationChoices } from '@northlight/shared-api/rules';
import type { UserRow } from '../../platform/database/tables.ts';

/** The kinds of email that a user wants. */
export const choicesOf = (user: Pick<UserRow, 'notifications'>): NotificationChoices =>
  notificationChoices(JSON.parse(user.notifications));

/** Whether to send a user this kind of email; never while their account is scheduled for deletion. */
export const wants = (user: Pick<UserRow, 'notifications' | 'deletion_due_at'>, kind: NotificationKind): boolean =>
  user.deletion_due_at === null && choicesOf(user)[kind];

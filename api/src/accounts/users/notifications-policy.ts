import { type NotificationChoices, type NotificationKind, notificationChoices } from '@northlight/shared-api/rules';
import type { UserRow } from '../../platform/database/tables.ts';

/** What mails somebody wants. */
export const choicesOf = (user: Pick<UserRow, 'notifications'>): NotificationChoices =>
  notificationChoices(JSON.parse(user.notifications));

/** Whether to send somebody a mail of this kind; nobody gets any whose account waits to be deleted. */
export const wants = (user: Pick<UserRow, 'notifications' | 'deletion_due_at'>, kind: NotificationKind): boolean =>
  user.deletion_due_at === null && choicesOf(user)[kind];

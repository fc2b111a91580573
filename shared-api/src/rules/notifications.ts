/** Emails that a user can turn off. Emails about account security are always sent. */
export const NOTIFICATIONS = [
  {
    kind: 'new_deck',
    label: 'New deck received',
    hint: 'A founder sends you a deck or answers your questions.',
    audience: 'investor',
    byDefault: true,
  },
  {
    kind: 'deck_status',
    label: 'Deck status changed',
    hint: 'An investor wants to talk about one of your decks, or decides not to pursue it.',
    audience: 'founder',
    byDefault: true,
  },
  {
    kind: 'product_news',
    label: 'Product news',
    hint: 'What’s new, a few times a year.',
    audience: 'everyone',
    byDefault: false,
  },
] as const;

export type NotificationKind = (typeof NOTIFICATIONS)[number]['kind'];

/** Whether a user wants each kind of email. */
export type NotificationChoices = Record<NotificationKind, boolean>;

/** A user's choices, with the defaults for those they have not made. */
export const notificationChoices = (chosen: Partial<NotificationChoices>): NotificationChoices =>
  Object.fromEntries(
    NOTIFICATIONS.map(({ kind, byDefault }) => [kind, chosen[kind] ?? byDefault]),
  ) as NotificationChoices;

/** Length of the reason for withdrawing a release. */
export const WITHDRAWAL_REASON_MAX = 300;

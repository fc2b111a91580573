/** A moment as day and time, where the reader is. */
export const dayAndTime = (moment: string): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as a day, where the reader is. */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' });

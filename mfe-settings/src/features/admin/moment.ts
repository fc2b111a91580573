const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A moment as day and time, where the reader is. */
export const dayAndTime = (moment: string): string => FORMAT.format(new Date(moment));

/** A moment as a day, where the reader is. */
export const dayOf = (moment: string): string => DAY.format(new Date(moment));

/** A formatter that is made when it is first asked: making one reads tables of languages, which no page's start waits for. */
function written(options: Intl.DateTimeFormatOptions): (at: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-GB', options);
    return format.format(new Date(at));
  };
}

/** An ISO 8601 moment as "19 Nov 2026". */
export const dayOf = written({ day: 'numeric', month: 'short', year: 'numeric' });

/** An ISO 8601 moment as "19 November 2026". */
export const longDayOf = written({ day: 'numeric', month: 'long', year: 'numeric' });

/** An ISO 8601 moment as "19 Nov 2026, 10:04". */
export const momentOf = written({ dateStyle: 'medium', timeStyle: 'short' });

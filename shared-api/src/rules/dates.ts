/** A formatter created on first use, because creating one takes milliseconds that would delay the page. */
function formatter(options: Intl.DateTimeFormatOptions): (at: string | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-GB', options);
    return format.format(new Date(at));
  };
}

/** An ISO 8601 time as "19 Nov 2026", in local time. */
export const dayOf = formatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** An ISO 8601 time as "19 Nov 2026, 10:04", in local time. */
export const momentOf = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** An ISO 8601 time as "10:04", in local time. */
export const timeOf = formatter({ hour: '2-digit', minute: '2-digit' });

const utc = formatter({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A time as "19 Nov 2026, 10:04 UTC", for emails, whose readers may be in any time zone. */
export const utcMomentOf = (at: string | Date): string => `${utc(at)} UTC`;

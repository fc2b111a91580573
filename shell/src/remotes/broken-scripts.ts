/** What the browser tells about a script that failed. */
export interface BrokenScript {
  /** The hash that the script had to have; empty if none. */
  integrity: string;
  /** What it threw, if it ran. */
  thrown?: unknown;
}

/**
 * Notes which scripts fail from now on, because webpack's chunk errors don't say why. Errors of scripts bubble nowhere,
 * so the listener captures them.
 */
export function watchScripts() {
  const broken = new Map<string, BrokenScript>();
  const handleError = (event: Event) => {
    if (event instanceof ErrorEvent) {
      broken.set(event.filename, { integrity: '', thrown: event.error ?? event.message });
    } else if (event.target instanceof HTMLScriptElement) {
      broken.set(event.target.src, { integrity: event.target.integrity });
    }
  };
  addEventListener('error', handleError, true);
  return {
    /** What is known about the script at this URL; undefined if nothing. */
    at: (url: string | undefined): BrokenScript | undefined => broken.get(url ?? ''),
    stop: () => removeEventListener('error', handleError, true),
  };
}

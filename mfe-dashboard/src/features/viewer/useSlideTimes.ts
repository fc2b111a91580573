import { saveSlideTimes } from '@northlight/shared-api';
import { useEffect, useRef } from 'react';
import { SlideTimer } from './slide-timer.ts';

const EVERY_MS = 10_000;

/**
 * Reports how long each slide is in view: every ten seconds, when the tab is hidden, and on unmount. It reports nothing
 * unless `enabled`. Each report contains all times so far, so it makes up for one that failed.
 */
export function useSlideTimes(submissionId: string, slide: number, enabled: boolean): void {
  const timer = useRef<SlideTimer | null>(null);
  const inView = useRef(slide);

  useEffect(() => {
    inView.current = slide;
    if (document.visibilityState === 'visible') timer.current?.turnTo(slide, performance.now());
  }, [slide]);

  useEffect(() => {
    if (!enabled) return;
    const viewing = crypto.randomUUID();
    const current = new SlideTimer();
    timer.current = current;
    const isVisible = () => document.visibilityState === 'visible';
    current.turnTo(isVisible() ? inView.current : null, performance.now());

    const report = () => {
      const times = current.read(performance.now());
      if (times.length > 0) saveSlideTimes(submissionId, viewing, times).catch(() => {});
    };
    const handleVisibility = () => {
      current.turnTo(isVisible() ? inView.current : null, performance.now());
      if (!isVisible()) report();
    };
    const interval = setInterval(() => isVisible() && report(), EVERY_MS);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', handleVisibility);
      timer.current = null;
      report();
    };
  }, [submissionId, enabled]);
}

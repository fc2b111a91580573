import { useEffect, useState } from 'react';
import { cleared, elapsedAt, paused, STOPPED, started } from './timer.ts';

const TICK = 250;

/** A stopwatch that renders its component while it runs. */
export function useTimer() {
  const [timer, setTimer] = useState(STOPPED);
  const [now, setNow] = useState(0);
  const isRunning = timer.since !== null;
  useEffect(() => {
    if (!isRunning) return;
    const tick = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(tick);
  }, [isRunning]);
  const change = (next: typeof started) => {
    const at = performance.now();
    setNow(at);
    setTimer((current) => next(current, at));
  };
  return {
    elapsed: elapsedAt(timer, now),
    isRunning,
    start: () => change(started),
    pause: () => change(paused),
    reset: () => change(cleared),
  };
}

export type RunningTimer = ReturnType<typeof useTimer>;

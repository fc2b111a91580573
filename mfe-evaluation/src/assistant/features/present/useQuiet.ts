import { useEffect, useState } from 'react';

/** Milliseconds without a movement after which the controls step back. */
const QUIET = 3_000;

/** Whether nothing moved for a while: no pointer, no key, no finger. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      setQuiet(false);
      timer = setTimeout(() => setQuiet(true), QUIET);
    };
    const events = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, wake);
    wake();
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, wake);
    };
  }, []);
  return isQuiet;
}

import { type RefObject, useEffect, useState } from 'react';

/** Shows an element in full screen, if the browser supports it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): { isOn: boolean; toggle: () => void } {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const handleChange = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);
  const toggle = () => {
    // Browsers reject this without a user gesture, and some phones always do. Nothing changes then.
    if (document.fullscreenElement) void document.exitFullscreen();
    else element.current?.requestFullscreen?.().catch(() => {});
  };
  return { isOn, toggle };
}

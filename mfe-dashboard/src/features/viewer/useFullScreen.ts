import { type RefObject, useEffect, useState } from 'react';

/** Shows an element on the whole screen, where the browser can. */
export function useFullScreen(element: RefObject<HTMLElement | null>): { isOn: boolean; toggle: () => void } {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const handleChange = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);
  const toggle = () => {
    // Refused without a gesture, and on some phones altogether: then everything stays as it is.
    if (document.fullscreenElement) void document.exitFullscreen();
    else element.current?.requestFullscreen?.().catch(() => {});
  };
  return { isOn, toggle };
}

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Makes the rest of the page inert while an element covers it, and returns the focus when it goes. The design system’s
 * dialog is a window with a frame, which a presentation is not.
 */
export function useModal(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = root.current;
    if (!own) return;
    const before = document.activeElement;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element !== own && !element.inert,
    );
    for (const element of others) element.inert = true;
    own.focus();
    return () => {
      for (const element of others) element.inert = false;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [root]);
}

/** Calls back when the browser leaves full screen, and leaves it itself when the component goes. */
export function useLeavingFullScreen(onLeave: () => void): void {
  const handleChange = useEffectEvent(() => {
    if (!document.fullscreenElement) onLeave();
  });
  useEffect(() => {
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
}

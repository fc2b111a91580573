import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element's content overflows. If so, the keyboard must be able to focus and scroll it. */
export function useScrollable<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setScrollable(box.scrollHeight > box.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return [element, scrollable];
}

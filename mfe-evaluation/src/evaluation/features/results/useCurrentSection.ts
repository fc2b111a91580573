import { useEffect, useState } from 'react';

/** Rounding may leave a section a pixel below the line it was scrolled to. */
const TOLERANCE = 2;

/**
 * The index of the section being read: the last one that begins above the line below the sticky bars.
 * @param tops where the sections begin, in pixels from the top of the window
 * @param line where the free part of the window begins
 * @param isAtEnd true if the page cannot scroll further, so that the last section may never reach the line
 */
export function currentOf(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line + TOLERANCE),
  );
}

function measure(ids: readonly string[]): number {
  const { scrollHeight } = document.documentElement;
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
  return currentOf(tops, line, scrollY > 0 && scrollY + innerHeight >= scrollHeight - TOLERANCE);
}

/** The section being read, by its id. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const handleScroll = () => setCurrent(measure(ids));
    handleScroll();
    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('resize', handleScroll);
    return () => {
      removeEventListener('scroll', handleScroll);
      removeEventListener('resize', handleScroll);
    };
  }, [ids]);
  return ids[current];
}

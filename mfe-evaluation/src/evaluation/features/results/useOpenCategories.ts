import type { CategoryScore } from '@northlight/shared-api';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf } from './sections.ts';

/** Which categories are unfolded, by anchor. An address that names a category unfolds it. */
export function useOpenCategories(scores: readonly CategoryScore[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const location = useLocation();

  useEffect(() => {
    const named = location.hash.slice(1);
    if (named) setOpen((before) => new Set(before).add(named));
  }, [location]);

  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  const anchors = scores.map(({ category }) => anchorOf(category));
  const isAllOpen = anchors.every((anchor) => open.has(anchor));
  const toggleAll = () => setOpen(new Set(isAllOpen ? [] : anchors));
  return { open, toggle, isAllOpen, toggleAll };
}

import type { LeftOut, LeftOutKind } from '../types.ts';
import type { LeaveOut } from './shapes/items.ts';

/** Gathers what is left out, by kind and slide. */
export class LeftOutList {
  readonly #found = new Map<LeftOutKind, { slides: Set<number>; count: number }>();

  /** Notes for one slide. */
  on(slide: number): LeaveOut {
    return (kind, count = 1) => {
      const entry = this.#found.get(kind) ?? { slides: new Set<number>(), count: 0 };
      entry.slides.add(slide);
      entry.count += count;
      this.#found.set(kind, entry);
    };
  }

  get list(): LeftOut[] {
    return [...this.#found].map(([kind, { slides, count }]) => ({
      kind,
      slides: [...slides].sort((a, b) => a - b),
      count,
    }));
  }
}

import { BULLET_LOOKS, type BulletLook } from '@northlight/shared-api/rules';
import type { SlideOf } from './slide.ts';

type Bullets = SlideOf<'bullets'>;

/** How bullets are arranged; a list for a look of a newer release. */
export const lookOf = ({ look }: Bullets): BulletLook => BULLET_LOOKS.find((known) => known === look) ?? 'list';

/** Bullets in another arrangement. A list has no mark, as slides before this release. */
export function withLook(slide: Bullets, look: BulletLook): Bullets {
  const { look: _, ...rest } = slide;
  return look === 'list' ? rest : { ...rest, look };
}

/** Icons in the order of their bullets; no field where there is none. */
function withIcons(slide: Bullets, icons: readonly (string | null)[]): Bullets {
  const { icons: _, ...rest } = slide;
  return icons.some((icon) => icon !== null) ? { ...rest, icons: [...icons] } : rest;
}

/** Bullets of which one has another icon, or none. */
export const withBulletIcon = (slide: Bullets, at: number, icon: string | null): Bullets =>
  withIcons(
    slide,
    slide.lines.map((_, place) => (place === at ? icon : (slide.icons?.[place] ?? null))),
  );

/** Bullets to which one was added, or from which one was removed, at a place. The others keep their icons. */
export function withLines(slide: Bullets, lines: string[], at: number): Bullets {
  const icons = slide.lines.map((_, place) => slide.icons?.[place] ?? null);
  const moved = lines.length > slide.lines.length ? icons.toSpliced(at, 0, null) : icons.toSpliced(at, 1);
  return withIcons({ ...slide, lines }, moved);
}

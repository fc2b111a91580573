import type { Fragment } from '../child/raw-slide.ts';
import type { Line } from '../types.ts';
import { around, rightOf, sharedHeight } from './boxes.ts';

/** Maximum gaps between fragments of one line, in line heights. */
const WIDEST_GAP = 0.6;
const WIDEST_AFTER_BULLET = 3;
const WIDEST_TRACKED = 3;
const SPACE = 0.15;

const BULLET = /^[•●○◦▪■▸►➤➢✓✔–—*·-]$/u;

/** A line under construction; `tracked` says whether its last fragment is letter-spaced. */
interface OpenLine extends Line {
  tracked: boolean;
}

function widestGap(line: OpenLine, next: Fragment): number {
  if (BULLET.test(line.text)) return WIDEST_AFTER_BULLET;
  return line.tracked && next.tracked ? WIDEST_TRACKED : WIDEST_GAP;
}

const startOf = ({ text, box, size, tracked, source }: Fragment): OpenLine => ({
  text,
  box,
  size,
  tracked,
  ...(source && { source }),
});

function sameLine(line: OpenLine, next: Fragment, em: number): boolean {
  const gap = (next.box.x - rightOf(line.box)) / em;
  const height = Math.min(line.box.height, next.box.height);
  const ratio = line.size / next.size;
  return (
    sharedHeight(line.box, next.box) > 0.6 * height &&
    gap < widestGap(line, next) &&
    gap > -0.4 &&
    line.source === next.source &&
    ratio < 2.2 &&
    ratio > 0.45
  );
}

/**
 * Joins fragments on one baseline without a column gap into lines, whatever their order in the file: a bold word is
 * often drawn separately from its sentence. `width` is the page width in points.
 */
export function linesOf(fragments: readonly Fragment[], width: number): Line[] {
  const lines: OpenLine[] = [];
  const turned = fragments.filter(({ turn }) => turn !== 0);
  const level = fragments.filter(({ turn }) => turn === 0).toSorted((a, b) => a.box.x - b.box.x);
  for (const fragment of level) {
    const em = Math.max(fragment.size, 1) / width;
    const line = lines.findLast((candidate) => sameLine(candidate, fragment, em));
    if (!line) {
      lines.push(startOf(fragment));
      continue;
    }
    const apart = (fragment.box.x - rightOf(line.box)) / em > SPACE;
    line.text += apart ? ` ${fragment.text}` : fragment.text;
    line.box = around([line.box, fragment.box]);
    line.size = Math.max(line.size, fragment.size);
    line.tracked = fragment.tracked;
  }
  for (const fragment of turned) lines.push({ ...startOf(fragment), tracked: false });
  return lines
    .map(({ tracked, text, ...line }) => ({ text: text.replace(/\s+/gu, ' ').trim(), ...line }))
    .filter(({ text }) => text);
}

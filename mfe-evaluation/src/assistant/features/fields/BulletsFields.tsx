import { BULLET_LOOKS, type BulletLook } from '@northlight/shared-api/rules';
import { Segmented } from '@northlight/shared-ui';
import { Suspense } from 'react';
import { lookOf, withBulletIcon, withLines, withLook } from '../slides/bullets.ts';
import type { SlideOf } from '../slides/slide.ts';
import type { FieldsProps } from './fields-props.ts';
import { LinesField } from './LinesField.tsx';
import { IconField, IconPicker } from './lazy-fields.ts';

const LABELS: Record<BulletLook, string> = { list: 'List', cards: 'Cards', steps: 'Steps' };
const LOOKS = BULLET_LOOKS.map((value) => ({ value, label: LABELS[value] }));

/** Bullets and how they are arranged: a list with one icon beside it, or cards or steps with an icon each. */
export function BulletsFields({ slide, actions }: FieldsProps<SlideOf<'bullets'>>) {
  const look = lookOf(slide);
  const iconOf = (at: number) => (
    <Suspense>
      <IconPicker
        label={`Icon of bullet ${at + 1}`}
        hideLabel
        value={slide.icons?.[at] ?? null}
        onChange={(icon) => actions.edit(withBulletIcon(slide, at, icon))}
      />
    </Suspense>
  );
  return (
    <>
      <Segmented
        legend="Arrangement"
        options={LOOKS}
        value={look}
        onChange={(chosen) => actions.edit(withLook(slide, chosen))}
      />
      <LinesField
        label="Bullet"
        path="lines"
        lines={slide.lines}
        extra={look === 'list' ? undefined : iconOf}
        onWrite={(path, text) => actions.write(slide.id, path, text)}
        onChange={(lines, at) => actions.edit(withLines(slide, lines, at))}
      />
      {look === 'list' && (
        <Suspense>
          <IconField slide={slide} actions={actions} hint="Shown beside up to three bullets." />
        </Suspense>
      )}
    </>
  );
}

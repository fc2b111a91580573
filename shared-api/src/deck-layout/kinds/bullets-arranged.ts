import type { DeckDocumentSlide } from '../../contract.ts';
import { BULLETS_ARRANGED } from '../../rules/index.ts';
import { iconOf } from '../icon-of.ts';
import { type Body, pagesOf } from '../page.ts';
import type { LayoutWarning, Page, SlideSetting } from '../types.ts';
import { saidIn } from './bullet-text.ts';
import { bulletsBody } from './bullets.ts';
import { cardsOf } from './bullets-cards.ts';
import { besideBullets } from './bullets-icon.ts';
import { stepsOf } from './bullets-steps.ts';

type Bullets = Extract<DeckDocumentSlide, { kind: 'bullets' }>;

const ARRANGED = { cards: cardsOf, steps: stepsOf };

const isArranged = (look: string | undefined): look is keyof typeof ARRANGED =>
  look !== undefined && Object.hasOwn(ARRANGED, look);

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'];

function asList(look: keyof typeof ARRANGED): LayoutWarning {
  const { least, most } = BULLETS_ARRANGED[look];
  const name = look === 'cards' ? 'Cards' : 'Steps';
  return {
    code: 'not_arranged',
    message: `${name} need ${COUNTS[least]} to ${COUNTS[most]} short bullets, so this slide shows a list.`,
  };
}

/** Bullets as cards, as steps, or as a short list beside its icon; null for a plain list. */
export function arrangedBullets(slide: Bullets, setting: SlideSetting): Page[] | null {
  const { look } = slide;
  if (!isArranged(look)) return besideBullets(slide, setting);
  let isFitting = true;
  const pages = pagesOf(slide, setting, (own, area, theme): Body[] => {
    const said = saidIn(own.lines);
    const icons = said.map(({ at }) => iconOf({ icon: own.icons?.[at] ?? undefined }, setting));
    const { least, most } = BULLETS_ARRANGED[look];
    const isInRange = said.length >= least && said.length <= most;
    const body = isInRange ? ARRANGED[look](said, icons, area, theme) : null;
    isFitting = body !== null;
    return body ? [body] : [{ elements: [] }];
  });
  if (isFitting) return pages;
  const list = besideBullets(slide, setting) ?? pagesOf(slide, setting, bulletsBody);
  return list.map((page, index) => (index === 0 ? { ...page, warnings: [asList(look), ...page.warnings] } : page));
}

import { LINES_BESIDE_ICON } from '@northlight/shared-api/deck-layout/icons';
import { linesOf } from '../document-lines.ts';
import type { DocumentSlide } from '../types.ts';
import { iconsIn, isGeneral } from './icon-words.ts';

type Bullets = Extract<DocumentSlide, { kind: 'bullets' }>;

/** Whether the bullets of a slide have icons of their own. */
const isArranged = (slide: DocumentSlide): slide is Bullets => slide.kind === 'bullets' && slide.look !== undefined;

/** Whether a slide has room for an icon. */
function hasRoom(slide: DocumentSlide): boolean {
  switch (slide.kind) {
    case 'title':
    case 'closing':
      return slide.image === undefined;
    case 'bullets':
      return slide.look === undefined && slide.lines.length <= LINES_BESIDE_ICON;
    case 'section':
    case 'number':
      return true;
    default:
      return false;
  }
}

/** The slide with an icon for each bullet, which no other has; without any where a step, or most cards, name none. */
function withIconEach(slide: Bullets, named: (text: string) => string[]): Bullets {
  const icons: (string | null)[] = [];
  for (const line of slide.lines) {
    const free = named(line).filter((name) => !icons.includes(name));
    icons.push(free.find((name) => !isGeneral(name)) ?? free[0] ?? null);
  }
  const without = icons.filter((icon) => icon === null).length;
  const isShown = slide.look === 'steps' ? without === 0 : without < icons.length / 2;
  return isShown ? { ...slide, icons } : slide;
}

/** What an icon is chosen by. */
interface Told {
  company: string;
  sector: string | null;
  /** The sentences about what the company does. */
  solution: readonly string[];
  sentences: readonly string[];
}

/** The icon that most sentences name, and of these the first; null if only one names it. */
function mostNamed(sentences: readonly string[][]): string | null {
  const names = [...new Set(sentences.flat())].filter((name) => !isGeneral(name));
  const counted = names.map((name) => ({ name, count: sentences.filter((one) => one.includes(name)).length }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  return most && most.count > 1 ? most.name : null;
}

/**
 * The slides with icons of what their own words name; of a cover, of what the company does or most speaks of. None but
 * the close, which has that of the cover, has the icon of the slide before it.
 */
export function withIcons(slides: readonly DocumentSlide[], told: Told): DocumentSlide[] {
  const named = (text: string) => iconsIn(told.company === '' ? text : text.replaceAll(told.company, 'We'));
  const tradesIn = (texts: readonly string[]) => texts.flatMap(named).filter((name) => !isGeneral(name));
  const onCover = (texts: readonly string[]) => [
    ...tradesIn(texts),
    ...tradesIn(told.solution),
    ...[mostNamed(told.sentences.map(named)) ?? []].flat(),
    ...named(told.sector ?? ''),
  ];
  let before: string | undefined;
  let covered: string | undefined;
  return slides.map((slide) => {
    if (isArranged(slide)) {
      before = undefined;
      return withIconEach(slide, named);
    }
    const said = slide.kind === 'number' ? [slide.label, slide.context] : linesOf(slide);
    const isFrame = slide.kind === 'title' || slide.kind === 'closing';
    const texts = isFrame ? said.slice(0, 1) : [slide.title, ...said];
    const found = !hasRoom(slide) ? [] : isFrame ? onCover(texts) : texts.flatMap(named);
    const ordered = [...found.filter((name) => !isGeneral(name)), ...found.filter(isGeneral)];
    const ofCover = slide.kind === 'closing' ? covered : undefined;
    const icon = ofCover ?? ordered.find((name) => isFrame || name !== before);
    if (slide.kind === 'title') covered = icon;
    before = icon;
    return icon === undefined ? slide : ({ ...slide, icon } as DocumentSlide);
  });
}

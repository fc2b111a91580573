import { at, child, childrenOf, descendants, type Element, isOn, numberAt } from '../package/xml.ts';
import type { Paragraph } from './items.ts';
import { listStyles, styleOfLevel, type TextStyles } from './styles.ts';

/** Controls that XML may carry but no slide shows. */
const clean = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u0008\u000e-\u001f\u200b\ufeff\u00ad]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** Text of formulas. */
const mathOf = (element: Element) => [...descendants(element, 't')].map(({ text }) => text).join('');

/** Text of the parts of a paragraph. Slide numbers are the theme's. */
function runsOf(paragraph: Element): string {
  let text = '';
  for (const part of paragraph.children) {
    switch (part.name) {
      case 'r':
        text += child(part, 't')?.text ?? '';
        break;
      case 'br':
        text += '\n';
        break;
      case 'fld':
        if (part.attributes.type !== 'slidenum') text += child(part, 't')?.text ?? '';
        break;
      case 'm':
      case 'oMath':
      case 'oMathPara':
        text += mathOf(part);
        break;
      case 'AlternateContent':
        text += mathOf(child(part, 'Choice') ?? part);
    }
  }
  return text;
}

/** The text of a body as one line for each paragraph. */
export const plainText = (body: Element | undefined): string[] =>
  childrenOf(body, 'p').flatMap((paragraph) => {
    const text = clean(runsOf(paragraph));
    return text === '' ? [] : [text];
  });

/** Counts the numbers of a numbered list, by level. */
class Numbering {
  readonly #counts: number[] = [];

  next(level: number, auto: Element | undefined): string {
    this.#counts.length = level + 1;
    if (!auto) {
      this.#counts[level] = 0;
      return '';
    }
    const number = (this.#counts[level] ?? 0) + 1;
    this.#counts[level] = number;
    const start = numberAt(auto, 'startAt') ?? 1;
    return `${number + start - 1}. `;
  }
}

/** The paragraphs of a shape, with their sizes from the shape, its placeholder or the master. */
export function paragraphsOf(body: Element | undefined, inherited: readonly TextStyles[]): Paragraph[] {
  const styles = [listStyles(child(body, 'lstStyle')), ...inherited];
  const scale = (numberAt(at(body, 'bodyPr', 'normAutofit'), 'fontScale') ?? 100_000) / 100_000;
  const numbering = new Numbering();
  return childrenOf(body, 'p').flatMap((paragraph) => {
    const properties = child(paragraph, 'pPr');
    const level = Math.min(8, Math.max(0, numberAt(properties, 'lvl') ?? 0));
    const style = styleOfLevel(styles, level);
    const raw = runsOf(paragraph);
    if (clean(raw) === '') return [];
    const runs = [...childrenOf(paragraph, 'r'), ...childrenOf(paragraph, 'fld')];
    const sizes = runs.flatMap((run) => numberAt(child(run, 'rPr'), 'sz') ?? []);
    const own = numberAt(at(paragraph, 'pPr', 'defRPr'), 'sz');
    const auto = child(properties, 'buAutoNum');
    const prefix = numbering.next(level, auto);
    const isMarked = child(properties, 'buChar') !== undefined || auto !== undefined;
    const isUnmarked = child(properties, 'buNone') !== undefined;
    const base = {
      level,
      size: ((sizes.length > 0 ? Math.max(...sizes) : (own ?? style.size)) / 100) * scale,
      bold: runs.length > 0 && runs.every((run) => isOn(child(run, 'rPr')?.attributes.b)),
      bullet: isMarked || (!isUnmarked && style.bullet),
    };
    // A line break within a paragraph starts a line of its own, as on the slide.
    return raw.split('\n').flatMap((part, index) => {
      const text = clean(part);
      return text === '' ? [] : [{ ...base, text: index === 0 ? prefix + text : text }];
    });
  });
}

export const tidy = clean;

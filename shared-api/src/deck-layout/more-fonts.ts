import { addWidths } from './measure.ts';
import { WIDTHS } from './more-widths.generated.ts';

/** Lets the layout measure the fonts that only brands have. They are apart from it, so that a page does not wait for them. */
export const measureMoreFonts = (): void => addWidths(WIDTHS);

import type { DeckDocument, DeckDocumentSlide } from '../contract.ts';
import type { DeckFont, DeckFormat, DeckTheme } from '../rules/index.ts';

/** `#rrggbb`. */
export type Color = `#${string}`;

/** Inches from the top left corner of a slide of 13.333 × 7.5, or 10 × 7.5 in the format 4:3. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Font families of decks: by their names in PowerPoint, and fonts with the same widths on screen and in PDF. */
export type Family = DeckFont;

/** Text style. Sizes in points. */
export interface TextStyle {
  family: Family;
  size: number;
  weight: 400 | 700;
  italic: boolean;
  color: Color;
  /** Background of a missing fact, written in brackets. */
  highlight: Color | null;
}

export interface TextRun extends TextStyle {
  text: string;
}

/**
 * One line after breaking. `x` is its left edge, `width` the width of its runs, `baseline` measured from the top of the
 * slide.
 */
export interface TextLine {
  runs: TextRun[];
  x: number;
  baseline: number;
  width: number;
}

export type Align = 'left' | 'center' | 'right';

/** A paragraph with its position. */
export interface Paragraph {
  /** Path in the document slide, such as `title`, `lines.2` or `table.rows.0.1`; null if it comes from no field. */
  field: string | null;
  runs: TextRun[];
  /** Style of the paragraph, even if it is empty. */
  style: TextStyle;
  align: Align;
  /** Right to left. */
  rtl: boolean;
  /** Colour of the bullet in the margin; null without one. */
  bullet: Color | null;
  /** Inches between the box and the text, where the bullet is. */
  indent: number;
  /** Distance between baselines, in points. */
  leading: number;
  /** Space above, in points; 0 for the first paragraph of a box. */
  above: number;
  box: Box;
  lines: TextLine[];
}

/** The role of a text in the outline, and its placeholder in PowerPoint. */
export type TextRole = 'title' | 'body' | 'label' | 'footer' | 'number';

export interface TextElement {
  type: 'text';
  role: TextRole;
  /** Unique on its page. */
  name: string;
  /** A text of a list whose items are apart from each other: what an item says, or its number. */
  item?: 'body' | 'label';
  box: Box;
  anchor: 'top' | 'middle' | 'bottom';
  paragraphs: Paragraph[];
}

export interface RectElement {
  type: 'rect';
  box: Box;
  fill: Color | null;
  stroke: Color | null;
  /** Stroke width in points. */
  strokeWidth: number;
  /** Inches. */
  radius: number;
}

export interface EllipseElement {
  type: 'ellipse';
  box: Box;
  fill: Color;
  /** Omitted for an ellipse without outline. */
  stroke?: Color;
  /** Points. */
  strokeWidth?: number;
}

/** A filled shape with straight sides. */
export interface PolygonElement {
  type: 'polygon';
  /** Smallest box around the points. */
  box: Box;
  points: readonly Point[];
  fill: Color;
}

/** Inches. */
export interface Point {
  x: number;
  y: number;
}

export type GraphicMark = RectElement | EllipseElement | LineElement | PolygonElement | IconPath;

/** A path of a drawing, with the smallest box that PowerPoint needs around it. */
export interface IconPath extends PathElement {
  box: Box;
}

/** A drawing of several shapes that belong together: one group in PowerPoint, one figure in the PDF. */
export interface GraphicElement {
  type: 'graphic';
  name: string;
  box: Box;
  /** The drawing as text; empty if it only repeats what the slide says. */
  alt: string;
  marks: GraphicMark[];
}

export interface LineElement {
  type: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  color: Color;
  /** Points. */
  width: number;
  /** Whether it ends in the head of an arrow. */
  isArrow?: boolean;
}

/** A shape as an SVG path with coordinates in inches. */
export interface PathElement {
  type: 'path';
  /** SVG path data in inches. */
  d: string;
  fill: Color | null;
  stroke: Color | null;
  /** Points. */
  strokeWidth: number;
}

export interface TableCell {
  box: Box;
  paragraph: Paragraph;
  /** Omitted for a cell without ground. */
  fill?: Color;
  /** What the cell says if it shows a mark instead of words. */
  said?: string;
}

export interface TableElement {
  type: 'table';
  name: string;
  box: Box;
  /** Inches. */
  columnWidths: number[];
  rowHeights: number[];
  /** The first row is the heading. */
  rows: TableCell[][];
  /** The table as text; empty if its title describes it. */
  alt: string;
  anchor: 'top' | 'middle';
  /** Cell padding in inches. */
  padding: { x: number; y: number };
  /** Rules under each row and under the heading; widths in points. */
  rule: Color;
  ruleWidth: number;
  headRule: Color;
  headRuleWidth: number;
}

export type SlideChart = Extract<DeckDocumentSlide, { kind: 'chart' }>['chart'];

/** Elements of a chart, as the canvas and the PDF draw them. */
export type ChartMark = RectElement | LineElement | PathElement | EllipseElement | TextElement;

export interface ChartElement {
  type: 'chart';
  name: string;
  box: Box;
  chart: SlideChart;
  /** Where bars or lines are, without labels; null for a pie, which has a place of its own. */
  plot: Box | null;
  /** Whether the chart names its series or slices itself. */
  legend: boolean;
  /** Vertical or horizontal bars. */
  direction: 'column' | 'bar';
  /** Colours of the series, in order; for a pie, of the slices. */
  colors: Color[];
  /** Colour of all bars but the last, where they lead up to it. */
  earlier: Color | null;
  /** Only every nth category is labelled. */
  labelStep: number;
  /** Points. */
  fontSize: number;
  ink: Color;
  muted: Color;
  line: Color;
  /** Background colour. */
  ground: Color;
  /** Office number format of the values. */
  format: string;
  /** The chart as text. */
  alt: string;
  /** What the canvas and the PDF draw. PowerPoint draws the chart itself. */
  marks: ChartMark[];
}

export interface ImageElement {
  type: 'image';
  box: Box;
  /** Name of the stored image. */
  image: string;
  alt: string;
  /** The part of the image that fills the box, in fractions of its width and height; all of it if omitted. */
  crop?: Box;
  /** Cuts the image to an ellipse in its box. */
  isRound?: boolean;
}

/** A logo, or the plate below it. */
export type LogoElement = RectElement | ImageElement;

/** A frame for a missing image. */
export interface ImageFrameElement {
  type: 'frame';
  box: Box;
  fill: Color;
  stroke: Color;
  label: TextElement;
}

export type PageElement =
  | TextElement
  | RectElement
  | EllipseElement
  | LineElement
  | GraphicElement
  | TableElement
  | ChartElement
  | ImageElement
  | ImageFrameElement;

/** A layout problem to show to the editor of a slide. */
export interface LayoutWarning {
  code:
    | 'small_text'
    | 'continued'
    | 'labels_shortened'
    | 'first_row_only'
    | 'no_image'
    | 'not_arranged'
    | 'unknown_kind';
  message: string;
}

/** One page as shown and exported. A slide has one page, or several if its content does not fit on one. */
export interface Page {
  /** ID of the document slide. */
  slideId: string;
  kind: DeckDocumentSlide['kind'];
  /** Number in the deck, counted from 1. */
  number: number;
  part: number;
  parts: number;
  title: string;
  notes: string;
  /** Inches. */
  size: { w: number; h: number };
  background: Color;
  /** The company's logo, which PowerPoint has in its slide layouts. */
  logo: LogoElement[];
  elements: PageElement[];
  warnings: LayoutWarning[];
}

/** Size of each uploaded image in pixels, by name. */
export type ImageSizes = Readonly<Record<string, { width: number; height: number }>>;

export interface DeckToLayOut {
  /** Footer of each page: the company name, or else the name of the deck. */
  footer: string;
  content: DeckDocument;
  images?: ImageSizes;
  /** Without them, slides have no icons. */
  icons?: DeckIcons | undefined;
}

/** The colors of an icon: its strokes, and the disc behind them. */
export interface IconLook {
  ink: Color;
  disc: Color;
}

/** An icon to draw. */
export interface SlideIcon {
  /** On a disc that fills a square box. */
  onDisc: (box: Box, look: IconLook) => GraphicElement;
  /** On a disc that is cut off by the lower right corner of a page. The box of the drawing begins where text must end. */
  inCorner: (page: { w: number; h: number }, look: IconLook) => GraphicElement;
}

/** What draws icons, and the looks of bullets that have them. It is apart from the layout, so that a page does not wait for it. */
export interface DeckIcons {
  /** The icon of this name; null if this release does not know it. */
  named: (name: string) => SlideIcon | null;
  /** Bullets as cards, as steps, or as a short list beside its icon; null for a plain list. */
  bullets: (slide: Extract<DeckDocumentSlide, { kind: 'bullets' }>, setting: SlideSetting) => Page[] | null;
}

/** The logo and the colours of a company. */
export type DeckBrand = NonNullable<DeckDocument['brand']>;

/** What a deck's look depends on. */
export interface DeckLook {
  theme: DeckTheme;
  format?: DeckFormat | undefined;
  brand?: DeckBrand | undefined;
}

export interface SlideSetting extends DeckLook {
  footer: string;
  /** Number of the slide's first page, counted from 1. */
  number: number;
  images: ImageSizes;
  /** Without them, the slide has no icon. */
  icons?: DeckIcons | undefined;
}

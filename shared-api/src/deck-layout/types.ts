import type { DeckDocument, DeckDocumentSlide } from '../contract.ts';
import type { DeckTheme } from '../rules/index.ts';

/** `#rrggbb`. */
export type Color = `#${string}`;

/** Inches from the top left corner of a slide of 13.333 × 7.5. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The two families of a deck: Georgia and Arial in PowerPoint, and faces with the same widths on screen and in PDF. */
export type Family = 'serif' | 'sans';

/** How text is set. Sizes in points. */
export interface TextStyle {
  family: Family;
  size: number;
  weight: 400 | 700;
  italic: boolean;
  color: Color;
  /** A fact that is missing, in brackets: it stands on this ground. */
  highlight: Color | null;
}

export interface TextRun extends TextStyle {
  text: string;
}

/** One line as it was broken. `x` is its left edge, `width` what its runs take, `baseline` from the top of the slide. */
export interface TextLine {
  runs: TextRun[];
  x: number;
  baseline: number;
  width: number;
}

export type Align = 'left' | 'center' | 'right';

/** A paragraph and where it came to stand. */
export interface Paragraph {
  /** Where in the document slide it comes from, such as `title`, `lines.2` or `table.rows.0.1`; null when nowhere. */
  field: string | null;
  runs: TextRun[];
  /** Style of the paragraph, also when it is empty. */
  style: TextStyle;
  align: Align;
  /** Right to left. */
  rtl: boolean;
  /** A mark in the margin, in this colour. */
  bullet: Color | null;
  /** Inches between box and text; the mark stands in it. */
  indent: number;
  /** Distance from baseline to baseline, in points. */
  leading: number;
  /** Space above, in points; none for the first of a box. */
  above: number;
  box: Box;
  lines: TextLine[];
}

/** What a text is to someone who reads the outline, and which placeholder it is in PowerPoint. */
export type TextRole = 'title' | 'body' | 'label' | 'footer' | 'number';

export interface TextElement {
  type: 'text';
  role: TextRole;
  /** Unique on its page. */
  name: string;
  box: Box;
  anchor: 'top' | 'middle' | 'bottom';
  paragraphs: Paragraph[];
}

export interface RectElement {
  type: 'rect';
  box: Box;
  fill: Color | null;
  stroke: Color | null;
  /** Width of the edge, in points. */
  strokeWidth: number;
  /** Inches. */
  radius: number;
}

export interface EllipseElement {
  type: 'ellipse';
  box: Box;
  fill: Color;
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
}

/** A figure of a chart: points in inches; an SVG path is made of them. */
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
  /** Space between edge and text of a cell, in inches. */
  padding: { x: number; y: number };
  /** Under each row and under the heading; widths in points. */
  rule: Color;
  ruleWidth: number;
  headRule: Color;
  headRuleWidth: number;
}

export type SlideChart = Extract<DeckDocumentSlide, { kind: 'chart' }>['chart'];

/** Marks of a chart as the canvas and the PDF draw them. */
export type ChartMark = RectElement | LineElement | PathElement | EllipseElement | TextElement;

export interface ChartElement {
  type: 'chart';
  name: string;
  box: Box;
  chart: SlideChart;
  /** Bars stand or lie. */
  direction: 'column' | 'bar';
  /** Of the rows, in order; of the slices of a pie. */
  colors: Color[];
  /** Every so manieth category has its name. */
  labelStep: number;
  /** Points. */
  fontSize: number;
  ink: Color;
  muted: Color;
  line: Color;
  /** What it stands on. */
  ground: Color;
  /** Number format of Office for its figures. */
  format: string;
  /** The chart in words. */
  alt: string;
  /** PowerPoint draws the chart itself; everything else draws these. */
  marks: ChartMark[];
}

export interface ImageElement {
  type: 'image';
  box: Box;
  /** Name of the stored image. */
  image: string;
  alt: string;
}

/** An image that is still to come. */
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
  | TableElement
  | ChartElement
  | ImageElement
  | ImageFrameElement;

/** What the person who edits a slide should know about how it came out. */
export interface LayoutWarning {
  code: 'small_text' | 'continued' | 'labels_shortened' | 'first_row_only' | 'no_image';
  message: string;
}

/** One page as it is shown and exported. A document slide gives one, or more when it says too much for one. */
export interface Page {
  /** Id of the document slide. */
  slideId: string;
  kind: DeckDocumentSlide['kind'];
  /** Number in the deck, from 1. */
  number: number;
  part: number;
  parts: number;
  title: string;
  notes: string;
  background: Color;
  elements: PageElement[];
  warnings: LayoutWarning[];
}

/** Size of an uploaded image in pixels, by its name. */
export type ImageSizes = Readonly<Record<string, { width: number; height: number }>>;

export interface DeckToLayOut {
  /** Stands at the foot of each page: the company, or else the name of the deck. */
  footer: string;
  content: DeckDocument;
  images?: ImageSizes;
}

export interface SlideSetting {
  theme: DeckTheme;
  footer: string;
  /** Number of its first page, from 1. */
  number: number;
  images: ImageSizes;
}

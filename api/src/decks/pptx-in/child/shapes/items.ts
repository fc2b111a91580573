import type { LeftOutKind, Part } from '../../types.ts';

/** A rectangle in fractions of the slide. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Paragraph {
  text: string;
  /** Counted from 0. */
  level: number;
  /** Points. */
  size: number;
  bold: boolean;
  bullet: boolean;
}

export type TextRole = 'title' | 'subtitle' | 'body' | 'text';

export interface TextItem {
  type: 'text';
  frame: Frame;
  role: TextRole;
  paragraphs: Paragraph[];
}

export interface TableItem {
  type: 'table';
  frame: Frame;
  /** All of the same length. */
  rows: string[][];
}

export interface ChartData {
  type: 'bar' | 'line' | 'pie';
  title: string;
  unit: string;
  categories: string[];
  series: { name: string; values: (number | null)[] }[];
  /** Texts of axes and labels. */
  notes: string[];
}

export interface ChartItem {
  type: 'chart';
  frame: Frame;
  chart: ChartData;
}

export interface PictureItem {
  type: 'picture';
  frame: Frame;
  /** Path in the package. */
  path: string;
  crop: Part | null;
  alt: string;
  /** Whether nothing lies below it on the slide. */
  isBottom: boolean;
}

export type Item = TextItem | TableItem | ChartItem | PictureItem;

/** Notes what is left out of the slide at hand. */
export type LeaveOut = (kind: LeftOutKind, count?: number) => void;

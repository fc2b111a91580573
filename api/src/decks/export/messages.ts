import type { ExportDeck, ExportFormat } from './types.ts';

/** What the worker is asked for. */
export interface ExportOrder {
  format: ExportFormat;
  deck: ExportDeck;
}

/** What it answers: the file, or why there is none. */
export type ExportAnswer = { file: Uint8Array } | { characters: string[]; pages: number[] } | { error: string };

import type { ExportDeck, ExportFormat } from './types.ts';

/** Sent to the worker. */
export interface ExportOrder {
  format: ExportFormat;
  deck: ExportDeck;
}

/** Sent by the worker: the file, or why the export failed. */
export type ExportAnswer = { file: Uint8Array } | { characters: string[]; pages: number[] } | { error: string };

import { DECK_LIMITS, DECK_THEMES } from '@northlight/shared-api/rules';
import { z } from 'zod';

const line = z.string().max(DECK_LIMITS.line);
const lines = z.array(line).max(DECK_LIMITS.lines);
const cell = z.string().max(DECK_LIMITS.cells);

const common = {
  id: z.string().min(1).max(64).describe('Unique within the deck'),
  title: z.string().max(DECK_LIMITS.title),
  notes: z.string().max(DECK_LIMITS.notes).default('').describe('Speaker notes'),
};

const Column = z.object({ heading: z.string().max(DECK_LIMITS.title), lines }).meta({ id: 'SlideColumn' });

const Chart = z
  .object({
    type: z.enum(['bar', 'line', 'pie']),
    unit: z.string().max(20).default(''),
    categories: z.array(cell).min(1).max(DECK_LIMITS.chartPoints),
    series: z
      .array(z.object({ name: cell, values: z.array(z.number().nullable()).max(DECK_LIMITS.chartPoints) }))
      .min(1)
      .max(DECK_LIMITS.chartSeries),
  })
  .refine(({ categories, series }) => series.every(({ values }) => values.length === categories.length), {
    message: 'A series needs one value for each category.',
  })
  .meta({ id: 'SlideChart' });

const Table = z
  .object({
    columns: z.array(cell).min(1).max(DECK_LIMITS.tableColumns),
    rows: z.array(z.array(cell)).max(DECK_LIMITS.tableRows),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: 'A row needs one cell for each column.',
  })
  .meta({ id: 'SlideTable' });

/** A slide as structured data. Missing facts are written as [in brackets]. */
export const DeckDocumentSlide = z
  .discriminatedUnion('kind', [
    z.object({ ...common, kind: z.literal('title'), subtitle: line }),
    z.object({ ...common, kind: z.literal('bullets'), lines }),
    z.object({ ...common, kind: z.literal('columns'), left: Column, right: Column }),
    z.object({ ...common, kind: z.literal('quote'), quote: line, source: cell }),
    z.object({
      ...common,
      kind: z.literal('metrics'),
      metrics: z.array(z.object({ value: cell, label: cell, source: cell })).max(DECK_LIMITS.metrics),
    }),
    z.object({ ...common, kind: z.literal('table'), table: Table }),
    z.object({ ...common, kind: z.literal('chart'), chart: Chart, source: cell }),
    z.object({
      ...common,
      kind: z.literal('image'),
      image: z.string().max(200).nullable().describe('Name of an uploaded image'),
      alt: line,
      caption: line,
    }),
    z.object({
      ...common,
      kind: z.literal('team'),
      people: z.array(z.object({ name: cell, role: cell, background: line })).max(DECK_LIMITS.people),
    }),
  ])
  .meta({ id: 'DeckDocumentSlide' });

/** The content of a deck made with the assistant. */
export const DeckDocument = z
  .object({
    theme: z.enum(DECK_THEMES).default('paper'),
    slides: z
      .array(DeckDocumentSlide)
      .max(DECK_LIMITS.slides)
      .refine((slides) => new Set(slides.map(({ id }) => id)).size === slides.length, {
        message: 'Each slide needs an id of its own.',
      }),
  })
  .meta({ id: 'DeckDocument' });

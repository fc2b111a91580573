import {
  BULLET_LOOKS,
  COLUMN_LOOKS,
  COVER_LOOKS,
  DECK_FONTS,
  DECK_FORMATS,
  DECK_LIMITS,
  DECK_THEMES,
  IMAGE_LOOKS,
  LOGO_GROUNDS,
  MARKET_LOOKS,
  NUMBER_LOOKS,
  STEP_STATES,
  TABLE_LOOKS,
} from '@northlight/shared-api/rules';
import { z } from 'zod';
import { Timestamp } from '../../platform/http/schemas.ts';

const line = z.string().max(DECK_LIMITS.line);
const lines = z.array(line).max(DECK_LIMITS.lines);
const cell = z.string().max(DECK_LIMITS.cells);
const imageName = z.string().max(200).describe('Name of an uploaded image');
const name = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Write a name in lower case.');
const icon = name
  .optional()
  .describe('Name of an icon of what the slide is about; one that a release does not know is not shown');
const logoGround = z.enum(LOGO_GROUNDS).describe('The background the logo needs to be visible; absent if any will do');

const common = {
  id: z.string().min(1).max(64).describe('Unique within the deck'),
  title: z.string().max(DECK_LIMITS.title),
  notes: z.string().max(DECK_LIMITS.notes).default('').describe('Speaker notes'),
  hidden: z.boolean().optional().describe('Skipped when presenting, hidden in PowerPoint and left out of a PDF'),
};

const coverPicture = {
  image: imageName.optional().describe('A picture at the right, as high as the slide'),
  alt: line.optional().describe('What the picture shows'),
  look: z.enum(COVER_LOOKS).optional().describe('“photo” cuts the picture where needed, so that it fills its side'),
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
    look: z
      .enum(TABLE_LOOKS)
      .optional()
      .describe('“comparison” shows cells that say yes, no or partly as marks, and emphasizes a column'),
    own_column: z
      .int()
      .min(0)
      .max(DECK_LIMITS.tableColumns - 1)
      .optional()
      .describe('The emphasized column of a comparison, counted from 0; 1 by default'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: 'A row needs one cell for each column.',
  })
  .meta({ id: 'SlideTable' });

/** A slide as structured data. Missing facts are written as [in brackets]. */
export const DeckDocumentSlide = z
  .discriminatedUnion('kind', [
    z.object({ ...common, kind: z.literal('title'), subtitle: line, icon, ...coverPicture }),
    z.object({ ...common, kind: z.literal('section'), subtitle: line, icon }),
    z.object({
      ...common,
      kind: z.literal('bullets'),
      lines,
      icon,
      look: name
        .optional()
        .describe(
          `“${BULLET_LOOKS.join('”, “')}”; a list by default, for one that a release does not know, and for bullets that are too many or too long`,
        ),
      icons: z
        .array(name.nullable())
        .max(DECK_LIMITS.lines)
        .optional()
        .describe('The icon of each bullet on cards and steps, null for none'),
    }),
    z.object({
      ...common,
      kind: z.literal('columns'),
      left: Column,
      right: Column,
      look: z
        .enum(COLUMN_LOOKS)
        .optional()
        .describe('“before-after” emphasizes the right column, with an arrow from the left one'),
    }),
    z.object({ ...common, kind: z.literal('quote'), quote: line, source: cell }),
    z.object({
      ...common,
      kind: z.literal('number'),
      value: cell.describe('One number, such as $4.2B'),
      label: cell.describe('What the number counts'),
      context: line.describe('A sentence that says why it matters'),
      source: cell,
      icon,
      look: z
        .enum(NUMBER_LOOKS)
        .optional()
        .describe('Where its panel is: “right”, by default, in the accent, “left” in a tint of it'),
    }),
    z.object({
      ...common,
      kind: z.literal('metrics'),
      metrics: z.array(z.object({ value: cell, label: cell, source: cell })).max(DECK_LIMITS.metrics),
    }),
    z.object({
      ...common,
      kind: z.literal('timeline'),
      steps: z
        .array(z.object({ date: cell, title: cell, text: line, state: z.enum(STEP_STATES) }).meta({ id: 'SlideStep' }))
        .max(DECK_LIMITS.steps),
    }),
    z.object({
      ...common,
      kind: z.literal('market'),
      look: z.enum(MARKET_LOOKS),
      markets: z
        .array(z.object({ value: cell, label: cell, source: cell }))
        .max(DECK_LIMITS.markets)
        .describe('Largest first; each is part of the previous one'),
    }),
    z.object({ ...common, kind: z.literal('table'), table: Table }),
    z.object({ ...common, kind: z.literal('chart'), chart: Chart, source: cell }),
    z.object({
      ...common,
      kind: z.literal('image'),
      image: imageName.nullable(),
      alt: line,
      caption: line,
      lines: lines.optional().describe('Text beside the image, which otherwise has the slide to itself'),
      look: z
        .enum(IMAGE_LOOKS)
        .optional()
        .describe(
          '“panel” and “screenshot” put the image on a panel beside the title; “screenshot” numbers the lines; “photo” fills half the slide with it, cut where needed',
        ),
    }),
    z.object({
      ...common,
      kind: z.literal('team'),
      people: z
        .array(z.object({ name: cell, role: cell, background: line, photo: imageName.optional() }))
        .max(DECK_LIMITS.people),
    }),
    z.object({
      ...common,
      kind: z.literal('logos'),
      logos: z
        .array(z.object({ name: cell, image: imageName.optional(), ground: logoGround.optional() }))
        .max(DECK_LIMITS.logos)
        .describe('Customers, partners or investors; the name is shown where the image is missing'),
    }),
    z.object({
      ...common,
      kind: z.literal('closing'),
      sentence: line,
      icon,
      ...coverPicture,
      contact: z.object({ name: cell, email: cell, phone: cell, site: cell }),
    }),
  ])
  .meta({ id: 'DeckDocumentSlide' });

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'Write a color as #rrggbb.');

const font = name
  .optional()
  .describe(`“${DECK_FONTS.join('”, “')}”; the font of the theme by default, and for one that a release does not know`);

/** The logo, the colors and the fonts of a company. */
export const Brand = z
  .object({
    accent: color.optional().describe('Replaces the theme’s accent; adjusted where it would be hard to read'),
    colors: z.array(color).max(DECK_LIMITS.brandColors).optional().describe('The dominant colors of the logo'),
    logo: z
      .object({
        image: imageName,
        ground: logoGround.optional(),
      })
      .optional()
      .describe('Shown in the top right corner of each slide'),
    fonts: z.object({ title: font, text: font }).optional().describe('Of titles and quotes, and of all other text'),
  })
  .meta({ id: 'DeckBrand' });

/** The content of a deck made with the assistant, without what its author alone may see. */
export const DeckContent = z
  .object({
    theme: z.enum(DECK_THEMES).default('paper'),
    format: z.enum(DECK_FORMATS).optional().describe('16:9 by default'),
    brand: Brand.optional(),
    slides: z
      .array(DeckDocumentSlide)
      .max(DECK_LIMITS.slides)
      .refine((slides) => new Set(slides.map(({ id }) => id)).size === slides.length, {
        message: 'Each slide needs an id of its own.',
      }),
  })
  .meta({ id: 'DeckContent' });

const SlideComment = z
  .object({
    id: z.string().min(1).max(64).describe('Unique within the deck'),
    slide_id: z.string().min(1).max(64),
    text: z.string().max(DECK_LIMITS.comment).regex(/\S/u, 'Write a comment.'),
    done: z.literal(true).optional(),
    created_at: Timestamp,
  })
  .meta({ id: 'SlideComment' });

/**
 * A deck as its author edits it. Comments are beside the slides, not on them, so that what reads slides cannot reach
 * them.
 */
export const DeckDocument = DeckContent.extend({
  comments: z
    .array(SlideComment)
    .max(DECK_LIMITS.comments, `A deck can have at most ${DECK_LIMITS.comments} comments. Delete some first.`)
    .refine((comments) => new Set(comments.map(({ id }) => id)).size === comments.length, {
      message: 'Each comment needs an id of its own.',
    })
    .optional()
    .describe('Remarks of the author for themselves: neither exported, presented nor read by the assistant'),
}).meta({ id: 'DeckDocument' });

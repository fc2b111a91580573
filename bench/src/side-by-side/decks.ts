import type { DeckFormat, DeckTheme } from '@northlight/shared-api/rules';
import { generate } from '../../../api/src/assistant/engine/generate/generate.ts';
import type { Brief } from '../../../api/src/assistant/engine/types.ts';
import type { ExportDeck } from '../../../api/src/decks/export/types.ts';
import { BRIEFS } from '../../../api/test/briefs/index.ts';
import { buildExport } from '../../../api/test/factories/decks-to-export.ts';

export interface NamedDeck {
  /** File name without an extension. */
  id: string;
  deck: ExportDeck;
}

async function deckOf(brief: Brief, theme: DeckTheme): Promise<ExportDeck> {
  for await (const piece of generate({ theme, brief })) {
    if (piece.type === 'deck') {
      return { name: piece.name, company: brief.company, content: piece.content, images: {}, at: new Date(0) };
    }
  }
  throw new Error('The generator ended without a deck.');
}

/** The decks of the twelve briefs, and one with a slide of every kind, in each theme. */
export async function decksIn(themes: readonly DeckTheme[], format?: DeckFormat): Promise<NamedDeck[]> {
  const decks: NamedDeck[] = [];
  for (const theme of themes) {
    for (const [name, brief] of Object.entries(BRIEFS)) {
      decks.push({ id: `${name}-${theme}`, deck: await deckOf(brief, theme) });
    }
    const kinds = buildExport();
    decks.push({ id: `kinds-${theme}`, deck: { ...kinds, content: { ...kinds.content, theme } } });
  }
  return decks.map(({ id, deck }) => ({
    id,
    deck: { ...deck, content: { ...deck.content, ...(format && { format }) } },
  }));
}

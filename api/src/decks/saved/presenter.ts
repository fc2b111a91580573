import type { z } from 'zod';
import type { SavedDeckRow } from '../../platform/database/tables.ts';
import type { SavedDeck } from './schemas.ts';

/** A saved deck with its full content. */
export const presentSavedDeck = (row: SavedDeckRow): z.output<typeof SavedDeck> => ({
  id: row.id,
  name: row.name,
  company_name: row.company_name,
  total_slides: row.total_slides,
  created_at: row.created_at,
  updated_at: row.updated_at,
  revision: row.revision,
  content: JSON.parse(row.content),
});

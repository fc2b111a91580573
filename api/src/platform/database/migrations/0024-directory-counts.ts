import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';

/** Creates the directory tables, or recreates them so that words are also counted per investment range. */
export const directoryCounts = (engine: Engine): Migration => ({ up: (db) => engine.createDirectory(db) });

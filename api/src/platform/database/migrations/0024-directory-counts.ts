import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';

/** The tables of the directory, made anew where there are some: words are counted in each range of investment too. */
export const directoryCounts = (engine: Engine): Migration => ({ up: (db) => engine.createDirectory(db) });

import { expect, it } from '@jest/globals';
import { deleteStoredFiles } from './delete-stored-file.ts';

const removed: string[] = [];
const files = {
  remove: async (key: string) => {
    if (key === 'decks/stuck.pdf') throw new Error('The store does not answer.');
    removed.push(key);
  },
};

it('a file goes again whose row was refused', async () => {
  await deleteStoredFiles(files, ['decks/a.pdf', 'readings/a.json'], new Error('refused'));
  expect(removed.splice(0)).toEqual(['decks/a.pdf', 'readings/a.json']);
});

it('a file stays whose row may have been written before the database was lost', async () => {
  const lost = Object.assign(new Error('The database is not responding.'), { code: 'DATABASE_UNAVAILABLE' });
  await deleteStoredFiles(files, ['decks/a.pdf'], lost);
  expect(removed).toEqual([]);
});

it('a file that cannot be removed now does not hide why its row was refused', async () => {
  await deleteStoredFiles(files, ['decks/stuck.pdf', 'decks/a.pdf'], new Error('refused'));
  expect(removed.splice(0)).toEqual(['decks/a.pdf']);
});

import { describe, expect, it } from '@jest/globals';
import { FairQueue, QueueFullError } from './fair-queue.ts';

const { signal } = new AbortController();

/** Lets many owners wait for one place and returns the order in which they are served. */
async function served(owners: readonly string[]): Promise<string[]> {
  const turns = new FairQueue({ places: 1, queue: 100, perOwner: 100 });
  const first = await turns.enter('somebody', { signal });
  const order: string[] = [];
  const all = owners.map(async (owner) => {
    const leave = await turns.enter(owner, { signal });
    order.push(owner);
    leave();
  });
  first();
  await Promise.all(all);
  return order;
}

describe('the queue for a reader', () => {
  it('lets somebody with one deck in front of somebody with ten', async () => {
    expect(await served([...Array(10).fill('many'), 'one'])).toEqual(['many', 'one', ...Array(9).fill('many')]);
  });

  it('goes round between those who wait', async () => {
    expect(await served(['a', 'a', 'a', 'b', 'b', 'c'])).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('is first come, first served between people with one deck each', async () => {
    expect(await served(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives a place that frees to somebody who has none before somebody who has one', async () => {
    const turns = new FairQueue({ places: 2, queue: 9, perOwner: 9 });
    const order: string[] = [];
    const [, leave] = await Promise.all([turns.enter('many', { signal }), turns.enter('other', { signal })]);
    const waiting = ['many', 'one'].map((owner) => turns.enter(owner, { signal }).then(() => order.push(owner)));
    leave();
    await waiting[1];
    expect(order).toEqual(['one']);
  });

  it('tells everybody their position, and when it changes', async () => {
    const turns = new FairQueue({ places: 1, queue: 9, perOwner: 9 });
    const told: Record<string, number[]> = { a1: [], a2: [], b: [] };
    const ask = (name: string, owner: string) =>
      turns.enter(owner, { signal, onPosition: (position) => told[name]?.push(position) });
    const leave = await turns.enter('x', { signal });
    const [first] = [ask('a1', 'a'), ask('a2', 'a'), ask('b', 'b')];
    leave();
    await first;
    expect(told).toEqual({ a1: [1], a2: [2, 3, 2], b: [2, 1] });
  });

  it('closes up when somebody gives up', async () => {
    const turns = new FairQueue({ places: 1, queue: 1, perOwner: 1 });
    const leave = await turns.enter('x', { signal });
    const gone = new AbortController();
    const waiting = turns.enter('a', { signal: gone.signal });
    gone.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    const next = turns.enter('b', { signal });
    leave();
    (await next)();
    expect(turns.load).toEqual({ active: 0, waiting: 0 });
  });

  it('is full for one owner before it is full for others', async () => {
    const turns = new FairQueue({ places: 1, queue: 3, perOwner: 1 });
    await turns.enter('x', { signal });
    const held = [turns.enter('a', { signal })];
    await expect(turns.enter('a', { signal })).rejects.toMatchObject({ isOwn: true });
    held.push(turns.enter('b', { signal }), turns.enter('c', { signal }));
    const refused = await turns.enter('d', { signal }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(QueueFullError);
    expect(refused).toMatchObject({ isOwn: false });
    expect(turns.load).toEqual({ active: 1, waiting: 3 });
  });
});

import { describe, expect, it } from '@jest/globals';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { duplicateSlide, type EditedDeck, firstDifference, removeSlide } from '../editor/deck.ts';
import { mergeDecks } from '../saving/merge-decks.ts';
import { blankSlide } from '../slides/slide.ts';
import { added, removed, rewritten, takesComment, toggled } from './change-comments.ts';
import { commentsOf, openCounts, withComments } from './comments.ts';

const [a, b] = [blankSlide('title'), blankSlide('bullets')];
const empty: EditedDeck = { name: 'Seed', company_name: 'Isferd', content: { theme: 'paper', slides: [a, b] } };
const comment = (id: string, slide_id = a.id, text = 'Ask Mia') => ({
  id,
  slide_id,
  text,
  created_at: '2026-11-27T09:00:00.000Z',
});
const deck = withComments(empty, [comment('1'), comment('2', b.id)]);
const idsOf = (one: EditedDeck | null) => one && commentsOf(one).map(({ id }) => id);

describe('comments of a deck', () => {
  it('are added, rewritten, done, opened again and deleted', () => {
    const [one] = added([], a.id, 'Ask Mia');
    expect(one).toMatchObject({ slide_id: a.id, text: 'Ask Mia' });
    const changed = rewritten([comment('1'), comment('2')], '2', 'Ask Ola');
    expect(changed.map(({ text }) => text)).toEqual(['Ask Mia', 'Ask Ola']);
    const done = toggled(changed, '1');
    expect(openCounts(done)).toEqual(new Map([[a.id, 1]]));
    expect(toggled(done, '1')).toEqual(changed);
    expect(removed(done, '1')).toEqual([changed[1]]);
  });

  it('leave no trace in a deck that has none', () => {
    expect(withComments(deck, [])).toEqual(empty);
  });

  it('are at most so many', () => {
    const full = Array.from({ length: DECK_LIMITS.comments }, (_, at) => comment(String(at)));
    expect([takesComment(full), takesComment(full.slice(1))]).toEqual([false, true]);
  });

  it('stay with a slide that is duplicated, and go with one that is deleted', () => {
    expect(commentsOf(duplicateSlide(deck, a.id).deck)).toEqual(commentsOf(deck));
    expect(idsOf(removeSlide(deck, a.id))).toEqual(['2']);
  });

  it('lead an undo to their slide', () => {
    expect(firstDifference(deck, withComments(deck, toggled(commentsOf(deck), '2')))).toBe(b.id);
    expect(firstDifference(deck, withComments(deck, removed(commentsOf(deck), '1')))).toBe(a.id);
    expect(firstDifference(deck, deck)).toBeNull();
  });
});

describe('comments of two versions of a deck', () => {
  const merged = (mine: EditedDeck, theirs: EditedDeck) => mergeDecks(deck, mine, theirs);
  const change = (next: (comments: ReturnType<typeof commentsOf>) => ReturnType<typeof commentsOf>, from = deck) =>
    withComments(from, next(commentsOf(from)));

  it('are all there where both wrote one, also on a slide that one of them changed', () => {
    const changed = { ...deck, content: { ...deck.content, slides: [{ ...a, title: 'Isferd' }, b] } };
    const both = merged(
      change((all) => [...all, comment('mine')], changed),
      change((all) => [...all, comment('theirs')]),
    );
    expect(idsOf(both)).toEqual(['1', '2', 'theirs', 'mine']);
    expect(both?.content.slides[0]?.title).toBe('Isferd');
  });

  it('have what each side changed: one the text, the other that it is done', () => {
    const both = merged(
      change((all) => rewritten(all, '1', 'Ask Ola')),
      change((all) => toggled(all, '1')),
    );
    expect(both && commentsOf(both)[0]).toEqual({ ...comment('1'), text: 'Ask Ola', done: true });
    const open = merged(
      change((all) => rewritten(all, '1', 'Mine')),
      change((all) => rewritten(all, '1', 'Theirs')),
    );
    expect(open && commentsOf(open)[0]?.text).toBe('Mine');
  });

  it('are gone where one side deleted them, unless the other changed them', () => {
    const without = change((all) => removed(all, '1'));
    expect(idsOf(merged(without, deck))).toEqual(['2']);
    expect(idsOf(merged(deck, without))).toEqual(['2']);
    const rewrote = change((all) => rewritten(all, '1', 'Ask Ola'));
    expect(idsOf(merged(without, rewrote))).toEqual(['1', '2']);
    expect(idsOf(merged(rewrote, without))?.toSorted()).toEqual(['1', '2']);
  });

  it('make one choose where one side deleted a slide that the other commented on', () => {
    const without = removeSlide(deck, a.id);
    expect(idsOf(merged(without, deck))).toEqual(['2']);
    expect(
      merged(
        without,
        change((all) => [...all, comment('new')]),
      ),
    ).toBeNull();
    expect(
      merged(
        change((all) => toggled(all, '1')),
        without,
      ),
    ).toBeNull();
  });
});

import type { SlideComment } from '@northlight/shared-api';
import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { v4 } from 'uuid';

type Comments = readonly SlideComment[];

/** Whether another comment can be added. */
export const takesComment = (comments: Comments): boolean => comments.length < DECK_LIMITS.comments;

export const added = (comments: Comments, slideId: string, text: string): Comments => [
  ...comments,
  { id: v4(), slide_id: slideId, text, created_at: new Date().toISOString() },
];

const changed = (comments: Comments, id: string, change: (comment: SlideComment) => SlideComment): Comments =>
  comments.map((comment) => (comment.id === id ? change(comment) : comment));

export const rewritten = (comments: Comments, id: string, text: string): Comments =>
  changed(comments, id, (comment) => ({ ...comment, text }));

/** Marks a comment as done, or opens it again. */
export const toggled = (comments: Comments, id: string): Comments =>
  changed(comments, id, ({ done, ...open }) => (done ? open : { ...open, done: true }));

export const removed = (comments: Comments, id: string): Comments => comments.filter((one) => one.id !== id);

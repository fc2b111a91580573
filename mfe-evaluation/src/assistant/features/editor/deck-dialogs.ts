/** What is seldom needed for the whole deck, in one script: each more would make the remote's entry larger. */
export { BrandDialog } from '../brand/BrandDialog.tsx';
export { CommentsPanel } from '../comments/CommentsPanel.tsx';
export { ConflictDialog } from '../saving/ConflictDialog.tsx';
export { mergeDecks } from '../saving/merge-decks.ts';
export { ThemePicker } from '../themes/ThemePicker.tsx';
export { VersionsDialog } from '../versions/VersionsDialog.tsx';
export { ShortcutsDialog } from './ShortcutsDialog.tsx';

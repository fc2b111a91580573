/** Dialogs for the whole deck, in one script: each more would make the remote's entry larger. */
export { BrandDialog } from '../brand/BrandDialog.tsx';
export { ThemePicker } from '../themes/ThemePicker.tsx';
export { VersionsDialog } from '../versions/VersionsDialog.tsx';

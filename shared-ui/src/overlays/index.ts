/**
 * What floats over a page or switches parts of it. Apart from the main entry, since the library behind it weighs more
 * than everything else here and few first pages need it.
 */
export { Combobox, type ComboboxProps } from './Combobox/Combobox.tsx';
export { MultiCombobox, type MultiComboboxProps } from './Combobox/MultiCombobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  type MenuProps,
  MenuSeparator,
} from './Menu/Menu.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';

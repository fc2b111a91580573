/**
 * Dialogs, menus, tabs, comboboxes and the command menu. A separate entry point, because the library behind them is larger than
 * everything else in this package and few pages need it on first load.
 */
export { Combobox, type ComboboxProps } from './Combobox/Combobox.tsx';
export type { ComboboxOption } from './Combobox/combobox-option.ts';
export { MultiCombobox, type MultiComboboxProps } from './Combobox/MultiCombobox.tsx';
export { type Command, type CommandGroup, CommandMenu, type CommandMenuProps } from './CommandMenu/CommandMenu.tsx';
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

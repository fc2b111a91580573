import { create } from 'zustand';

/** Whether the command menu is open, or opens as soon as its code is there. */
export const useCommandMenu = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const setCommandMenu = (isOpen: boolean): void => useCommandMenu.setState({ isOpen });

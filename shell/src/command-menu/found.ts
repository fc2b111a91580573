import type { CommandGroup } from '@northlight/shared-ui/overlays';

/** What a source of the command menu has found so far. */
export interface Found {
  groups: CommandGroup[];
  isSearching: boolean;
  hasFailed: boolean;
}

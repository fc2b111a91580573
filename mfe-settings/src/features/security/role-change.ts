import type { AdminAction } from '@northlight/shared-api';

const ACTIONS: Record<AdminAction['action'], string> = {
  made_investor: 'Investor role added',
  unmade_investor: 'Investor role removed',
  made_superuser: 'Admin role added',
  unmade_superuser: 'Admin role removed',
  removed_second_factor: 'Two-step login turned off',
};

/** An admin's action in words. */
export const roleChange = (action: AdminAction['action']): string => ACTIONS[action];

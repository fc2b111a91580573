import { settings } from '@northlight/shared-api';
import type { RemoteRoute } from '@northlight/shared-api/remote';
import type { Access } from '@northlight/shared-api/rules';

/** Returns who may open a route in this installation. */
export const accessOf = (route: RemoteRoute): Access =>
  route.accessSetting === 'evaluation' ? settings().evaluation_access : route.access;

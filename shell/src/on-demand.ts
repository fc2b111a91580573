/**
 * Modules that the shell provides but does not use itself. Each is a chunk that loads when a remote asks for it. The
 * build reads this list to find the scripts of each module.
 */
export const onDemand: Record<string, () => Promise<unknown>> = {
  '@northlight/shared-ui/form': () => import('@northlight/shared-ui/form'),
  '@northlight/shared-ui/overlays': () => import('@northlight/shared-ui/overlays'),
  formik: () => import('formik'),
  yup: () => import('yup'),
  'react-beautiful-dnd': () => import('react-beautiful-dnd'),
};

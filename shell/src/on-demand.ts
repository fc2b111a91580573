/**
 * What the shell provides without needing it itself: each is a chunk that loads when a remote asks for it. Named here so
 * that the build has them to provide; a test compares the names with those that tooling/webpack/shared.mjs says are not
 * eager.
 */
export const onDemand: Record<string, () => Promise<unknown>> = {
  '@northlight/shared-ui/form': () => import('@northlight/shared-ui/form'),
  '@northlight/shared-ui/overlays': () => import('@northlight/shared-ui/overlays'),
  formik: () => import('formik'),
  yup: () => import('yup'),
  'react-beautiful-dnd': () => import('react-beautiful-dnd'),
};

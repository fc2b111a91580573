/**
 * What the shell provides without needing it itself: each is a chunk that loads when a remote asks for it. The build reads
 * here which scripts stand behind each name.
 */
export const onDemand: Record<string, () => Promise<unknown>> = {
  '@northlight/shared-ui/form': () => import('@northlight/shared-ui/form'),
  '@northlight/shared-ui/overlays': () => import('@northlight/shared-ui/overlays'),
  formik: () => import('formik'),
  yup: () => import('yup'),
  'react-beautiful-dnd': () => import('react-beautiful-dnd'),
};

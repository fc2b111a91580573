/**
 * What the shell provides without needing it itself: each is a chunk that loads when a remote asks for it. Named here so
 * that the build has them to provide (tooling/webpack/shared.mjs lists them as not eager).
 */
export const onDemand = [() => import('@northlight/shared-ui/form'), () => import('formik'), () => import('yup')];

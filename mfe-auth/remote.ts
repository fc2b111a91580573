import { defineRemote } from '@northlight/shared-api/remote';

export default defineRemote({
  name: 'mfe-auth',
  title: 'The login pages',
  version: '0.1.0',
  routes: [
    {
      path: '/login',
      page: 'LoginPage',
      access: 'everyone',
      title: 'Login',
      description: 'Log in to see your decks, their scores and how investors responded.',
      render: 'server',
    },
    {
      path: '/signup',
      page: 'SignUpPage',
      access: 'everyone',
      title: 'Sign Up',
      description: 'Create a founder account. It takes a minute.',
      render: 'server',
    },
    { path: '/email-verification', page: 'CheckEmailPage', access: 'everyone', title: 'Check your email' },
    { path: '/verify-email/:token', page: 'VerifyEmailPage', access: 'everyone', title: 'Email verification' },
    {
      path: '/confirm-email-change/:token',
      page: 'ConfirmEmailChangePage',
      access: 'everyone',
      title: 'New email address',
    },
    {
      path: '/undo-email-change/:token',
      page: 'UndoEmailChangePage',
      access: 'everyone',
      title: 'Restore your email address',
    },
    {
      path: '/forgot-password',
      page: 'ForgotPasswordPage',
      access: 'everyone',
      title: 'Forgot password',
      description: 'Get a link to choose a new password.',
      render: 'server',
    },
    { path: '/reset-password/:uid/:token', page: 'ResetPasswordPage', access: 'everyone', title: 'Reset password' },
  ],
  nav: [
    { label: 'Login', to: '/login', audience: 'guest', place: 'end', order: 10, icon: 'login' },
    { label: 'Sign Up', to: '/signup', audience: 'guest', place: 'end', order: 20, icon: 'signup' },
  ],
});

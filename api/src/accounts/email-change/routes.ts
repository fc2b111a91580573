import type { Routes } from '../../platform/http/routes.ts';
import { inEvenTime } from '../../platform/security/even-time.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { presentProfile } from '../profile/presenter.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { deletePendingChange } from './repository.ts';
import { resendLink } from './request-email-change.ts';
import * as schemas from './schemas.ts';
import { undoEmailChange } from './undo-email-change.ts';

const LINK_SENT = 'If this email address can be used, we have sent the link again.';
const CONFIRMED = 'Your email address has been changed. Use the new one to log in.';
const UNDONE =
  'Your previous email address has been restored and all devices have been logged out. We have sent you a link to set a new password.';

/** Confirming, undoing and cancelling a change of the email address. The profile's route requests it. */
export const emailChangeRoutes: Routes<Context> = async (app, { context }) => {
  const open = { access: 'anonymous' } as const;

  const confirm = { schema: schemas.confirmEmailChange, config: open };
  app.post('/accounts/email-change/confirm/', confirm, async (request) => {
    await throttle(context, 'email-change-link', LIMITS.linkGuess, request.ip);
    await confirmEmailChange(context, request.body.token);
    return { message: CONFIRMED };
  });

  const undo = { schema: schemas.undoEmailChange, config: open };
  app.post('/accounts/email-change/undo/', undo, async (request) => {
    await throttle(context, 'email-change-link', LIMITS.linkGuess, request.ip);
    await undoEmailChange(context, request.body.token);
    return { message: UNDONE };
  });

  const own = { access: 'login' } as const;
  const resend = { schema: schemas.resendEmailChange, config: own };
  app.post('/accounts/email-change/resend/', resend, async (request) => {
    await inEvenTime(() => resendLink(context, viewerOf(request).user, request.ip));
    return { message: LINK_SENT };
  });

  app.delete('/accounts/email-change/', { schema: schemas.cancelEmailChange, config: own }, async (request) => {
    const { user } = viewerOf(request);
    await deletePendingChange(context.db, user.id);
    return await presentProfile(context, user);
  });
};

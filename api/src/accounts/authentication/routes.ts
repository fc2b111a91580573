import type { FastifyRequest } from 'fastify';
import type { Routes } from '../../platform/http/routes.ts';
import { inEvenTime } from '../../platform/security/even-time.ts';
import { LIMITS, throttle } from '../../platform/security/throttle.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { requestOf } from '../passkeys/ceremonies.ts';
import { passChallenge as passChallengeSchema } from '../second-factor/schemas.ts';
import { passChallenge, secondFactorOf } from '../second-factor/second-factor.ts';
import { closeSession, refreshSession } from '../sessions/sessions.ts';
import { changePassword } from './change-password.ts';
import { checkPasskey, checkPassword, enter } from './log-in.ts';
import { refusedRegistration, registerUser } from './register.ts';
import { resetPassword, sendPasswordReset } from './reset-password.ts';
import * as schemas from './schemas.ts';
import { throttleMail, throttleSignUp } from './throttles.ts';
import { sendVerification, verifyEmail } from './verify-email.ts';

const ANONYMOUS = { access: 'anonymous' } as const;

const RESET_SENT = 'If an account exists with that email, a reset link has been sent.';
const RESET_DONE = 'Password reset successful. You can now log in.';
const VERIFICATION_SENT = 'If this email address still needs to be verified, a new link has been sent.';

const userAgentOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? '';

/** Registration, login, token refresh and logout. */
export const sessionRoutes: Routes<Context> = async (app, { context }) => {
  const registration = { schema: schemas.register, config: ANONYMOUS, attachValidation: true };
  app.post('/accounts/register/', registration, async (request, reply) => {
    const { body, validationError } = request;
    if (validationError) throw refusedRegistration(validationError, body, context.config.productName);
    const session = await inEvenTime(async () => {
      await throttleSignUp(context, request.ip);
      const user = await registerUser(context, body);
      return await enter(context, user, { remember: false, userAgent: userAgentOf(request) });
    });
    return reply.code(201).send(session);
  });

  app.post('/accounts/login/', { schema: schemas.login, config: ANONYMOUS }, async (request, reply) => {
    const { remember } = request.body;
    const answer = await inEvenTime(async () => {
      const user = await checkPassword(context, request.body, request.ip);
      const { enabled, app, passkeys } = await secondFactorOf(context, user);
      if (!enabled) return await enter(context, user, { remember, userAgent: userAgentOf(request) });
      const challenge = await context.challenges.sign({ userId: user.id, remember }, user.password_hash);
      return { challenge, app, passkeys: passkeys > 0 };
    });
    return 'challenge' in answer ? reply.code(202).send(answer) : answer;
  });

  const secondStep = { schema: passChallengeSchema, config: ANONYMOUS };
  app.post('/accounts/login/second-factor/', secondStep, async (request) => {
    await throttle(context, 'login-address', LIMITS.loginFromAddress, request.ip);
    const { user, remember } = await passChallenge(context, request.body.challenge, request.body.passcode);
    return await enter(context, user, { remember, userAgent: userAgentOf(request) });
  });

  app.post('/accounts/login/passkey/request/', { schema: schemas.createLoginRequest, config: ANONYMOUS }, () =>
    requestOf(context, 'login'),
  );

  app.post('/accounts/login/passkey/', { schema: schemas.logInWithPasskey, config: ANONYMOUS }, async (request) => {
    const { passkey, remember } = request.body;
    const user = await checkPasskey(context, passkey, request.ip);
    return await enter(context, user, { remember, userAgent: userAgentOf(request) });
  });

  app.post('/accounts/token/refresh/', { schema: schemas.refresh, config: ANONYMOUS }, (request) =>
    refreshSession(context, request.body.refresh),
  );

  app.post('/accounts/logout/', { schema: schemas.logout, config: ANONYMOUS }, async (request, reply) => {
    await closeSession(context, request.body.refresh);
    return reply.code(204).send();
  });
};

/** Email verification and passwords. Their screens read the message from `error`. */
export const credentialRoutes: Routes<Context> = async (app, { context }) => {
  const open = { ...ANONYMOUS, answersError: true };

  app.get('/accounts/verify-email/:token/', { schema: schemas.verifyEmail, config: open }, async (request) => {
    await throttle(context, 'verify-email', LIMITS.linkGuess, request.ip);
    const { wasVerified } = await verifyEmail(context, request.params.token);
    return {
      message: wasVerified
        ? 'Your email address is already verified. You can log in.'
        : 'Email verified successfully. You can now log in.',
    };
  });

  const resend = { schema: schemas.resendVerification, config: { access: 'everyone', answersError: true } } as const;
  app.post('/accounts/resend-verification/', resend, async (request) => {
    const email = request.body?.email ?? viewerOf(request).user.email;
    return await inEvenTime(async () => {
      await throttleMail(context, request.ip, email, request.viewer?.user.id);
      await sendVerification(context, email);
      return { message: VERIFICATION_SENT };
    });
  });

  app.post('/accounts/password-reset/', { schema: schemas.requestPasswordReset, config: open }, async (request) => {
    const { email } = request.body;
    return await inEvenTime(async () => {
      await throttleMail(context, request.ip, email);
      await sendPasswordReset(context, email);
      return { message: RESET_SENT };
    });
  });

  const confirm = { schema: schemas.confirmPasswordReset, config: open };
  app.post('/accounts/password-reset-confirm/', confirm, async (request) => {
    await throttle(context, 'reset-password', LIMITS.linkGuess, request.ip);
    await resetPassword(context, request.body);
    return { message: RESET_DONE };
  });

  const change = { schema: schemas.changePassword, config: { access: 'login', answersError: true } } as const;
  app.post('/accounts/change-password/', change, async (request) => {
    await changePassword(context, viewerOf(request), request.body);
    return { message: 'Password updated' };
  });
};

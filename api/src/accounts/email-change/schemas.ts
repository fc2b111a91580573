import { z } from 'zod';
import { errors, Message } from '../../platform/http/schemas.ts';
import { User } from '../users/schemas.ts';

export const EmailChangeToken = z
  .object({ token: z.string().min(1, 'This link is not valid.').max(512) })
  .meta({ id: 'EmailChangeToken' });

export const confirmEmailChange = {
  operationId: 'confirmEmailChange',
  tags: ['Accounts'],
  summary: 'Confirms a new email address and ends all other sessions; the link works once, within 24 hours',
  body: EmailChangeToken,
  response: { 200: Message, ...errors(400, 429) },
};

export const undoEmailChange = {
  operationId: 'undoEmailChange',
  tags: ['Accounts'],
  summary:
    'Restores the email address that the link was sent to, ends all sessions and sends a link to set a new password; the link is valid for seven days',
  body: EmailChangeToken,
  response: { 200: Message, ...errors(400, 429) },
};

export const resendEmailChange = {
  operationId: 'resendEmailChange',
  tags: ['Accounts'],
  summary: 'Sends the confirmation link for the pending email address again; the earlier link stops working',
  response: { 200: Message, ...errors(401, 404, 429) },
};

export const cancelEmailChange = {
  operationId: 'cancelEmailChange',
  tags: ['Accounts'],
  summary: 'Cancels the pending change of the email address, if there is one',
  response: { 200: User, ...errors(401) },
};

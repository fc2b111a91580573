import { DELETION_GRACE_DAYS, DELETION_WORD } from '@northlight/shared-api/rules';
import { z } from 'zod';
import { errors, file, NoContent, Timestamp } from '../../platform/http/schemas.ts';
import { ProofHeader } from '../re-authentication/proof-header.ts';

export const ExportTicket = z
  .object({ url: z.string().describe('URL of the archive; valid for five minutes, without a token') })
  .meta({ id: 'ExportTicket' });

export const requestExport = {
  operationId: 'requestExport',
  tags: ['Accounts'],
  summary: 'Creates a link to an archive of all personal data of the user',
  headers: ProofHeader,
  response: { 200: ExportTicket, ...errors(401, 403, 429) },
};

export const downloadExport = {
  operationId: 'downloadExport',
  tags: ['Accounts'],
  summary: 'Downloads all personal data of a user as a ZIP of JSON and files',
  querystring: z.object({
    user: z.coerce.number().int(),
    expires: z.coerce.number().int(),
    signature: z.string().max(100),
  }),
  response: {
    200: file('application/zip'),
    303: NoContent.describe("The archive isn't ready yet; repeat the request to wait for it"),
    ...errors(400, 403, 503),
  },
};

export const AccountDeletion = z
  .object({
    confirmation: z
      .string()
      .max(100)
      .refine((text) => text.trim().toLowerCase() === DELETION_WORD, `Type ${DELETION_WORD} to confirm.`),
  })
  .meta({ id: 'AccountDeletion' });

export const DeletionDue = z
  .object({ deletion_due: Timestamp.describe('When the account will be deleted') })
  .meta({ id: 'DeletionDue' });

export const requestDeletion = {
  operationId: 'requestDeletion',
  tags: ['Accounts'],
  summary: `Deletes the user's account in ${DELETION_GRACE_DAYS} days, unless they log in again before then`,
  headers: ProofHeader,
  body: AccountDeletion,
  response: { 200: DeletionDue, ...errors(400, 401, 403, 409) },
};

import { z } from 'zod';

/** The header of a call that requires a proof. Every route that requires it declares it. */
export const ProofHeader = z.object({
  're-authentication': z.string().max(200).optional().describe('Proof of identity; works once, within five minutes'),
});

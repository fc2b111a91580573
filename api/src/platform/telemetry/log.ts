import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const SECRETS = [
  'password',
  'password2',
  'current_password',
  'new_password',
  'confirm_password',
  'access',
  'refresh',
  'token',
  'passcode',
  'challenge',
  'proof',
  'recovery_codes',
  'secret',
  'uri',
  'claim_token',
  'claim_tokens',
  'authorization',
  'cookie',
];

/** Logging without secrets. Requests are logged by route pattern, because some URLs contain tokens. */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>) =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
        serializers: {
          req: (request: FastifyRequest) => ({
            method: request.method,
            url: request.routeOptions?.url ?? '(unknown)',
            address: request.ip,
          }),
        },
      };

import type { FastifyBaseLogger } from 'fastify';

type Child = FastifyBaseLogger['child'];
type Parent = FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean };

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The log of one request, which is made when something is logged. Others may inherit from it, as from pino's. */
class RequestLog {
  readonly parent: Parent;
  readonly parts: Parameters<Child>;
  made: FastifyBaseLogger | undefined;

  constructor(parent: Parent, parts: Parameters<Child>) {
    this.parent = parent;
    this.parts = parts;
  }

  get log(): FastifyBaseLogger {
    this.made ??= this.parent.child(...this.parts);
    return this.made;
  }

  get level() {
    return this.parent.level;
  }

  child(...parts: Parameters<Child>) {
    return this.log.child(...parts);
  }
}

for (const level of LEVELS) {
  Object.defineProperty(RequestLog.prototype, level, {
    writable: true,
    value(this: RequestLog, ...parts: [never]) {
      if (this.parent.isLevelEnabled?.(level) ?? true) this.log[level](...parts);
    },
  });
}

/** Makes the logs of requests. At `warn` most requests log nothing, and a log of its own costs as much as a small answer. */
export const requestLogs = (parent: FastifyBaseLogger, ...parts: Parameters<Child>): FastifyBaseLogger =>
  new RequestLog(parent, parts) as unknown as FastifyBaseLogger;

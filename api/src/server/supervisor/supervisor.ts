import cluster, { type Worker } from 'node:cluster';
import type { Config } from '../../platform/config.ts';
import { DRAIN } from '../drain.ts';
import { Restarts } from './restarts.ts';

/** Milliseconds after the processes' own deadline, before the supervisor kills them. */
const GRACE = 2_000;

/** What a process tells when it accepts requests. */
interface Ready {
  type: 'ready';
  url: string;
  port: number;
}

/** One of the processes that must run. */
interface Place {
  name: string;
  role: 'web' | 'worker';
  restarts: Restarts;
  child: Worker | null;
  /** When the process became ready; null until then. */
  readyAt: number | null;
}

const placesOf = ({ role, webProcesses }: Pick<Config, 'role' | 'webProcesses'>): Place[] => {
  const place = (name: string, ofRole: Place['role']): Place => ({
    name,
    role: ofRole,
    restarts: new Restarts(),
    child: null,
    readyAt: null,
  });
  const web = Array.from({ length: webProcesses }, (_, index) => place(`web server ${index + 1}`, 'web'));
  return role === 'all' ? [...web, place('worker', 'worker')] : web;
};

/** Keeps the processes of one server running, and ends this process when it stops or gives up. */
export class Supervisor {
  readonly #config: Config;
  readonly #report: (message: string) => void;
  readonly #places: Place[];
  readonly #allReady = Promise.withResolvers<Ready>();
  /** Where the first web server answers, as all others do. */
  #address: Ready | null = null;
  #phase: 'starting' | 'running' | 'stopping' = 'starting';
  #exitCode = 0;

  /** @param report prints why a process is missing */
  constructor(config: Config, report: (message: string) => void) {
    this.#config = config;
    this.#report = report;
    this.#places = placesOf(config);
  }

  /** The processes that accept requests or run jobs. */
  get ready(): Worker[] {
    return this.#places.flatMap(({ child, readyAt }) => (child && readyAt !== null ? [child] : []));
  }

  /**
   * Starts one process alone, because it migrates the database and finds a free port, then all others.
   * @returns where they answer, once all are ready
   */
  start(): Promise<Ready> {
    this.#startOne(this.#places[0] as Place);
    return this.#allReady.promise;
  }

  /** Lets all processes finish their requests, then exits. At the second call it exits at once. */
  stop(exitCode = 0): void {
    if (this.#phase === 'stopping') this.#exitNow();
    this.#phase = 'stopping';
    this.#exitCode = exitCode;
    setTimeout(() => this.#exitNow(), this.#config.shutdownDelay + DRAIN + GRACE);
    for (const { child } of this.#places) child?.process.kill('SIGTERM');
    this.#exitIfAlone();
  }

  #startOne(place: Place): void {
    const { port } = this.#config;
    const child = cluster.fork({
      WEB_PROCESSES: '1',
      ROLE: place.role,
      // With port 0, the cluster gives all web servers the same free port. A worker needs it for links in emails.
      PORT: String(place.role === 'worker' ? (this.#address?.port ?? port) : port),
    });
    place.child = child;
    child.on('message', (message: Ready) => {
      if (message.type === 'ready') this.#started(place, message);
    });
    child.once('exit', (code, signal) => this.#ended(place, code, signal));
    child.on('error', (error) => {
      this.#report(`The ${place.name} reports: ${error.message}`);
      // One that was never started does not exit.
      if (child.process.pid === undefined) this.#ended(place, 1, null);
    });
  }

  #started(place: Place, address: Ready): void {
    place.readyAt = Date.now();
    if (this.#phase !== 'starting') return;
    if (!this.#address) {
      this.#address = address;
      for (const other of this.#places.slice(1)) this.#startOne(other);
    }
    if (this.ready.length < this.#places.length) return;
    this.#phase = 'running';
    this.#allReady.resolve(this.#address);
  }

  #ended(place: Place, code: number | null, signal: string | null): void {
    const { name, child, readyAt } = place;
    place.child = null;
    place.readyAt = null;
    if (this.#phase === 'stopping') {
      if (readyAt !== null && code !== 0) this.#exitCode = 1;
      this.#exitIfAlone();
      return;
    }
    const how = `The ${name} (process ${child?.process.pid}) ${signal ? `was ended by ${signal}` : `exited with ${code}`}`;
    if (this.#phase === 'starting') {
      // Who exits at the start has said why.
      if (signal) this.#report(`${how} before the server was ready.`);
      this.stop(1);
      return;
    }
    const pause = place.restarts.pauseAfter(readyAt === null ? 0 : Date.now() - readyAt);
    if (pause === null) {
      this.#report(`${how}, again and again. The server stops.`);
      this.stop(1);
      return;
    }
    this.#report(`${how}. It is started again in ${pause} ms.`);
    setTimeout(() => {
      if (this.#phase === 'running') this.#startOne(place);
    }, pause);
  }

  #exitIfAlone(): void {
    if (this.#places.every(({ child }) => child === null)) process.exit(this.#exitCode);
  }

  #exitNow(): never {
    for (const { child } of this.#places) child?.process.kill('SIGKILL');
    process.exit(1);
  }
}

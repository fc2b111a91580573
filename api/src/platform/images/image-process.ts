import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ResourceBudget } from '../sandbox/resource-budget.ts';
import { type Needs, type SandboxLevel, startSandboxed } from '../sandbox/sandbox.ts';
import { usageOf } from '../sandbox/usage.ts';
import type { DrawAnswer, DrawRequest } from './child/messages.ts';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const CHILD = pathOf('./child/main.ts');
const NEEDS: Needs = {
  readable: [
    pathOf('./child'),
    pathOf('../../../package.json'),
    pathOf('../../../node_modules'),
    pathOf('../../../../node_modules'),
  ],
  flags: ['--allow-worker', '--max-old-space-size=128', '--require', pathOf('./child/emscripten.cjs')],
};

/** For one image. 64 megapixels in WebP without loss take 730 MB and 2 seconds, a photo of 12 megapixels 170 MB. */
const PROCESSOR_MS = 15_000;
const MEMORY_BYTES = 1024 * 1024 * 1024;

/** WebAssembly never gives memory back. A process that has more than this starts anew for the next image. */
const REUSABLE_BYTES = 320 * 1024 * 1024;

/** A sandboxed process that draws images of one owner, one after the other. It does not keep the server alive. */
export class ImageProcess {
  readonly #child: ChildProcess;
  readonly #pipe: Socket;
  readonly #exit: Promise<unknown>;

  constructor(level: SandboxLevel | undefined) {
    this.#child = startSandboxed(CHILD, NEEDS, level);
    this.#pipe = this.#child.stdio[4] as Socket;
    this.#exit = new Promise((resolve) => this.#child.once('exit', resolve).on('error', resolve));
    this.#pipe.on('error', () => {});
  }

  get #isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null && this.#child.connected;
  }

  /** Whether it can draw another image. */
  get isReusable(): boolean {
    const bytes = this.#child.pid === undefined ? undefined : usageOf(this.#child.pid)?.bytes;
    return this.#isAlive && bytes !== undefined && bytes <= REUSABLE_BYTES;
  }

  /** Draws an image. Whatever ends the process early makes the image unreadable. */
  async draw(upload: Buffer, options: Omit<DrawRequest, 'fileBytes'>): Promise<DrawAnswer> {
    const child = this.#child;
    const allowance = { stepMs: PROCESSOR_MS, totalMs: PROCESSOR_MS, memoryBytes: MEMORY_BYTES };
    const budget = new ResourceBudget(child.pid, allowance, () => child.kill('SIGKILL'));
    this.#keepsServerAlive(true);
    try {
      child.send({ ...options, fileBytes: upload.length } satisfies DrawRequest);
      this.#pipe.write(upload);
      const unread = this.#exit.then((): [DrawAnswer] => [{ refused: 'not_an_image' }]);
      const [answer] = await Promise.race([once(child, 'message') as Promise<[DrawAnswer]>, unread]);
      return answer;
    } finally {
      budget.end();
      this.#keepsServerAlive(false);
    }
  }

  /** Resolves when the process has gone, so that the next one does not find its memory still taken. */
  async end(): Promise<void> {
    this.#child.ref();
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  #keepsServerAlive(does: boolean): void {
    for (const part of [this.#child, this.#child.channel, this.#pipe]) part?.[does ? 'ref' : 'unref']();
  }
}

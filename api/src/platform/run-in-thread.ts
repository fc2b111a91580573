import { Worker } from 'node:worker_threads';

/** Limits of one thread. */
export interface ThreadLimits {
  /** Milliseconds until it is ended. */
  longest: number;
  /** Megabytes of its heap. */
  memory: number;
}

/**
 * Runs a script in a thread of its own, so that the event loop stays free, and returns the first message that it posts.
 * @param data what the script finds in `workerData`
 * @throws what the script throws; the reason of `leaving`, or of the time that is up
 */
export async function runInThread<Answer>(
  script: URL,
  data: unknown,
  { longest, memory }: ThreadLimits,
  leaving: AbortSignal,
): Promise<Answer> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(longest)]);
  signal.throwIfAborted();
  const worker = new Worker(script, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    execArgv: [],
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () =>
        reject(signal.aborted ? signal.reason : new Error('A thread ended without an answer.')),
      );
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

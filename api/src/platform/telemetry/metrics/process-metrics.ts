import type { Worker } from 'node:cluster';
import { on } from 'node:events';
import { AggregatorRegistry } from 'prom-client';
import type { Figure, Metrics } from './metrics.ts';

/** Milliseconds that a process has to tell its metrics. Then its last ones are used. */
const PATIENCE = 2_000;

/** Sent by the supervisor. One process tells the metrics of the whole installation, which cost queries. */
interface Question {
  type: 'tell-metrics';
  ofInstallation: boolean;
}

interface Answer {
  type: 'metrics';
  figures: Figure[];
}

/** Tells the metrics of this process to its supervisor, whenever that asks. */
export function tellMetrics(metrics: Metrics): void {
  process.on('message', async ({ type, ofInstallation }: Question) => {
    if (type !== 'tell-metrics') return;
    const answer: Answer = { type: 'metrics', figures: await metrics.figures(ofInstallation) };
    process.send?.(answer, undefined, undefined, () => {});
  });
}

async function ask(child: Worker, question: Question): Promise<Figure[] | null> {
  const messages = on(child, 'message', { signal: AbortSignal.timeout(PATIENCE), close: ['exit'] });
  child.send(question, () => {});
  try {
    for await (const [message] of messages) {
      const { type, figures } = message as Answer;
      if (type === 'metrics') return figures;
    }
  } catch {
    // It did not answer in time.
  }
  return null;
}

const sum = (figures: Figure[][]) => AggregatorRegistry.aggregate(figures);

const isCount = ({ type }: Figure) => ['counter', 'histogram'].includes(String(type));

/**
 * Metrics of all processes of a supervisor as those of one server. Counters never fall, because Prometheus would take
 * that for a restart: what an ended or silent process told last still counts.
 * @param living returns the processes to ask; the first one tells the metrics of the whole installation
 */
export function sumMetrics(living: () => Worker[]): Pick<Metrics, 'read' | 'contentType'> {
  const told = new Map<Worker, Figure[]>();
  let ended: Figure[] = [];

  function keepCounts(child: Worker) {
    const counts = (told.get(child) ?? []).filter(isCount);
    told.delete(child);
    ended = sum([ended, counts]).getMetricsAsArray() as unknown as Figure[];
  }

  async function update(child: Worker, ofInstallation: boolean) {
    if (!told.has(child)) {
      told.set(child, []);
      child.once('exit', () => keepCounts(child));
    }
    const figures = await ask(child, { type: 'tell-metrics', ofInstallation });
    if (figures && told.has(child)) told.set(child, figures);
  }

  return {
    async read() {
      await Promise.all(living().map((child, index) => update(child, index === 0)));
      return await sum([...told.values(), ended]).metrics();
    },
    contentType: new AggregatorRegistry().contentType,
  };
}

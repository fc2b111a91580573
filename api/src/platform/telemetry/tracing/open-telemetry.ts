import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { VERSION } from '../../version.ts';
import type { TracingSettings } from './settings.ts';
import type { Carrier, Step, StepKind, Tracer } from './tracer.ts';

/** Milliseconds for the last export, so that a collector that hangs cannot keep the server from stopping. */
const LAST_WORDS = 5_000;
/** Milliseconds for one export, including retries. */
const EXPORT_WAIT = 5_000;
/** Minimum milliseconds between two reports about a failing collector. */
const COMPLAINT_EVERY = 60_000;

const KINDS: Record<StepKind, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

function samplerOf({ sampler, share }: TracingSettings): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(share);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

async function exporterOf({ url, protocol, headers }: TracingSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_WAIT });
}

/** Reports lost traces, but not each time. */
function complainer(report: (message: string) => void) {
  let silentUntil = 0;
  return (why: string) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + COMPLAINT_EVERY;
    report(`Traces could not be exported (${why}). Check OTEL_EXPORTER_OTLP_ENDPOINT.`);
  };
}

/** Reports failed exports. Only the kind of an error is reported, because its message may contain the response. */
function watched(exporter: SpanExporter, complain: (why: string) => void): SpanExporter {
  return {
    export(spans: ReadableSpan[], done: (result: ExportResult) => void) {
      exporter.export(spans, (result) => {
        const { code, name = 'no answer' } = (result.error ?? {}) as { code?: string | number; name?: string };
        if (result.code === ExportResultCode.FAILED) complain(String(code ?? name));
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

const kindOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'Error');
};

/** Tracing with OpenTelemetry. Nothing is patched, and no global is set. */
export async function openTelemetry(settings: TracingSettings, report: (message: string) => void): Promise<Tracer> {
  const complain = complainer(report);
  const exporter = watched(await exporterOf(settings), complain);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.version': VERSION,
      'service.instance.id': randomUUID(),
      ...settings.resource,
      'service.name': settings.serviceName,
    }),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('northlight', VERSION);
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();

  const start: Tracer['start'] = (name, attributes, { kind = 'internal', from } = {}) => {
    const parent = from
      ? propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter)
      : (contexts.getStore() ?? ROOT_CONTEXT);
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
    const { traceId, spanId } = span.spanContext();
    const context = trace.setSpan(parent, span);
    return {
      set: (more) => void span.setAttributes(more),
      fail: (error) => {
        span.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
      within: (work) => contexts.run(context, work),
      ids: { trace_id: traceId, span_id: spanId },
    } satisfies Step;
  };

  return {
    isOn: true,
    get isWithin() {
      return contexts.getStore() !== undefined;
    },
    start,
    async step(name, attributes, work, options) {
      const step = start(name, attributes, options);
      try {
        return await step.within(work);
      } catch (error) {
        step.fail(error);
        throw error;
      } finally {
        step.end();
      }
    },
    carrier() {
      const carrier: Carrier = {};
      propagator.inject(contexts.getStore() ?? ROOT_CONTEXT, carrier, defaultTextMapSetter);
      return carrier;
    },
    took(name, attributes, milliseconds, error) {
      const startTime = Date.now() - milliseconds;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, contexts.getStore());
      if (error) span.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    async close() {
      const stop = new AbortController();
      const late = wait(LAST_WORDS, 'late', { signal: stop.signal }).catch(() => 'stopped');
      if ((await Promise.race([provider.shutdown().catch(() => {}), late])) === 'late') complain('no time left');
      stop.abort();
    },
  };
}

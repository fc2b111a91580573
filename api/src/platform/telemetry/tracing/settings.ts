import { z } from 'zod';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const SHARE = 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.';

const address = (name: string) =>
  z
    .string()
    .refine(
      (v) => /^https?:\/\/[^/]+/.test(v) && URL.canParse(v),
      `${name} must be an address such as http://collector.example.com:4318.`,
    );

/** Parses `name=value, name=value` with percent-encoded values. */
const pairs = (name: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((pair) => pair.trim())
        .filter((pair) => pair !== ''),
    )
    .refine(
      (list) => list.every((pair) => /^[^=\s]+=[^=]*/.test(pair)),
      `${name} must look like name=value,name=value.`,
    )
    .transform((list) =>
      Object.fromEntries(
        list.map((pair) => {
          const [key = '', value = ''] = pair.split(/=(.*)/s);
          try {
            return [key, decodeURIComponent(value.trim())];
          } catch {
            return [key, value.trim()];
          }
        }),
      ),
    );

/**
 * OpenTelemetry's standard variables that are read here. The exporter itself reads a few more, for OTLP certificates
 * and compression. https://opentelemetry.io/docs/specs/otel/protocol/exporter/
 */
export const TRACING_ENVIRONMENT = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'OTEL_SDK_DISABLED must be true or false.').default('false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf', 'http/json'], 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json.')
    .default('http/protobuf'),
  OTEL_EXPORTER_OTLP_HEADERS: pairs('OTEL_EXPORTER_OTLP_HEADERS').optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .trim()
    .max(255, 'OTEL_SERVICE_NAME can have at most 255 characters.')
    .default('northlight'),
  OTEL_RESOURCE_ATTRIBUTES: pairs('OTEL_RESOURCE_ATTRIBUTES').optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}.`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(1),
};

const Given = z.object(TRACING_ENVIRONMENT);

/** Where traces are exported, and how many. */
export interface TracingSettings {
  /** URL of the collector, with the path for traces. */
  url: string;
  protocol: 'http/protobuf' | 'http/json';
  headers: Record<string, string>;
  serviceName: string;
  resource: Record<string, string>;
  sampler: (typeof SAMPLERS)[number];
  /** Share of traces that the ratio samplers keep. */
  share: number;
}

/** Null when tracing is off. */
export function tracingSettings(e: z.infer<typeof Given>): TracingSettings | null {
  const base = e.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url = e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (!url || e.OTEL_SDK_DISABLED === 'true') return null;
  return {
    url,
    protocol: e.OTEL_EXPORTER_OTLP_PROTOCOL,
    headers: e.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: e.OTEL_SERVICE_NAME,
    resource: e.OTEL_RESOURCE_ATTRIBUTES ?? {},
    sampler: e.OTEL_TRACES_SAMPLER,
    share: e.OTEL_TRACES_SAMPLER_ARG,
  };
}

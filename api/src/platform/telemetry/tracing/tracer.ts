/** Attributes of a step. No personal data: no addresses, names, tokens, paths or query values. */
export type Attributes = Record<string, string | number | boolean>;

/** Whether a step answers a call, makes one, or neither. */
export type StepKind = 'server' | 'client' | 'internal';

/** A step in progress. */
export interface Step {
  set(attributes: Attributes): void;
  /** Marks the step as failed. The error message is left out, because it may contain anything. */
  fail(error: unknown): void;
  end(): void;
  /** Runs `work` so that steps started in it become children of this one. */
  within<T>(work: () => T): T;
  /** Ids that link log entries to the trace. */
  readonly ids: { trace_id?: string; span_id?: string };
}

/** The headers that carry a trace between services. https://www.w3.org/TR/trace-context/ */
export interface Carrier {
  traceparent?: string | undefined;
  tracestate?: string | undefined;
}

/** Traces what the server does, if tracing is on. */
export interface Tracer {
  /** False when tracing is off, so that callers need not wrap anything. */
  readonly isOn: boolean;
  /** True inside a step. */
  readonly isWithin: boolean;
  /** Starts a step: a child of the step that `from` names, or else of the current one. */
  start(name: string, attributes: Attributes, options?: { kind?: StepKind; from?: Carrier }): Step;
  /** Runs `work` as a step. */
  step<T>(
    name: string,
    attributes: Attributes,
    work: () => Promise<T>,
    options?: { kind?: StepKind; from?: Carrier },
  ): Promise<T>;
  /** The headers that continue the current step elsewhere; none outside a step. */
  carrier(): Carrier;
  /** Records a step that has already ended and took this many milliseconds. */
  took(name: string, attributes: Attributes, milliseconds: number, error?: unknown): void;
  /** Exports the remaining traces, within a time limit. */
  close(): Promise<void>;
}

const NOTHING: Step = { set() {}, fail() {}, end() {}, within: (work) => work(), ids: {} };

export const untraced: Tracer = {
  isOn: false,
  isWithin: false,
  start: () => NOTHING,
  step: (_name, _attributes, work) => work(),
  carrier: () => ({}),
  took() {},
  async close() {},
};

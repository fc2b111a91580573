/** What is told of a step. Nothing of a person: no addresses, names, tokens, paths, values of a query. */
export type Attributes = Record<string, string | number | boolean>;

/** Whether a step answers a call, makes one, or is neither. */
export type StepKind = 'server' | 'client' | 'internal';

/** A step that is under way. */
export interface Step {
  set(attributes: Attributes): void;
  /** What it failed with; its message is left out, which may hold anything. */
  fail(error: unknown): void;
  end(): void;
  /** Does `work` so that the steps in it belong to this one. */
  within<T>(work: () => T): T;
  /** By which a log is joined with the trace. */
  readonly ids: { trace_id?: string; span_id?: string };
}

/** The headers by which a trace goes from one machine to the next. https://www.w3.org/TR/trace-context/ */
export interface Carrier {
  traceparent?: string | undefined;
  tracestate?: string | undefined;
}

/** Traces what the server does, where traces are asked for. */
export interface Tracer {
  /** False where nothing is traced, so that whoever would wrap something can leave it as it is. */
  readonly isOn: boolean;
  /** True inside of a step. */
  readonly isWithin: boolean;
  /** Begins a step of the one under way; of the one that `from` names, where there is none. */
  start(name: string, attributes: Attributes, options?: { kind?: StepKind; from?: Carrier }): Step;
  /** Does `work` as a step. */
  step<T>(name: string, attributes: Attributes, work: () => Promise<T>, options?: { kind?: StepKind }): Promise<T>;
  /** Tells of a step that is over after so many milliseconds. */
  took(name: string, attributes: Attributes, milliseconds: number, error?: unknown): void;
  /** Hands over what is left, within bounds. */
  close(): Promise<void>;
}

const NOTHING: Step = { set() {}, fail() {}, end() {}, within: (work) => work(), ids: {} };

/** Traces nothing. */
export const untraced: Tracer = {
  isOn: false,
  isWithin: false,
  start: () => NOTHING,
  step: (_name, _attributes, work) => work(),
  took() {},
  async close() {},
};

import type { Tracer } from '../../platform/telemetry/tracing/tracer.ts';
import type { Engine } from './types.ts';

/** Traces how long an engine takes to score a deck. */
export function tracedEngine(tracer: Tracer, engine: Engine): Engine {
  if (!tracer.isOn) return engine;
  return {
    evaluate: (deck, signal, onProgress) =>
      tracer.step('score deck', { 'northlight.slides': deck.slides.length }, () =>
        engine.evaluate(deck, signal, onProgress),
      ),
  };
}

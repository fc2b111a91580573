import type { TracingSettings } from './settings.ts';
import { type Tracer, untraced } from './tracer.ts';

/**
 * The configured tracer; OpenTelemetry is loaded only when needed.
 * @param report called when traces could not be exported
 */
export async function chosenTracer(
  settings: TracingSettings | null,
  report: (message: string) => void,
): Promise<Tracer> {
  if (!settings) return untraced;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(settings, report);
}

import type { TracingSettings } from './settings.ts';
import { type Tracer, untraced } from './tracer.ts';

/**
 * What the settings ask for; OpenTelemetry is loaded for it alone.
 * @param report is told when traces could not be handed over
 */
export async function chosenTracer(
  settings: TracingSettings | null,
  report: (message: string) => void,
): Promise<Tracer> {
  if (!settings) return untraced;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(settings, report);
}

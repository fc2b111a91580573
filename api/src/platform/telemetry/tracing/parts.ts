import type { LogEvent } from 'kysely';
import type { FileStore } from '../../files/store.ts';
import type { Model } from '../../language-model/model.ts';
import type { Tracer } from './tracer.ts';

/** Literals in the query text; parameters are never part of it. */
const VALUES = /'(?:[^']|'')*'|(?<![\w$"])\d+(?:\.\d+)?\b/g;
const TABLE = /\b(?:from|into|update) "?(\w+)"?/i;

/** Traces database queries without any values. Queries outside a trace are not recorded. */
export function tracedQueries(tracer: Tracer, system: 'sqlite' | 'postgresql') {
  return (event: LogEvent) => {
    if (!tracer.isWithin) return;
    const text = event.query.sql.replace(VALUES, '?');
    const operation = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
    const table = TABLE.exec(text)?.[1];
    const attributes = {
      'db.system.name': system,
      'db.operation.name': operation,
      'db.query.text': text,
      ...(table && { 'db.collection.name': table }),
    };
    const error = event.level === 'error' ? event.error : undefined;
    tracer.took(table ? `${operation} ${table}` : operation, attributes, event.queryDurationMillis, error);
  };
}

/** Traces calls to the file store, with the folder of a file but not its name. */
export function tracedFiles(tracer: Tracer, files: FileStore, store: 's3' | 'folder'): FileStore {
  if (!tracer.isOn) return files;
  const asked = <T>(what: string, key: string, work: () => Promise<T>) =>
    tracer.isWithin
      ? tracer.step(`${what} file`, { 'northlight.store': store, 'northlight.folder': key.split('/')[0] ?? '' }, work, {
          kind: 'client',
        })
      : work();
  return {
    put: (key, content) => asked('put', key, () => files.put(key, content)),
    take: (key, path) => asked('take', key, () => files.take(key, path)),
    open: (key, part) => asked('open', key, () => files.open(key, part)),
    sizeOf: (key) => asked('size', key, () => files.sizeOf(key)),
    remove: (key) => asked('remove', key, () => files.remove(key)),
    list: (folder) => files.list(folder),
  };
}

/** Traces calls to the language model: duration and token counts, but no content. */
export function tracedModel(tracer: Tracer, model: Model, name: string): Model {
  if (!tracer.isOn) return model;
  return {
    async *write(prompt, signal) {
      const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': name };
      const step = tracer.start('chat', attributes, { kind: 'client' });
      try {
        const ending = yield* model.write(prompt, signal);
        const { input, output } = ending.usage;
        step.set({
          'gen_ai.response.finish_reason': ending.finish,
          ...(input !== null && { 'gen_ai.usage.input_tokens': input }),
          ...(output !== null && { 'gen_ai.usage.output_tokens': output }),
        });
        return ending;
      } catch (error) {
        step.fail(error);
        throw error;
      } finally {
        step.end();
      }
    },
  };
}

import type { CompiledQuery } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Db } from './open.ts';
import { prepare } from './prepared.ts';

/** Stands for a parameter while a statement is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A query that was compiled before its parameters were known. */
export interface Statement<Parameters extends object, Row> {
  all(db: Db, parameters: Parameters): Promise<Row[]>;
  first(db: Db, parameters: Parameters): Promise<Row | undefined>;
}

const placeholders = <Parameters extends object>() =>
  new Proxy({} as Parameters, { get: (_, name) => new Placeholder(String(name)) });

/**
 * A query that is compiled once per engine, and planned once per connection to PostgreSQL. Building and compiling it
 * again for every request takes longer than running it.
 * @param build must use each parameter as a value and as it is: it gets placeholders. What a query consists of cannot
 *   depend on them, nor can the length of a list.
 */
export function statement<Parameters extends object, Row>(
  build: (db: Db, parameters: Parameters) => { compile(db: Db): CompiledQuery<Row> },
): Statement<Parameters, Row> {
  const compiled = new Map<boolean, CompiledQuery<Row>>();

  function compile(db: Db): CompiledQuery<Row> {
    const engine = isPostgres(db);
    const known = compiled.get(engine);
    if (known) return known;
    const query = build(db, placeholders<Parameters>()).compile(db);
    prepare(query.sql);
    compiled.set(engine, query);
    return query;
  }

  async function all(db: Db, parameters: Parameters): Promise<Row[]> {
    const query = compile(db);
    const values = query.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof Parameters] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values });
    return rows;
  }

  return { all, first: async (db, parameters) => (await all(db, parameters))[0] };
}

import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import type { Engine } from '../../src/platform/database/engine.ts';

/** A statement with its values. */
export interface SentStatement {
  sql: string;
  values: readonly unknown[];
}

function counting(driver: Driver, sent: SentStatement[]): Driver {
  const known = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (...options) => {
    const connection = await acquire(...options);
    if (known.has(connection)) return connection;
    known.set(connection, connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query, ...rest) => {
      // Transactions begin and end besides.
      if (!/^(begin|commit|rollback)/i.test(query.sql)) sent.push({ sql: query.sql, values: query.parameters });
      return await execute(query, ...rest);
    };
    return connection;
  };
  return driver;
}

/** A database, and the list of all statements that are sent to it. */
export function countedStatements(engine: Engine): { engine: Engine; sent: SentStatement[] } {
  const sent: SentStatement[] = [];
  const { dialect } = engine;
  const counted: Dialect = {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => counting(dialect.createDriver(), sent),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
  return { engine: { ...engine, dialect: counted }, sent };
}

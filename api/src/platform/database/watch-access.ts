import type { CompiledQuery, DatabaseConnection, Driver, SelectQueryNode } from 'kysely';
import type { Engine } from './engine.ts';

/** Statements that may end a session, change a role or delete an account. A needless match only costs reads. */
const TAKES_ACCESS =
  /\bdelete from "?(?:users|sessions)\b|\bupdate "?users\b.*\bis_(?:investor|superuser)\b|\bupdate "?sessions\b.*\brevoked_at\b/is;

const mayTakeAccess = ({ query, sql }: CompiledQuery) => {
  const onlyReads = query.kind === 'SelectQueryNode' && !(query as SelectQueryNode).with;
  return !onlyReads && TAKES_ACCESS.test(sql);
};

function watched(driver: Driver, onChange: () => void): Driver {
  const known = new WeakSet<DatabaseConnection>();
  const changing = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  driver.acquireConnection = async (...options) => {
    const connection = await acquire(...options);
    if (known.has(connection)) return connection;
    known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, ...rest) => {
      const result = execute<never>(query, ...rest);
      if (!mayTakeAccess(query)) return result;
      changing.add(connection);
      return result.finally(onChange);
    };
    return connection;
  };
  driver.commitTransaction = async (connection) => {
    await commit(connection).finally(() => {
      if (changing.delete(connection)) onChange();
    });
  };
  return driver;
}

/**
 * A database that reports each statement by which somebody may have lost a session, a role or an account, when it has run
 * and when its transaction has ended. Whoever remembers these forgets them then, whichever code sent the statement.
 */
export function watchAccess(engine: Engine, onChange: () => void): Engine {
  const { dialect } = engine;
  return {
    ...engine,
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => watched(dialect.createDriver(), onChange),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  };
}

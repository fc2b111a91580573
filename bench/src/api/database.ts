import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';

/** Runs a prepared statement, whose parameters are ?1, ?2, and so on, and returns its rows. */
export type RunStatement = (sql: string, values: unknown[]) => Promise<unknown[]>;

/** Connects without the product's layers: as many connections as the product has, and prepared statements. */
export function connect(address: string): { run: RunStatement; end: () => Promise<void> } {
  if (address.startsWith('postgres')) {
    const pool = new pg.Pool({ connectionString: address, max: 10 });
    const known = new Map<string, { name: string; text: string }>();
    return {
      run: async (sql, values) => {
        const statement = known.get(sql) ?? { name: `s${known.size}`, text: sql.replace(/\?(\d+)/g, '$$$1') };
        known.set(sql, statement);
        return (await pool.query({ ...statement, values })).rows;
      },
      end: () => pool.end(),
    };
  }
  const database = new BetterSqlite3(address);
  database.pragma('busy_timeout = 5000');
  database.pragma('synchronous = FULL');
  const known = new Map<string, { statement: BetterSqlite3.Statement; places: number[] }>();
  const prepare = (sql: string) => ({
    statement: database.prepare(sql.replace(/\?\d+/g, '?')),
    places: [...sql.matchAll(/\?(\d+)/g)].map(([, place]) => Number(place) - 1),
  });
  return {
    run: async (sql, values) => {
      const { statement, places } = known.get(sql) ?? prepare(sql);
      known.set(sql, { statement, places });
      const given = places.map((place) => values[place]);
      if (statement.reader) return statement.all(...given);
      statement.run(...given);
      return [];
    },
    end: async () => void database.close(),
  };
}

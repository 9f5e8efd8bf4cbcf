import { type Database, sqlStore } from '#server/store/sql/sql.ts';

/** A store on `database`, and the statements that were asked outside of transactions so far. */
export function countedStore(database: Database) {
  const texts: string[] = [];
  const query: Database['query'] = (text, params) => {
    texts.push(text);
    return database.query(text, params);
  };
  return { store: sqlStore({ ...database, query }), texts };
}

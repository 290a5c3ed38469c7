import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'
import * as schema from './schema.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** How long one query may take while somebody waits for an answer. */
export const REQUEST_QUERY_MS = 10_000

/** The database or a transaction in it: what every query and verb takes. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

type DatabaseOptions = { max?: number; queryMs?: number; onError?: (error: Error) => void }

/**
 * Opens a pool of connections; the first is made by the first query.
 *
 * @param url      postgresql:// address with user and password
 * @param max      connections at most
 * @param queryMs  how long a query may take (PostgreSQL then cancels it: 57014); as long as it needs when absent
 * @param onError  called when a connection breaks while it is idle or lent to a transaction, once for each; the pool
 *                 replaces it by itself. A single query whose connection breaks only rejects
 */
export function openDatabase(
  url: string,
  { max = 10, queryMs = 0, onError = () => {} }: DatabaseOptions = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Not as a parameter of the connection: poolers refuse those that they do not know.
    onConnect: (client) => client.query(`set statement_timeout = ${queryMs}`),
  })
  // The pool listens to idle clients only, and Node ends the process when nobody listens to a lent one, as in a transaction.
  pool.on('connect', (client) => client.once('error', onError).on('error', () => {}))
  // The client's own listener has reported it already.
  pool.on('error', () => {})
  return { db: overPool(pool), pool, close: () => pool.end() }
}

/** Drizzle over a pool. Its own `transaction` keeps a connection for good when BEGIN fails on it; this one gives it back. */
function overPool(pool: Pool): Db {
  const db = databaseOver(pool)
  const lent = new WeakMap<PoolClient, Db>()
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const own = lent.get(client) ?? databaseOver(client)
      lent.set(client, own)
      return await own.transaction(work, config)
    } finally {
      // A connection whose rollback failed would fail whoever borrows it next.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return db
}

/** Drizzle over a pool, or over one connection of it. */
function databaseOver(client: Pool | PoolClient): Db {
  return drizzle({ client, schema, casing: 'snake_case' })
}

import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'
import * as schema from './schema.ts'
import { isUnanswered } from './is-out-of-reach.ts'
import { ShopClient, UnpreparedClient } from './shop-client.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** PostgreSQL ends a transaction that asks nothing for so long, and frees its locks. */
const IDLE_TRANSACTION_MS = 60_000

/** PostgreSQL cancels a slow query by itself. A machine that died says nothing, so its connection is given up after this. */
const SILENCE_MS = 5_000

/** How long one query may take while somebody waits for an answer. */
export const REQUEST_QUERY_MS = 10_000

/** The database or a transaction in it: what every query and verb takes. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

type DatabaseOptions = {
  max?: number
  queryMs?: number
  isPooler?: boolean
  name?: string
  onError?: (error: Error) => void
}

/**
 * Opens a pool of connections; the first is made by the first query.
 *
 * @param url      postgresql:// address with user and password; of several hosts, the one that takes writes
 * @param max      connections at most
 * @param queryMs  how long a query may take (PostgreSQL then cancels it: 57014); as long as it needs when absent
 * @param isPooler the address is a pooler's in transaction mode: no setting and no prepared statement outlives a
 *                 transaction there, so `queryMs` holds in transactions only, and nothing is prepared
 * @param name     shown in pg_stat_activity
 * @param onError  called when a connection breaks while it is idle or lent to a transaction, once for each; the pool
 *                 replaces it by itself. A single query whose connection breaks only rejects
 */
export function openDatabase(
  url: string,
  { max = 10, queryMs = 0, isPooler = false, name, onError = () => {} }: DatabaseOptions = {},
): Database {
  const limits = limitsOf(queryMs)
  const pool = new Pool({
    connectionString: url,
    max,
    ...(name !== undefined && { application_name: name }),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(queryMs > 0 && { query_timeout: queryMs + SILENCE_MS }),
    Client: isPooler ? UnpreparedClient : ShopClient,
    // Not as parameters of the connection: poolers refuse those that they do not know.
    ...(!isPooler && { onConnect: (client) => client.query(limits.map((limit) => `set ${limit}`).join(';')) }),
  })
  // The pool itself listens to idle clients only, not to one that it has lent to a transaction.
  pool.on('connect', (client) => client.once('error', onError))
  // The client's own listener has reported it already.
  pool.on('error', () => {})
  return { db: overPool(pool, isPooler ? limits : []), pool, close: () => pool.end() }
}

function limitsOf(queryMs: number): string[] {
  const idleMs = queryMs === 0 ? 0 : IDLE_TRANSACTION_MS
  return [`statement_timeout = ${queryMs}`, `idle_in_transaction_session_timeout = ${idleMs}`]
}

/**
 * Drizzle over a pool. Its own `transaction` keeps a connection for good when BEGIN fails on it; this one gives it back.
 *
 * @param limits  settings that each transaction begins with
 */
function overPool(pool: Pool, limits: string[]): Db {
  const db = databaseOver(pool)
  const lent = new WeakMap<PoolClient, Db>()
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let isSilent = false
    try {
      const own = lent.get(client) ?? databaseOver(client)
      lent.set(client, own)
      if (limits.length === 0) return await own.transaction(work, config)
      return await own.transaction(async (tx) => {
        await client.query(limits.map((limit) => `set local ${limit}`).join(';'))
        return work(tx)
      }, config)
    } catch (error) {
      isSilent = isUnanswered(error)
      throw error
    } finally {
      // A connection whose rollback failed, or that answers nothing, would fail the next transaction too.
      client.release(isSilent || client.getTransactionStatus() !== 'I')
    }
  }
  return db
}

/** Drizzle over a pool, or over one connection of it. */
function databaseOver(client: Pool | PoolClient): Db {
  return drizzle({ client, schema, casing: 'snake_case' })
}

import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { ClientBase, Pool, PoolClient } from 'pg'
import * as schema from './schema.ts'
import { isUnanswered } from './is-out-of-reach.ts'
import { MeteredPool } from './metered-pool.ts'
import { ShopClient, UnpreparedClient } from './shop-client.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** PostgreSQL aborts a transaction that is idle for this long, and frees its locks. */
const IDLE_TRANSACTION_MS = 60_000

/** PostgreSQL cancels slow queries itself. A dead machine stays silent: the client gives up after this extra time. */
const SILENCE_MS = 5_000

/** Maximum duration of a query while a client waits for the response. */
export const REQUEST_QUERY_MS = 10_000

/** The database or a transaction in it; every query and verb takes one. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

type DatabaseOptions = {
  max?: number
  queryMs?: number
  connectMs?: number
  isPooler?: boolean
  name?: string
  metricsName?: string
  onError?: (error: Error) => void
}

/**
 * Opens a pool of connections. The first query makes the first connection.
 *
 * @param url      postgresql:// address with user and password; with several hosts, the pool uses the one that takes writes
 * @param max      maximum number of connections
 * @param queryMs  maximum duration of a query, after which PostgreSQL cancels it (57014); unlimited when absent
 * @param connectMs how long a query waits for a connection
 * @param isPooler whether the address is a pooler in transaction mode. Settings and prepared statements do not outlive a
 *                 transaction there, so `queryMs` applies in transactions only, and nothing is prepared
 * @param name     shown in pg_stat_activity
 * @param metricsName  of the pool, as the metrics show it
 * @param onError  called once for each connection that breaks while idle or in a transaction; the pool replaces the
 *                 connection. A single query whose connection breaks only rejects
 */
export function openDatabase(
  url: string,
  {
    max = 10,
    queryMs = 0,
    connectMs = CONNECT_TIMEOUT_MS,
    isPooler = false,
    name,
    metricsName,
    onError = () => {},
  }: DatabaseOptions = {},
): Database {
  const limits = limitsOf(queryMs)
  const settings = {
    connectionString: url,
    max,
    ...(name !== undefined && { application_name: name }),
    connectionTimeoutMillis: connectMs,
    ...(queryMs > 0 && { query_timeout: queryMs + SILENCE_MS }),
    Client: isPooler ? UnpreparedClient : ShopClient,
    // Not sent as connection parameters, because poolers refuse unknown ones.
    ...(!isPooler && {
      onConnect: (client: ClientBase) => client.query(limits.map((limit) => `set ${limit}`).join(';')),
    }),
  }
  const pool = new MeteredPool(settings, metricsName)
  // The pool itself listens to idle clients only, not to those in a transaction.
  pool.on('connect', (client) =>
    client.once('error', (error) => {
      // The pool closes before its connections do, and a PostgreSQL that stops then ends the rest.
      if (!pool.ending) onError(error)
    }),
  )
  // The client's own listener has already reported it.
  pool.on('error', () => {})
  return { db: overPool(pool, isPooler ? limits : []), pool, close: () => pool.end() }
}

function limitsOf(queryMs: number): string[] {
  const idleMs = queryMs === 0 ? 0 : IDLE_TRANSACTION_MS
  return [`statement_timeout = ${queryMs}`, `idle_in_transaction_session_timeout = ${idleMs}`]
}

/**
 * Returns drizzle over a pool. Drizzle's own `transaction` leaks the connection when BEGIN fails; this one releases it.
 *
 * @param limits  settings applied at the start of each transaction
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
      // A silent connection, or one whose rollback failed, would fail the next transaction too.
      client.release(isSilent || client.getTransactionStatus() !== 'I')
    }
  }
  return db
}

/** Returns drizzle over a pool, or over one of its connections. */
function databaseOver(client: Pool | PoolClient): Db {
  return drizzle({ client, schema, casing: 'snake_case' })
}

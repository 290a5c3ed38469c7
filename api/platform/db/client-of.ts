import { Client } from 'pg'
import type { Db } from './client.ts'

/**
 * Returns the connection of a transaction, for COPY, which drizzle does not know.
 *
 * @throws TypeError outside a transaction, where each query may take another connection
 */
export function clientOf(tx: Db): Client {
  const session: object = tx._.session
  if ('client' in session && session.client instanceof Client) return session.client
  throw new TypeError('only a transaction has a connection of its own')
}

import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '../platform/db/client.ts'
import { cloneDatabase } from './databases.ts'

/** A plan that sorts. */
export const SORT = /^[ \->]*Sort {2}\(/m

type Asked = { text: string; values: unknown[] }

/**
 * Opens a database, and lists its statements. `explain` returns the plan of one of them. PostgreSQL reads small tables
 * whole and sorts them; the plan is made without these ways, so it shows whether an index has the order.
 */
export async function openListened() {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const { db, pool, close } = openDatabase(clone.url, { max: 2 })
  onTestFinished(async () => {
    await close()
    await clone.drop()
  })
  const asked: Asked[] = []
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const listening = (given: { text: string }, values: unknown[] = []) => {
    asked.push({ text: given.text, values })
    return query(given, values)
  }
  Object.assign(pool, { query: listening })
  const explain = async ({ text, values }: Asked) => {
    const client = await pool.connect()
    try {
      await client.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await client.query('reset all')
      client.release()
    }
  }
  return { db, asked, explain }
}

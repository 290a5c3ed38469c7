import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { onBehalfOf } from '../process/on-behalf-of.ts'
import { openDatabase, type Db } from './client.ts'
import { isOutOfReach } from './is-out-of-reach.ts'

/** A pool whose only connection is lent out until `giveBack` is called. */
async function givenLentConnection(connectMs?: number) {
  const database = openDatabase(inject('postgresUrl'), { max: 1, ...(connectMs !== undefined && { connectMs }) })
  onTestFinished(database.close)
  const client = await database.pool.connect()
  return { ...database, giveBack: () => client.release() }
}

const ask = (db: Db, who: string, answered: string[]) =>
  onBehalfOf(
    () => who,
    async () => {
      await db.execute(sql`select 1`)
      answered.push(who)
    },
  )

test('hundreds of queries of a large neighborhood let one of another go before a fifth', async () => {
  const { db, giveBack } = await givenLentConnection()
  const answered: string[] = []
  const flood = Array.from({ length: 300 }, (_, at) => ask(db, `198.51.100.${at % 30}`, answered))
  const other = ask(db, '203.0.113.9', answered)
  giveBack()
  await Promise.all([...flood, other])
  expect(answered).toHaveLength(301)
  expect(answered.indexOf('203.0.113.9')).toBeLessThanOrEqual(4)
})

test('what the shop does by itself waits for no more than one of them either', async () => {
  const { db, pool, giveBack } = await givenLentConnection()
  const answered: string[] = []
  const flood = Array.from({ length: 30 }, () => ask(db, '198.51.100.7', answered))
  const own = db.transaction(async () => void answered.push('shop'))
  giveBack()
  await Promise.all([...flood, own])
  expect(answered.indexOf('shop')).toBe(1)
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
})

test('who waits too long is refused as when the database is out of reach, and the next one is served', async () => {
  const { db, giveBack } = await givenLentConnection(1_000)
  const refused = await db.execute(sql`select 1`).catch((error: unknown) => error)
  expect(isOutOfReach(refused)).toBe(true)
  giveBack()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a connection that breaks is replaced for those who wait', async () => {
  const { db, pool, close } = openDatabase(inject('postgresUrl'), { max: 1 })
  onTestFinished(close)
  const breaks = db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  const waits = db.execute(sql`select 1 as one`)
  await expect(breaks).rejects.toThrow()
  expect((await waits).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
})

import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import type { Db } from '../../platform/db/client.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { givenVariant } from '../cart/cart.fixture.ts'
import { sellUnannounced } from './stock.fixture.ts'
import { orderTag, watchSales } from './watch-sales.ts'

/** Watches a database with two products, and returns what the watch drops. */
async function givenWatch(db: Db) {
  const [first, second] = [await givenVariant(db), await givenVariant(db)]
  const { rows } = await db.execute<{ tag: string }>(sql`select 'product:' || id as tag from products order by id`)
  const answers = new AnswerCache()
  answers.resume()
  const dropped: string[] = []
  answers.on('drop', (tags) => dropped.push(...tags))
  const errors: unknown[] = []
  const watch = watchSales({ db, answers, onError: (error) => errors.push(error), lookEveryMs: 20 })
  onTestFinished(watch.close)
  return { first, second, tags: rows.map(({ tag }) => tag), answers, dropped, errors }
}

test('a sale that nobody announced drops the answers with its product', async ({ db }) => {
  const { second, tags, dropped } = await givenWatch(db)
  await sellUnannounced(db, second, 'KST-1')
  await expect.poll(() => dropped).toEqual([tags[1]])
})

test('a sale that was announced drops nothing again, and neither does what is no sale', async ({ db }) => {
  const { first, second, tags, answers, dropped } = await givenWatch(db)
  answers.drop([orderTag('KST-1')])
  await sellUnannounced(db, first, 'KST-1')
  await db.execute(sql`update variants set stock = stock + 1 where id = ${Number(first)}`)
  await sellUnannounced(db, second, 'KST-2')
  await expect.poll(() => dropped).toContain(tags[1])
  expect(dropped).toEqual([orderTag('KST-1'), tags[1]])
})

test('a sale that commits after later ones is seen too', async ({ db }) => {
  const { first, second, tags, dropped } = await givenWatch(db)
  await db.transaction(async (tx) => {
    await sellUnannounced(tx, first, 'KST-1')
    await sellUnannounced(db, second, 'KST-2')
    await expect.poll(() => dropped).toEqual([tags[1]])
  })
  await expect.poll(() => dropped).toEqual([tags[1], tags[0]])
})

test('after an outage it goes on where the database is, even if that is further back', async ({ db }) => {
  const { first, tags, answers, dropped, errors } = await givenWatch(db)
  await sellUnannounced(db, first, 'KST-1')
  await expect.poll(() => dropped).toEqual([tags[0]])
  await db.execute(sql`alter table stock_movements rename to elsewhere`)
  await expect.poll(() => errors).toHaveLength(1)
  answers.pause()
  await db.execute(sql`alter table elsewhere rename to stock_movements`)
  await db.execute(sql`truncate stock_movements restart identity`)
  answers.resume()
  await sellUnannounced(db, first, 'KST-2')
  await expect.poll(() => dropped).toEqual([tags[0], tags[0]])
  expect(errors).toHaveLength(1)
})

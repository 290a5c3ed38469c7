import { sql } from 'drizzle-orm'
import { JOINED_LIST, SEARCHED_LIST } from '../../platform/records/count-some.ts'
import { deliveries } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { expect, test } from '../../test/test.ts'
import { givenConfirmed, givenZone } from '../fulfilment/fulfilment.fixture.ts'
import { ofOrdersSaying } from './of-orders-saying.ts'
import { givenOrder } from './orders.fixture.ts'

async function found(db: Db, typed: string) {
  const { isSaid, bounds } = await ofOrdersSaying(db, typed, deliveries.orderId)
  const rows = await db.select({ orderId: deliveries.orderId }).from(deliveries).where(isSaid)
  return { bounds, orders: rows.map(({ orderId }) => orderId) }
}

/** Repeats an order until more than a thousand are like it. */
async function repeat(db: Db, id: string) {
  const { rows } = await db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(attname), ', ') as names from pg_attribute
    where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'number')`)
  const names = sql.raw(rows[0]!.names)
  await db.execute(sql`
    insert into orders (number, ${names})
    select 'KA-261126-' || lpad(n::text, 8, '0'), ${names} from orders, generate_series(1, 1000) n where id = ${id}`)
}

test('a text finds the rows of the few orders that have it, or of many', async ({ db }) => {
  await givenZone(db)
  const [thapa, rai] = [
    await givenConfirmed(db, { name: 'Asmita Thapa' }),
    await givenConfirmed(db, { name: 'Om Rai' }),
  ]
  expect(await found(db, 'thapa')).toEqual({ bounds: SEARCHED_LIST, orders: [thapa.id] })
  await repeat(db, thapa.id)
  expect(await found(db, 'thapa')).toEqual({ bounds: JOINED_LIST, orders: [thapa.id] })
  expect(await found(db, rai.number)).toEqual({ bounds: SEARCHED_LIST, orders: [rai.id] })
  expect(await found(db, 'Gurung')).toMatchObject({ orders: [] })
  expect((await found(db, ' ')).orders).toHaveLength(2)
})

test('with few orders the list is never read whole', async ({ db }) => {
  const order = await givenOrder(db)
  const { isSaid } = await ofOrdersSaying(db, order.name, deliveries.orderId)
  await db.execute(sql`set local enable_seqscan = off`)
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain ${db.select({ id: deliveries.id }).from(deliveries).where(isSaid)}`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: \(order_id = ANY/)
})

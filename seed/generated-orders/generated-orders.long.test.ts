import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase, type Database } from '#api/platform/db/client.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { decryptInvoice } from '#api/sales/invoices/invoice-crypt.ts'
import { decryptOrder } from '#api/sales/orders/private-order.ts'
import { decryptDetails } from '#api/people/accounts/profile/private-details.ts'
import { invoices, orders, users } from '#api/platform/db/schema.ts'
import { cloneDatabase } from '#api/test/databases.ts'
import { expect, test, testOptions } from '#api/test/test.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'
import { actionRefusal, orderActions, type OrderAction, type OrderState } from '#domain/orders/order-states.ts'
import { seedDemo } from '../demo.ts'
import { cashOf, wrongFigures, wrongPapers, wrongStock } from './books.fixture.ts'

/** Several batches, and enough for every fate of an order. */
const ORDERS = 2_500
const DEMO_ORDERS = 135

const { dataKey } = testOptions.secrets
let folder: string
let shop: Database
let drop: () => Promise<void>
let indexesBefore: unknown

const INDEXES = sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid::regclass::text !~ '^pg' order by 1`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kastha-generated-orders-'))
  const clone = await cloneDatabase(inject('postgresUrl'))
  drop = clone.drop
  shop = openDatabase(clone.url, { max: 2 })
  indexesBefore = (await shop.db.execute(INDEXES)).rows
  await seedDemo(shop.db, { storage: localStorage(folder), dataKey, products: 0, orders: ORDERS, log: () => {} })
}, 300_000)

afterAll(async () => {
  await shop.close()
  await drop()
  await rm(folder, { recursive: true })
})

async function rowOf(query: ReturnType<typeof sql>) {
  return onlyRow((await shop.db.execute(query)).rows)
}

test('the shop has as many orders and accounts as asked for, and mails, reads and five changes by staff for each order', async () => {
  const counts = await rowOf(sql`
    select (select count(*) from orders)::int as orders, (select count(*) from users)::int as users,
      (select count(*) from audit_log)::int as audit,
      (select count(*) from mails where created_at > now() - interval '31 days')::int as mails,
      (select count(*) from mails)::int as "allMails",
      (select count(*) from personal_reads)::int as reads`)
  expect(counts).toMatchObject({ orders: ORDERS + DEMO_ORDERS, users: ORDERS * 0.3 + 1 })
  expect(Number(counts['audit']) / ORDERS).toBeGreaterThan(4.5)
  expect(Number(counts['audit']) / ORDERS).toBeLessThan(5.5)
  expect(counts['mails']).toBe(counts['allMails'])
  expect(Math.min(Number(counts['mails']), Number(counts['reads']))).toBeGreaterThan(ORDERS / 50)
})

test('the figures of every order add up', async () => {
  const wrong = await wrongFigures(shop.db)
  expect(wrong).toEqual({ totals: 0, unpaid: 0, kept: 0, empty: 0 })
})

test('stock is the sum of its movements, each of which says what was left', async () => {
  const wrong = await wrongStock(shop.db)
  expect(wrong).toMatchObject({ wrong: 0, other: 0, ofProducts: 0 })
  expect(wrong['moves']).toBeGreaterThan(ORDERS)
})

test('invoices have no gaps, are dated in the order of their numbers, and belong to what was confirmed', async () => {
  const wrong = await wrongPapers(shop.db)
  expect(wrong).toEqual({ gaps: 0, dates: 0, counters: 0, missing: 0, uncredited: 0 })
})

test('all cash is counted or waits', async () => {
  const cash = await cashOf(shop.db)
  expect(cash).toMatchObject({ known: cash['paid'], wrong: 0 })
  expect(cash['waits']).toBeGreaterThan(0)
})

test('histories follow the rules and never reach into the future', async () => {
  type Event = {
    id: string
    placed: string
    ends: string
    action: string
    state: OrderState
    actor: 'shopper' | 'staff'
    at: string
  }
  const { rows } = await shop.db.execute<Event>(sql`
    select o.id, o.placed_at as placed, o.state as ends, e.action, e.state, e.actor, e.at from order_events e
    join orders o on o.id = e.order_id order by o.id, e.id`)
  const histories = Map.groupBy(rows, ({ id }) => id)
  expect(histories.size).toBe(ORDERS + DEMO_ORDERS)
  for (const [first, ...later] of histories.values()) {
    let { state, at: last } = first!
    for (const { action, actor, at, ...event } of later) {
      expect(new Date(at) >= new Date(last)).toBe(true)
      last = at
      if (!(action in orderActions)) continue
      const order = { state, placedAt: new Date(event.placed) }
      expect(actionRefusal(action as OrderAction, order, actor, new Date(at))).toBeUndefined()
      state = event.state
    }
    expect(state).toBe(first!.ends)
    expect(new Date(last).getTime()).toBeLessThanOrEqual(Date.now())
  }
})

test('deliveries carry the pieces of their orders, and end with them', async () => {
  const wrong = await rowOf(sql`
    select count(*) filter (where o.state in ('delivered', 'returned') and d.state <> 'delivered')::int as open,
      count(*) filter (where o.state = 'confirm' and d.state <> 'planned')::int as ended,
      count(*) filter (where (select sum(quantity) from delivery_lines l where l.delivery_id = d.id)
        <> (select sum(quantity) from order_lines l where l.order_id = o.id))::int as pieces,
      (select count(*) from orders o where state in ('confirm', 'delivered', 'returned') and not exists (
        select from deliveries d where d.order_id = o.id))::int as missing
    from deliveries d join orders o on o.id = d.order_id`)
  expect(wrong).toEqual({ open: 0, ended: 0, pieces: 0, missing: 0 })
})

test('the figures of each account and the delivery day of each order are those of its rows', async () => {
  const wrong = await rowOf(sql`
    select (select count(*) from customer_figures f where not exists (
        select from orders o where o.user_id = f.user_id and state not in ('cancelled', 'returned')
        having (count(*), coalesce(sum(total), 0), coalesce(max(placed_at), '-infinity'))
          = (order_count, spent, coalesce(last_order_at, '-infinity'))))::int as accounts,
      (select count(*) from orders where delivery_day is distinct from delivery_day_of(id))::int as orders,
      (select count(*) from orders where delivery_day is not null)::int > 1000 as "areSome"`)
  expect(wrong).toEqual({ accounts: 0, orders: 0, areSome: true })
})

test('personal data can be decrypted, and nobody shares an email address or phone number', async () => {
  for (const { id, privateDetails } of await shop.db.select().from(orders).limit(500)) {
    expect(decryptOrder(dataKey, id, privateDetails!).phone).toMatch(/^\+9779/)
  }
  for (const { id, privateDetails } of await shop.db.select().from(users).limit(500)) {
    expect(decryptDetails(dataKey, id, privateDetails).mobile).toMatch(/^\+9779/)
  }
  for (const invoice of await shop.db.select().from(invoices).limit(500)) {
    expect(decryptInvoice(dataKey, invoice).number).toBe(invoice.number)
  }
  const shared = await rowOf(sql`select count(*)::int - count(distinct phone_index)::int as phones from users`)
  expect(shared).toEqual({ phones: 0 })
})

test('every index is there again', async () => {
  expect((await shop.db.execute(INDEXES)).rows).toEqual(indexesBefore)
})

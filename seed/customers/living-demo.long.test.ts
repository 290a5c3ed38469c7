import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase, type Database } from '#api/platform/db/client.ts'
import { invoices, orders } from '#api/platform/db/schema.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { cloneDatabase } from '#api/test/databases.ts'
import { expect, test, testOptions } from '#api/test/test.ts'
import { buildApp } from '#api/app.ts'
import { decryptInvoice } from '#api/sales/invoices/invoice-crypt.ts'
import { decryptOrder } from '#api/sales/orders/private-order.ts'
import { givenStaff } from '#api/office/staff/staff.fixture.ts'
import { customRequestStates } from '#domain/custom-requests/custom-requests.ts'
import { defined } from '#domain/defined.ts'
import { sum } from '#domain/sum.ts'
import { ticketKinds, ticketStates } from '#domain/tickets/tickets.ts'
import { seedDemo } from '../demo.ts'
import { customers } from './customers.ts'
import { searchedInVain } from './insert-interests.ts'
import { cashOf, wrongFigures, wrongPapers, wrongStock } from '../generated-orders/books.fixture.ts'

/** What shoppers see of products, which the customers' orders leave as it was. */
const SHOWN = sql`
  select slug, stock, stock_band, sales_count, rating_sum, rating_count, price,
    (select count(*)::int from reviews where product_id = products.id) as reviews
  from products order by slug`

let folder: string
let drops: (() => Promise<void>)[] = []
let shop: Database
let seededAt: number

async function openDemo(wanted: { customers?: boolean; orders?: number } = {}): Promise<Database> {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const opened = openDatabase(clone.url, { max: 2 })
  drops = [...drops, opened.close, clone.drop]
  const { dataKey } = testOptions.secrets
  const filled = { products: 0, customers: true, orders: 0, ...wanted }
  await seedDemo(opened.db, { storage: localStorage(folder), dataKey, ...filled, log: () => {} })
  return opened
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kastha-living-demo-'))
  shop = await openDemo()
  seededAt = Date.now()
})

afterAll(async () => {
  for (const drop of drops) await drop()
  await rm(folder, { recursive: true })
})

async function rowOf(query: ReturnType<typeof sql>) {
  return onlyRow((await shop.db.execute(query)).rows)
}

test('the demo has 69 accounts and some 900 orders in 25 districts, in every state and by every way to pay', async () => {
  const counts = await rowOf(sql`
    select (select count(*) from users)::int as users, count(*)::int as orders,
      count(distinct district)::int as districts, count(distinct state)::int as states,
      count(distinct payment)::int as payments, count(distinct lower(email))::int as buyers from orders`)
  expect(counts).toMatchObject({ users: 69, districts: 25, states: 5, payments: 4, buyers: 81 })
  expect(counts['orders']).toBeGreaterThan(750)
  expect(counts['orders']).toBeLessThan(1_100)
})

test('the figures of every order add up, and what was credited beside it went back', async () => {
  expect(await wrongFigures(shop.db)).toEqual({ totals: 0, unpaid: 0, kept: 0, empty: 0 })
  const wrong = await rowOf(sql`
    with credited as (
      select order_id, sum(total) as total from invoices where kind = 'credit-note' and cause ~ '^(return|damage):' group by 1),
    owed as (select order_id, sum(amount) as total from refunds where cause ~ '^(return|damage):' group by 1)
    select count(*)::int as orders, count(*) filter (where credited.total is distinct from owed.total)::int as wrong
    from credited full join owed using (order_id)`)
  expect(wrong['wrong']).toBe(0)
  expect(wrong['orders']).toBeGreaterThan(10)
})

test('stock is the sum of its movements, and every piece sold or given back has one', async () => {
  expect(await wrongStock(shop.db)).toMatchObject({ wrong: 0, other: 0, ofProducts: 0 })
  const wrong = await rowOf(sql`
    with moved as (select order_number as number, sum(change) as pieces from stock_movements group by 1),
    sold as (select order_id, sum(quantity) as pieces from order_lines where variant_id is not null group by 1),
    back as (
      select l.order_id, sum(quantity) as pieces from return_lines l join return_requests r on r.id = return_id
      where state = 'received' group by 1)
    select count(*)::int as orders, count(*) filter (where coalesce(moved.pieces, 0) <> case
        when o.state in ('cancelled', 'returned') then 0
        else coalesce(back.pieces, 0) - coalesce(sold.pieces, 0) end)::int as wrong
    from orders o left join moved using (number) left join sold on sold.order_id = o.id left join back on back.order_id = o.id`)
  expect(wrong['wrong']).toBe(0)
})

test('invoices have no gaps, are dated in the order of their numbers, and belong to what was confirmed', async () => {
  expect(await wrongPapers(shop.db)).toEqual({ gaps: 0, dates: 0, counters: 0, missing: 0, uncredited: 0 })
})

test('orders and invoices of a firm name it with a number, and those of a home name a person', async () => {
  const { dataKey } = testOptions.secrets
  const emails = customers.map(({ email }) => email)
  const { privateDetails, email: buyerEmail } = getTableColumns(orders)
  const sold = await shop.db
    .select({ ...getTableColumns(invoices), privateDetails, buyerEmail })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.kind, 'invoice'), inArray(buyerEmail, emails)))
  const firms = new Map(customers.map(({ email, business }) => [email, business]))
  for (const paper of sold) {
    const firm = firms.get(paper.buyerEmail)
    const { business } = decryptOrder(dataKey, paper.orderId, defined(paper.privateDetails, 'details'))
    const { buyer } = decryptInvoice(dataKey, paper)
    expect({ business, hasPan: paper.hasPan, pan: buyer.pan }).toEqual({
      business: firm,
      hasPan: firm !== undefined,
      pan: firm?.pan ?? '',
    })
    if (firm) expect(buyer.name).toBe(firm.name)
  }
  expect(sold.filter(({ hasPan }) => hasPan).length).toBeGreaterThan(100)
})

test('all cash is counted or waits', async () => {
  const cash = await cashOf(shop.db)
  expect(cash).toMatchObject({ known: cash['paid'], wrong: 0 })
  expect(cash['waits']).toBeGreaterThan(0)
})

test('figures of accounts, delivery days and paid sums are those of their rows', async () => {
  const wrong = await rowOf(sql`
    select (select count(*) from customer_figures f where not exists (
        select from orders o where o.user_id = f.user_id and state not in ('cancelled', 'returned')
        having (count(*), coalesce(sum(total), 0), coalesce(max(placed_at), '-infinity'))
          = (order_count, spent, coalesce(last_order_at, '-infinity'))))::int as accounts,
      (select count(*) from orders where delivery_day is distinct from delivery_day_of(id))::int as days,
      (select count(*) from orders where counted <> counted_of(id))::int as sums`)
  expect(wrong).toEqual({ accounts: 0, days: 0, sums: 0 })
})

test('nothing happened later than the first start', async () => {
  const { latest } = await rowOf(sql`
    select greatest((select max(at) from order_events), (select max(placed_at) from orders),
      (select max(issued_at) from invoices), (select max(received_at) from payments),
      (select max(created_at) from users)) as latest`)
  expect(new Date(String(latest)).getTime()).toBeLessThanOrEqual(seededAt)
})

async function statesOf(table: 'tickets' | 'custom_requests'): Promise<Set<string>> {
  const { rows } = await shop.pool.query<{ state: string }>(`select distinct state from ${table}`)
  return new Set(rows.map(({ state }) => state))
}

test('conversations and custom requests are in every state, and reviews have customers as authors', async () => {
  expect(await statesOf('tickets')).toEqual(new Set(ticketStates))
  expect(await statesOf('custom_requests')).toEqual(new Set(customRequestStates))
  const counts = await rowOf(sql`
    select (select count(distinct language) from tickets)::int as languages, (select count(distinct kind) from tickets)::int as kinds,
      (select count(*) from reviews where user_id is not null)::int as named,
      (select count(*) from carts)::int as carts, (select count(distinct term) from search_misses)::int as terms`)
  expect(counts).toMatchObject({ languages: 2, kinds: ticketKinds.length, terms: searchedInVain.length })
  expect(counts['named']).toBeGreaterThan(20)
  expect(counts['carts']).toBeGreaterThan(20)
})

test('no ticket or custom request is older than its account, nor than what it says about its order', async () => {
  const wrong = await rowOf(sql`
    select (select count(*) from tickets t join users u on u.id = user_id where t.created_at < u.created_at)::int as tickets,
      (select count(*) from custom_requests r join users u on u.id = user_id
        where r.created_at < u.created_at and u.email like '%@mail.example')::int as requests,
      (select count(*) from tickets t join orders o on o.number = order_number where not exists (
        select from order_events e where e.order_id = o.id and e.at < t.created_at
          and e.action in ('deliver', 'cancel', 'delivery-failed', 'damage-reported')))::int as orders`)
  expect(wrong).toEqual({ tickets: 0, requests: 0, orders: 0 })
})

test("a complaint about a delivery is younger than the driver's visit", async () => {
  const { rows } = await shop.db.execute(sql`
    select t.created_at > max(e.at) as follows from tickets t join orders o on o.number = order_number
    join order_events e on e.order_id = o.id and e.action = 'delivery-failed'
    where o.state = 'confirm' group by t.id`)
  expect(rows).toEqual([{ follows: true }, { follows: true }])
})

test('staff see the desk of today, and can open all that is on it', async () => {
  const app = buildApp({ ...testOptions, db: shop.db })
  const owner = await givenStaff(app, 'owner')
  const read = async (path: string) => {
    const reply = await owner.call('GET', path)
    expect([path, reply.statusCode]).toEqual([path, 200])
    return reply.json()
  }
  const { waiting, refunds, sales } = await read('/dashboard?days=30')
  const { customRequests, returns, damage, vouchers, tickets, complaints } = waiting
  expect(Math.min(customRequests, returns, damage, vouchers, tickets, complaints)).toBeGreaterThan(0)
  expect([refunds.count > 2, refunds.overdue]).toEqual([true, 1])
  expect(sum(sales.map((day: { orders: number }) => day.orders))).toBeGreaterThan(60)
  const kinds = ['orders', 'tickets', 'custom-requests', 'deliveries', 'returns', 'damage-reports', 'customers']
  for (const kind of kinds) {
    const { items } = await read(`/${kind}?perPage=50`)
    expect([kind, items.length > 3]).toEqual([kind, true])
    if (kind === 'orders' || kind === 'tickets' || kind === 'custom-requests' || kind === 'customers')
      for (const { id } of items) await read(`/${kind}/${id}`)
  }
  await app.close()
})

test('products look as they do without the customers', async () => {
  const without = await openDemo({ customers: false })
  expect((await shop.db.execute(SHOWN)).rows).toEqual((await without.db.execute(SHOWN)).rows)
})

test('the books add up with generated orders besides', async () => {
  const { db } = await openDemo({ orders: 300 })
  expect(await wrongFigures(db)).toEqual({ totals: 0, unpaid: 0, kept: 0, empty: 0 })
  expect(await wrongStock(db)).toMatchObject({ wrong: 0, other: 0, ofProducts: 0 })
  expect(await wrongPapers(db)).toEqual({ gaps: 0, dates: 0, counters: 0, missing: 0, uncredited: 0 })
  const cash = await cashOf(db)
  expect(cash).toMatchObject({ known: cash['paid'], wrong: 0 })
})

test('the demo has views for its two years, and more of them than orders', async () => {
  const counted = await rowOf(sql`
    select count(distinct day)::int as days, (sum(views) > 20 * 700)::text as seen,
      bool_and(views >= carted and views >= checkouts)::text as "inOrder",
      (select count(*)::int from order_lines line join orders on orders.id = line.order_id
        where line.product_id is not null and not exists (select from product_counts counts
          where counts.product_id = line.product_id
            and counts.day = (orders.placed_at at time zone 'Asia/Kathmandu')::date)) as unseen
    from product_counts`)
  expect(counted).toEqual({ days: 731, seen: 'true', inOrder: 'true', unseen: 0 })
})

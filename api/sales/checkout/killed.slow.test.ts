import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { newFolder } from '../../test/processes.ts'
import { placeGuestOrder, prepareGuestBuyer, type GuestBuyer } from './guest-buyer.fixture.ts'
import { inDatabase, openShop } from './shop-to-kill.fixture.ts'

const BUYERS = 60
const STOCK = 1_000
const ANSWERED_BEFORE_THE_KILL = 15

test(
  'kill -9 of server and PostgreSQL amid orders leaves whole orders, and asking again gives everybody exactly one',
  { timeout: 120_000 },
  async () => {
    const dataDir = await newFolder()
    const first = await openShop(dataDir)
    const variantId = await inDatabase(dataDir, (db) => givenVariant(db, { stock: STOCK }))
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, (_, turn) =>
        prepareGuestBuyer(first.address, { variantId, email: `buyer-${turn}@post.example` }),
      ),
    )

    const acknowledged = new Map<GuestBuyer, string>()
    const burst = buyers.map(async (buyer) => {
      const answer = await placeGuestOrder(first.address, buyer)
      expect(answer.status).toBe(201)
      acknowledged.set(buyer, await answer.text())
      if (acknowledged.size === ANSWERED_BEFORE_THE_KILL) {
        await first.killPostgres()
        await first.killServer()
      }
    })
    await Promise.allSettled(burst)
    expect(acknowledged.size).toBeGreaterThanOrEqual(ANSWERED_BEFORE_THE_KILL)
    expect(acknowledged.size).toBeLessThan(BUYERS)

    const second = await openShop(dataDir)
    const { orders } = await inDatabase(dataDir, expectWholeOrders)
    expect(orders).toBeGreaterThanOrEqual(acknowledged.size)
    const again = new Map<GuestBuyer, { status: number; text: string; isReplay: boolean }>()
    for (const buyer of buyers) {
      const answer = await placeGuestOrder(second.address, buyer)
      const isReplay = answer.headers.get('idempotency-replayed') === 'true'
      again.set(buyer, { status: answer.status, text: await answer.text(), isReplay })
    }
    expect([...again.values()].map(({ status }) => status)).toEqual(buyers.map(() => 201))
    for (const [buyer, text] of acknowledged) expect(again.get(buyer)).toEqual({ status: 201, text, isReplay: true })
    const after = await inDatabase(dataDir, expectWholeOrders)
    expect(after).toMatchObject({ orders: BUYERS, buyers: BUYERS })
    await second.killPostgres()
    await second.killServer()
  },
)

/** As many orders as pieces that left the stock, as events, as mails with a code, as jobs and as answers kept. */
async function expectWholeOrders(db: Db) {
  const { rows } = await db.execute<Record<'orders' | 'buyers', number>>(sql`
    select (select count(*) from orders)::int as orders,
      (select count(distinct email) from orders)::int as buyers,
      (select count(*) from order_lines)::int as lines,
      (select count(*) from order_events where action = 'place')::int as events,
      (select ${STOCK} - sum(stock) from variants)::int as taken,
      (select ${STOCK} - sum(stock) from products)::int as "takenOfProducts",
      (select sum(sales_count) from products)::int as sold,
      (select count(*) from mails)::int as mails,
      (select count(*) from pgboss.job where name = 'send-mail')::int as jobs,
      (select count(*) from idempotency_keys where status = 201)::int as answers,
      (select ${BUYERS} - count(*) from cart_lines)::int as "goneFromCarts"`)
  const { orders, buyers, ...counts } = rows[0]! as Record<string, number>
  for (const [name, count] of Object.entries(counts)) expect({ [name]: count }).toEqual({ [name]: orders })
  return { orders: orders!, buyers: buyers! }
}

import { sql } from 'drizzle-orm'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect } from '../../test/test.ts'
import { givenCheckoutShop, order } from '../../sales/checkout/checkout.fixture.ts'
import { backupTest as test, silent } from './backup.fixture.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const WRITERS = 3
const STOCK = 1_000

test(
  'a backup written while the shop sells is a consistent snapshot of one moment',
  { timeout: 60_000 },
  async ({ app, db, env, emptyPlace }) => {
    await givenCheckoutShop(db)
    const variants = await Promise.all(Array.from({ length: WRITERS }, () => givenVariant(db, { stock: STOCK })))
    const stop = new AbortController()
    let sold = 0
    const sellOn = async (variantId: string, writer: number) => {
      while (!stop.signal.aborted) {
        const shopper = givenShopper(app)
        await shopper.add(variantId, 1)
        const answer = await order(shopper, { email: `${writer}.${sold}@post.example` })
        expect(answer.statusCode).toBe(201)
        sold += 1
      }
    }
    const selling = variants.map(sellOn)
    await expect.poll(() => sold, { timeout: 20_000, interval: 20 }).toBeGreaterThan(WRITERS)
    const before = sold
    const { path } = await writeBackup(env, { say: silent })
    const after = sold + WRITERS
    stop.abort()
    await Promise.all(selling)

    const place = await emptyPlace()
    await restoreBackup(place.env, path, { say: silent })
    const { rows } = await place.db.execute<Record<string, number>>(sql`select
    (select count(*) from orders)::int as orders,
    (select sum(${STOCK} - stock) from variants)::int as taken,
    (select sum(quantity) from order_lines)::int as ordered,
    (select count(*) from order_events)::int as events,
    (select count(*) from idempotency_keys)::int as keys,
    (select count(*) from mails where sent_at is null)::int as mails,
    (select count(*) from pgboss.job where name = 'send-mail')::int as jobs`)
    const { orders, mails, jobs, ...others } = rows[0]!
    expect(orders).toBeGreaterThanOrEqual(before)
    expect(orders).toBeLessThanOrEqual(after)
    expect(others).toEqual({ taken: orders, ordered: orders, events: orders, keys: orders })
    expect(jobs).toBe(mails)
    expect(jobs).toBeGreaterThanOrEqual(orders!)
  },
)

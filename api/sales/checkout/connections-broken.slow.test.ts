import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { cloneDatabase } from '../../test/databases.ts'
import { newFolder, startProcess } from '../../test/processes.ts'
import { givenCheckoutShop } from './checkout.fixture.ts'
import { placeGuestOrder, prepareGuestBuyer } from './guest-buyer.fixture.ts'

const BUYERS = 8
const BREAKS = 10
const ORDERS_BETWEEN_BREAKS = 3
const ORDERS = (BREAKS + 1) * ORDERS_BETWEEN_BREAKS
const STOCK = 1_000

test(
  'while the database breaks every connection ten times, the server lives and each acknowledged order exists once',
  { timeout: 120_000 },
  async () => {
    const clone = await cloneDatabase(inject('postgresUrl'))
    const { db, close } = openDatabase(clone.url, { max: 1 })
    await givenCheckoutShop(db)
    const variantId = await givenVariant(db, { stock: STOCK })
    const settings = { DATABASE_URL: clone.url, DATA_DIR: await newFolder(), ADDRESS_LIMITS: '0', LOG_LEVEL: 'silent' }
    const server = startProcess('bin/server.ts', settings)
    const address = await server.opened

    const acknowledged: string[] = []
    const interrupted = new Set<number>()
    let turn = 0
    let breaks = 0
    const ask = async (request: () => Promise<Response>): Promise<Response> => {
      for (;;) {
        const answer = await request().catch(async (error: unknown) => {
          throw new Error(`No answer; the server said: ${await server.complaints}`, { cause: error })
        })
        if (answer.status < 300) return answer
        const refusal = { status: answer.status, retryAfter: answer.headers.get('retry-after') }
        expect(refusal).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
        interrupted.add(breaks)
      }
    }
    const buyUntilAllAreSold = async () => {
      while (turn < ORDERS) {
        const email = `buyer-${turn++}@post.example`
        const buyer = await prepareGuestBuyer(address, { variantId, email, ask })
        await ask(() => placeGuestOrder(address, buyer))
        acknowledged.push(email)
        if (breaks < BREAKS && acknowledged.length >= (breaks + 1) * ORDERS_BETWEEN_BREAKS) {
          breaks++
          await db.execute(sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`)
        }
      }
    }
    await Promise.all(Array.from({ length: BUYERS }, buyUntilAllAreSold))

    expect([breaks, acknowledged.length]).toEqual([BREAKS, ORDERS])
    // A break that interrupts nobody proves nothing.
    expect(interrupted.size).toBeGreaterThanOrEqual(BREAKS / 2)
    const { rows } = await db.execute<{ email: string }>(sql`select email from orders order by email`)
    expect(rows.map(({ email }) => email)).toEqual(acknowledged.toSorted())
    const left = await db.execute(sql`select (${STOCK} - sum(stock))::int as taken from variants`)
    expect(left.rows).toEqual([{ taken: ORDERS }])
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(await server.stop('SIGTERM')).toBe(0)
    await close()
    await clone.drop()
  },
)

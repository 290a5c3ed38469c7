import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { buildApp } from '../../../app.ts'
import type { Db } from '../../../platform/db/client.ts'
import { auditLog, paymentAttempts } from '../../../platform/db/schema.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base, testOptions } from '../../../test/test.ts'
import { givenGateway, givenWallets } from '../payments.fixture.ts'

/** A shop whose wallets one gateway plays. */
const test = base
  .extend('gateway', async ({ db: _db }, { onCleanup }) => {
    const gateway = await givenGateway()
    onCleanup(gateway.close)
    return gateway
  })
  .extend('shop', async ({ db, gateway }, { onCleanup }) => {
    const shop = buildApp({ ...testOptions, db, wallets: givenWallets(gateway) })
    onCleanup(() => shop.close())
    return shop
  })

async function givenAttempt(db: Db, values: Partial<typeof paymentAttempts.$inferInsert> = {}) {
  const order = await givenOrder(db, { payment: 'khalti' })
  const attempt = {
    id: randomUUID(),
    orderId: order.id,
    provider: 'khalti',
    purpose: 'full',
    amount: order.total,
  } as const
  await db.insert(paymentAttempts).values({ ...attempt, providerRef: 'pidx-1', request: {}, ...values })
  return { order, path: `/orders/${order.id}/attempts/${attempt.id}/look-up` }
}

test('what a wallet says of an attempt counts at once, and the log knows who asked', async ({ db, gateway, shop }) => {
  const staff = await givenStaff(shop, 'manager')
  const { order, path } = await givenAttempt(db)
  gateway.answer = () => {
    return {
      pidx: 'pidx-1',
      total_amount: order.total * 100,
      status: 'Completed',
      transaction_id: 'K-1',
      fee: 0,
      refunded: false,
    }
  }
  const shown = (await staff.call('POST', path)).json()
  expect(shown).toMatchObject({ state: 'confirm', payments: [{ reference: 'K-1', recordedBy: null }] })
  expect(shown.attempts).toMatchObject([{ state: 'paid', canAsk: false }])
  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'payment_attempts'))
  expect(entries).toMatchObject([{ staffId: staff.id, after: { state: 'paid' } }])
  expect((await staff.call('POST', path)).json()).toMatchObject({ code: 'conflict' })
})

test('a wallet that does not answer is said to be away', async ({ db, gateway, shop }) => {
  const staff = await givenStaff(shop)
  const { path } = await givenAttempt(db)
  gateway.answer = (_asked, response) => void response.writeHead(500).end()
  const away = await staff.call('POST', path)
  expect([away.statusCode, away.json().message]).toEqual([503, expect.stringContaining('does not answer')])
})

test('an attempt of another order is not found', async ({ db, shop }) => {
  const staff = await givenStaff(shop)
  const [{ path }, other] = [await givenAttempt(db), await givenOrder(db)]
  const asked = await staff.call('POST', path.replace(/\/orders\/[^/]+/, `/orders/${other.id}`))
  expect(asked.statusCode).toBe(404)
})

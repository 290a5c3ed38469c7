import { randomUUID } from 'node:crypto'
import { mayDo, staffRoles } from '#domain/staff/staff.ts'
import { bankVouchers, paymentAttempts, payments, refunds } from '../../../platform/db/schema.ts'
import { insertPhotos } from '../../../shop/photos/photo-queries.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenOrder } from '../orders.fixture.ts'

/** An order with each kind of money that there is. */
const test = base.extend('order', async ({ db }) => {
  const order = await givenOrder(db, { payment: 'esewa' })
  const [orderId, photoId] = [order.id, randomUUID()]
  await insertPhotos(db, [{ id: photoId, width: 9, height: 9 }], { kind: 'voucher', orderId })
  await db.insert(bankVouchers).values({ orderId, photoId })
  await db.insert(payments).values([
    { orderId, method: 'bank', purpose: 'full', amount: 5_000, reference: 'BANK-REFERENCE' },
    { orderId, method: 'khalti', purpose: 'full', amount: 1_000, reference: 'WALLET-REFERENCE' },
  ])
  const sent = { doneAt: new Date(), reference: 'REFUND-REFERENCE' }
  await db.insert(refunds).values({ orderId, cause: 'staff:1', amount: 500, dueBy: new Date(), ...sent })
  await db.insert(paymentAttempts).values({
    id: randomUUID(),
    orderId,
    provider: 'esewa',
    providerRef: 'ATTEMPT-REFERENCE',
    purpose: 'full',
    amount: 5_000,
    request: {},
  })
  return { ...order, photoId }
})

test.for(staffRoles.filter((role) => mayDo(role, 'orders.read')))(
  'the role %s sees payments, references, vouchers and refunds exactly where the table says so',
  async (role, { app, order }) => {
    const staff = await givenStaff(app, role)
    const seesMoney = mayDo(role, 'money.read')
    const answer = await staff.call('GET', `/orders/${order.number}`)
    expect(answer.json().order.money).toMatchObject({ paid: 5_500, due: order.total - 6_000 })
    const { payments: came, refunds: back, vouchers, attempts } = answer.json()
    const counts = [came, back, vouchers, attempts].map(({ length }: unknown[]) => length)
    expect(counts).toEqual(seesMoney ? [2, 1, 1, 1] : [0, 0, 0, 0])
    for (const secret of ['BANK', 'WALLET', 'REFUND', 'ATTEMPT']) {
      expect([secret, answer.body.includes(`${secret}-REFERENCE`)]).toEqual([secret, seesMoney])
    }
    expect(answer.body.includes(order.photoId)).toBe(seesMoney)
  },
)

test('an act of support answers without payments too', async ({ app, order }) => {
  const staff = await givenStaff(app, 'support')
  const answer = await staff.call('POST', `/orders/${order.id}/notes`, { words: 'Called the buyer' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain('REFERENCE')
})

test.for(staffRoles)(
  'the role %s takes orders away as a file exactly where the table says so',
  async (role, { app }) => {
    const staff = await givenStaff(app, role)
    const { statusCode } = await staff.call('GET', '/orders/export')
    expect(statusCode).toBe(mayDo(role, 'orders.export') ? 200 : 403)
  },
)

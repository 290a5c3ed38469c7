import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { demoSettings } from '../../../../seed/settings.ts'
import type { AdminVoucher } from '#contract/admin/payments/vouchers.ts'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import type { Db } from '../../../platform/db/client.ts'
import { auditLog, orders, payments, refunds, shopSettings } from '../../../platform/db/schema.ts'
import { trackKey } from '../../../platform/secrets/track-key.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { givenOrder, stateOf } from '../../orders/orders.fixture.ts'
import { givenPhoto } from '../../../shop/photos/photos.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../../test/test.ts'
import { sendVoucher } from '../transfers/send-voucher.ts'

const byShopper = { actor: 'shopper', id: null } as const

/** An order that waits for a transfer, and the voucher that its buyer has sent. */
async function givenVoucher(db: Db) {
  await db.insert(shopSettings).values(demoSettings).onConflictDoNothing()
  const order = await givenOrder(db, { payment: 'bank', payBy: new Date(Date.now() + 86_400_000) })
  await sendVoucher({ db, ...testOptions }, { order, by: byShopper }, await givenPhoto())
  return order
}

const test = base
  .extend('order', ({ db }) => givenVoucher(db))
  .extend('manager', ({ app }) => givenStaff(app, 'manager'))
  .extend('voucher', async ({ manager, order }) => {
    const { items } = (await manager.call('GET', `/vouchers?state=sent&q=${order.number}`)).json()
    return items[0] as AdminVoucher
  })

test('a voucher waits with its order, what is due and its photo, for those who see money', async ({
  app,
  manager,
  order,
  voucher,
}) => {
  const { total } = order
  expect(voucher).toMatchObject({ state: 'sent', order: order.number, total, paid: 0, due: total, wanted: total })
  const photo = await manager.call('GET', `/photos/${voucher.photo}`)
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(photo.headers['cache-control']).toContain('no-store')

  const support = await givenStaff(app, 'support')
  expect((await support.call('GET', '/vouchers')).statusCode).toBe(403)
  expect((await support.call('GET', `/photos/${voucher.photo}`)).statusCode).toBe(403)
})

test('the photo of somebody whose account was deleted is not shown', async ({ db, manager, order, voucher }) => {
  await db.update(orders).set({ privateDetails: null, name: '', email: '' }).where(eq(orders.id, order.id))
  expect((await manager.call('GET', `/photos/${voucher.photo}`)).statusCode).toBe(404)
  expect((await manager.call('GET', `/vouchers/${voucher.id}`)).json()).toMatchObject({ photo: null })
})

test('accepting it writes the transfer down, and the order is confirmed', async ({ db, manager, order, voucher }) => {
  const transfer = { amount: order.total, reference: 'NMB 774' }
  const accepted = await manager.call('POST', `/vouchers/${voucher.id}/acceptance`, transfer)
  expect(accepted.json()).toMatchObject({ state: 'accepted', due: 0, paid: order.total, orderState: 'confirm' })
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id))
  expect(payment).toMatchObject({ reference: 'NMB 774', amount: order.total, recordedBy: manager.id })
  const written = await db.select().from(auditLog).where(eq(auditLog.tableName, 'payments'))
  expect(written).toMatchObject([{ staffId: manager.id, call: 'POST /api/admin/vouchers/:id/acceptance' }])
})

test('one reference is recorded once, however it is typed', async ({ db, manager, order, voucher }) => {
  const transfer = { amount: order.total, reference: 'NMB 774' }
  await manager.call('POST', `/vouchers/${voucher.id}/acceptance`, transfer)
  const second = await givenVoucher(db)
  const { items } = (await manager.call('GET', `/vouchers?q=${second.number}`)).json()
  const path = `/vouchers/${items[0].id}/acceptance`
  expect((await manager.call('POST', path, { ...transfer, reference: 'nmb774' })).json()).toMatchObject({
    code: 'conflict',
    message: `This transfer was written down already, for order ${order.number}.`,
  })
  expect(await stateOf(db, second.id)).toBe('pending')
})

test('declining it says why to the buyer', async ({ db, manager, order, voucher }) => {
  const path = `/vouchers/${voucher.id}/decline`
  expect((await manager.call('POST', path, { answer: ' ' })).statusCode).toBe(400)
  const declined = await manager.call('POST', path, { answer: 'The picture is cut off.' })
  expect(declined.json()).toMatchObject({ state: 'declined', answer: 'The picture is cut off.' })
  const mail = (await readOutbox(db)).at(-1)!
  expect(mail).toMatchObject({ template: 'voucher-declined', data: { reason: 'The picture is cut off.' } })
  expect(await stateOf(db, order.id)).toBe('pending')
  expect((await manager.call('POST', path, { answer: 'Again.' })).json().message).toBe(
    'This voucher was answered already.',
  )
})

const cancel = ({ db, order }: { db: Db; order: { id: string } }) =>
  changeOrder({ db, secrets: testOptions.secrets }, order.id, { action: 'cancel', by: byShopper })

describe('of an order that its buyer cancelled', () => {
  test('it stays in the lists of what waits, and the buyer still sees it', async ({
    app,
    db,
    manager,
    order,
    voucher,
  }) => {
    await cancel({ db, order })
    const waiting = (await manager.call('GET', '/vouchers?state=sent')).json()
    expect(waiting.items).toMatchObject([{ id: voucher.id, orderState: 'cancelled', total: order.total, wanted: null }])
    expect((await manager.call('GET', '/orders?open=voucher')).json().items).toMatchObject([{ id: order.id }])
    const key = trackKey(testOptions.secrets.orderKey, order.number)
    const { money } = (await app.inject(`/api/orders/${order.number}?key=${key}`)).json().data
    expect(money.voucher).toMatchObject({ state: 'sent', photo: voucher.photo })
  })

  test('accepting it refunds the transfer', async ({ db, manager, order, voucher }) => {
    await cancel({ db, order })
    const transfer = { amount: order.total, reference: 'NMB 774' }
    const accepted = await manager.call('POST', `/vouchers/${voucher.id}/acceptance`, transfer)
    expect(accepted.json()).toMatchObject({ state: 'accepted', orderState: 'cancelled' })
    expect(await db.select().from(refunds)).toMatchObject([{ orderId: order.id, amount: order.total, doneAt: null }])
  })

  test('declining it asks for no other voucher, and names the amount that was expected', async ({
    db,
    manager,
    order,
    voucher,
  }) => {
    await cancel({ db, order })
    await manager.call('POST', `/vouchers/${voucher.id}/decline`, { answer: 'No such transfer.' })
    expect((await readOutbox(db)).at(-1)).toMatchObject({
      template: 'voucher-declined',
      data: { amount: order.total, isCancelled: true },
    })
  })
})

ownDatabaseTest('of two who accept one voucher, one writes its money down', async ({ app, db }) => {
  const order = await givenVoucher(db)
  const [one, other] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const { items } = (await one.call('GET', '/vouchers')).json()
  const answers = await Promise.all(
    [one, other].map((person, index) => {
      const transfer = { amount: order.total, reference: `NMB ${index}` }
      return person.call('POST', `/vouchers/${items[0].id}/acceptance`, transfer)
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await db.$count(payments)).toBe(1)
})

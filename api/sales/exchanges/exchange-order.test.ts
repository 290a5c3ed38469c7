import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { mails, orders, returnRequests, smsMessages, variants } from '../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { withdrawReturn } from '../fulfilment/change-return.ts'
import { givenConfirmed, shopper, staff } from '../fulfilment/fulfilment.fixture.ts'
import { receiveReturn } from '../fulfilment/receive-return.ts'
import { changeOrder } from '../orders/change-order.ts'
import { documentsOf, refundsOf, stockOf, sumsOf } from '../orders/edits/edits.fixture.ts'
import { eventsOf } from '../orders/orders.fixture.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { dueOf, keptOf } from '../payments/order-money.ts'
import { givenExchangeable, givenExchanger, orderOf, returnOf, setPrice } from './exchanges.fixture.ts'

const { secrets } = testOptions
const oneOf = ({ variantId }: { variantId: number }) => [{ variantId, quantity: 1 }]

describe('an exchange', () => {
  test('sends another piece in a new order, which the old piece pays in part', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, old, other } = await givenExchangeable(db)

    const exchanged = await manager.exchange(order.id, { lines: oneOf(other) })
    expect(exchanged.statusCode, exchanged.body).toBe(200)
    const next = await orderOf(db, exchanged.json().id)
    expect(next).toMatchObject({ state: 'confirm', payment: 'cod', total: 12_000, counted: 10_000, shipping: 0 })
    expect(next).toMatchObject({ name: order.name, email: order.email, district: order.district })
    expect(dueOf(next, (await readMoneyOf(db, [next.id]))(next.id))).toBe(2_000)
    expect(await stockOf(db, other.variantId)).toBe(1)
    expect(await stockOf(db, old.variantId)).toBe(5)
    expect(await returnOf(db, order.id)).toMatchObject({ state: 'approved', refund: 0 })
    expect((await documentsOf(db, next.id)).map(({ kind, total }) => [kind, total])).toEqual([['invoice', 12_000]])
    expect((await documentsOf(db, order.id)).map(({ kind }) => kind)).toEqual(['invoice'])
    expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({
      action: 'exchanged',
      detail: { exchangedFor: next.number, amount: 10_000 },
      reason: 'A wider one, as agreed on the phone.',
    })
    expect((await eventsOf(db, next.id)).map(({ action }) => action)).toEqual([
      'place',
      'exchanged',
      'confirm',
      'invoice',
    ])
  })

  test('credits the old piece once it is back, and refunds nothing that the new order took', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, old, other } = await givenExchangeable(db)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    const { id: returnId } = await returnOf(db, order.id)

    await receiveReturn({ db, secrets }, { orderId: order.id, returnId }, { restock: true, by: staff })
    expect(await stockOf(db, old.variantId)).toBe(6)
    expect(await refundsOf(db, order.id)).toEqual([])
    const [, note] = await documentsOf(db, order.id)
    expect(note).toMatchObject({ kind: 'credit-note', total: 10_000 })
    expect(await orderOf(db, order.id)).toMatchObject({ state: 'returned' })
    const moneyOf = await readMoneyOf(db, [order.id, next.id])
    expect(keptOf(moneyOf(order.id))).toBe(1_000)
    expect(keptOf(moneyOf(next.id))).toBe(10_000)
  })

  test('refunds what the new order costs less, once the old piece is back', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db, { price: 7_000 })
    const shown = (await manager.preview(order.id, { lines: oneOf(other) })).json()
    expect(shown).toMatchObject({ worth: 10_000, total: 7_000, due: 0, refund: 3_000, confirms: true })
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    expect(await orderOf(db, next.id)).toMatchObject({ total: 7_000, counted: 7_000, state: 'confirm' })
    const { id: returnId, refund } = await returnOf(db, order.id)
    expect(refund).toBe(3_000)
    await receiveReturn({ db, secrets }, { orderId: order.id, returnId }, { restock: false, by: staff })
    expect(await refundsOf(db, order.id)).toMatchObject([{ amount: 3_000, cause: `return:${returnId}` }])
    expect((await documentsOf(db, order.id)).at(-1)).toMatchObject({ kind: 'credit-note', total: 10_000 })
  })

  test('waits for a difference that is not paid in cash, and is confirmed once it is there', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    const next = (await manager.exchange(order.id, { lines: oneOf(other), payment: 'bank' })).json()
    const placed = await orderOf(db, next.id)
    expect(placed).toMatchObject({ state: 'pending', payment: 'bank', counted: 10_000 })
    expect(placed.payBy).not.toBeNull()
    expect(await documentsOf(db, next.id)).toEqual([])
  })

  test('takes off what staff promised, and charges the delivery only if they choose it', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    const asked = { lines: oneOf(other), discount: 2_000 }
    expect((await manager.preview(order.id, asked)).json()).toMatchObject({ subtotal: 12_000, total: 10_000, due: 0 })
    const withFee = (await manager.preview(order.id, { ...asked, fee: 'rule' })).json()
    expect(withFee.shipping).toBeGreaterThan(0)
    expect(withFee.due).toBe(withFee.shipping)
    const tooMuch = await manager.preview(order.id, { ...asked, discount: 12_001 })
    expect(tooMuch.json().fields).toEqual({ discount: expect.stringContaining('At most') })
  })
})

describe('the buyer', () => {
  test('gets one mail about it', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    await db.delete(mails)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    expect((await db.select().from(mails)).map(({ template, event }) => [template, event])).toEqual([
      ['order-exchanged', `order-exchanged:${next.id}`],
    ])
  })

  test('without an email address gets one SMS', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db, { email: '' })
    await db.delete(smsMessages)
    await manager.exchange(order.id, { lines: oneOf(other) })
    expect((await db.select().from(smsMessages)).map(({ template }) => template)).toEqual(['order-exchanged'])
  })

  test('keeps the old piece by cancelling the new order, not by withdrawing the return', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    const { id: returnId } = await returnOf(db, order.id)
    const withdrawn = withdrawReturn({ db, secrets, wallets: { offered: [] } }, { order, by: shopper }, returnId)
    await expect(withdrawn).rejects.toMatchObject({ code: 'conflict' })
    expect(await changeOrder({ db, secrets }, next.id, { action: 'cancel', by: shopper })).toBeUndefined()
    expect(await returnOf(db, order.id)).toMatchObject({ state: 'withdrawn' })
  })
})

test('when the old piece is back, one mail says what it paid for, and promises no refund', async ({ app, db }) => {
  const manager = await givenExchanger(app)
  const { order, other } = await givenExchangeable(db)
  const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
  await db.delete(mails)
  const { id: returnId } = await returnOf(db, order.id)
  await receiveReturn({ db, secrets }, { orderId: order.id, returnId }, { restock: true, by: staff })
  const sent = await readOutbox(db)
  expect(sent.map(({ template }) => template)).toEqual(['return-news'])
  expect(sent[0]!.data).toMatchObject({ state: 'received', exchangedFor: next.number, refund: 0 })
})

describe('an exchange that is cancelled', () => {
  test('before the piece came back leaves the old order as it was', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    await changeOrder({ db, secrets }, next.id, { action: 'cancel', by: staff, reason: 'She keeps it.' })

    expect(await stockOf(db, other.variantId)).toBe(2)
    expect(await refundsOf(db, next.id)).toEqual([])
    expect((await documentsOf(db, next.id)).map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 12_000],
      ['credit-note', 12_000],
    ])
    expect(await returnOf(db, order.id)).toMatchObject({ state: 'withdrawn' })
    expect(await sumsOf(db, order.id)).toMatchObject({ state: 'delivered', total: 11_000 })
    expect(keptOf((await readMoneyOf(db, [order.id]))(order.id))).toBe(11_000)
    expect(await orderOf(db, next.id)).toMatchObject({ counted: 0 })
    expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({ action: 'exchange-ended' })
    expect((await manager.exchange(order.id, { lines: oneOf(other) })).statusCode).toBe(200)
  })

  test('while the piece is on its way refunds the piece once it is there', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    const { id: returnId } = await returnOf(db, order.id)
    await db.update(returnRequests).set({ state: 'collected' }).where(eq(returnRequests.id, returnId))
    await changeOrder({ db, secrets }, next.id, { action: 'cancel', by: staff, reason: 'Broken.' })
    expect(await returnOf(db, order.id)).toMatchObject({ state: 'collected', refund: 10_000 })
    await receiveReturn({ db, secrets }, { orderId: order.id, returnId }, { restock: true, by: staff })
    expect(await refundsOf(db, order.id)).toMatchObject([{ amount: 10_000 }])
  })

  test('after the piece came back refunds its price from the new order', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    const { id: returnId } = await returnOf(db, order.id)
    await receiveReturn({ db, secrets }, { orderId: order.id, returnId }, { restock: true, by: staff })
    await changeOrder({ db, secrets }, next.id, { action: 'cancel', by: staff, reason: 'Broken.' })
    expect(await refundsOf(db, next.id)).toMatchObject([{ amount: 10_000, cause: 'cancel' }])
    expect(await refundsOf(db, order.id)).toEqual([])
  })
})

describe('safety', () => {
  test('other prices than those shown are refused, and nothing is saved', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    const refused = await manager.exchange(order.id, { lines: oneOf(other), total: 11_999 })
    expect(refused.json()).toMatchObject({ code: 'stale' })
    await setPrice(db, other.variantId, 13_000)
    expect(await db.$count(orders)).toBe(1)
    expect(await stockOf(db, other.variantId)).toBe(2)
  })

  test('the new order does not become cheaper than the piece that is still to come back', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
    const { version } = (await manager.call('GET', `/orders/${next.id}/edit`)).json()
    const edit = { version, lines: [{ position: 0, quantity: 1 }], fee: 'keep', discount: 5_000 }
    const refused = await manager.call('POST', `/orders/${next.id}/edit-preview`, edit)
    expect(refused.json().fields).toEqual({ discount: expect.stringContaining('not back yet') })
  })

  test('is refused, with the reason, for what cannot be exchanged', async ({ app, db }) => {
    const manager = await givenExchanger(app)
    const { order, other } = await givenExchangeable(db)
    const confirmed = await givenConfirmed(db)
    const early = await manager.exchange(confirmed.id, { lines: oneOf(other) })
    expect(early.json().message).toContain('Only a delivered order')
    const tooMany = await manager.preview(order.id, { back: [{ position: 0, quantity: 2 }], lines: oneOf(other) })
    expect(tooMany.json().fields).toEqual({ 'back.0.quantity': 'The customer has 1 of it.' })
    const strange = await manager.preview(order.id, { back: [{ position: 7, quantity: 1 }], lines: oneOf(other) })
    expect(strange.statusCode).toBe(400)
    await db.update(variants).set({ stock: 0 }).where(eq(variants.id, other.variantId))
    const soldOut = await manager.preview(order.id, { lines: oneOf(other) })
    expect(soldOut.json().fields).toEqual({ 'lines.0.quantity': expect.stringContaining('sold out') })
    const wallet = await manager.exchange(order.id, { lines: oneOf(other), payment: 'khalti' })
    expect(wallet.statusCode).toBe(400)
  })
})

test('the pages of both orders and of the return name the exchange', async ({ app, db }) => {
  const manager = await givenExchanger(app)
  const { order, other } = await givenExchangeable(db)
  const next = (await manager.exchange(order.id, { lines: oneOf(other) })).json()
  const { id: returnId } = await returnOf(db, order.id)
  expect((await manager.call('GET', `/returns/${returnId}`)).json()).toMatchObject({ newOrder: next, refund: 0 })
  const old = (await manager.call('GET', `/orders/${order.id}`)).json()
  expect(old.order.returns).toMatchObject([{ exchangedFor: next.number }])
  const placed = (await manager.call('GET', `/orders/${next.id}`)).json()
  expect(placed.order.money).toMatchObject({ paid: 0, exchanged: 10_000, due: 2_000 })
  expect(placed.order.deliveries).toMatchObject([{ state: 'planned' }])
})

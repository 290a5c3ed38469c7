import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import {
  deliveries,
  orderLines,
  orderReductions,
  orders,
  productSetPieces,
  productSets,
  promotions,
  shopSettings,
} from '../../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { givenConfirmed, givenVariant } from '../../fulfilment/fulfilment.fixture.ts'
import { issuePendingDocuments } from '../../invoices/issue-pending-documents.ts'
import { givenOrder, givenPromotion, stateOf } from '../orders.fixture.ts'
import { documentsOf, givenEditor, givenShop, refundsOf, stockOf, sumsOf } from './edits.fixture.ts'

/** What the request says of an order's two lines. */
const linesOf = (beds: number, tables: number) => [
  { position: 0, quantity: beds },
  { position: 1, quantity: tables },
]

const atTheLake = {
  method: 'standard',
  province: 'Gandaki',
  district: 'Kaski',
  city: 'Pokhara',
  ward: 6,
  street_address: 'Lakeside 17',
  landmark: '',
  position: null,
  apartment: '',
  zip: '33700',
} as const

describe('discounts and the fee', () => {
  test('a discount by staff is shared among the lines, and another edit replaces it', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const order = await givenOrder(db, { lines: [{}, {}] })
    const given = await staff.edit(order.id, { discount: 501 })
    expect(given.json().order.totals).toMatchObject({
      reductions: [{ name: 'Discount by the shop', amount: 501 }],
      total: 20_499,
    })
    expect((await sumsOf(db, order.id)).lines.map(({ reduction }) => reduction)).toEqual([250, 251])
    expect((await staff.open(order.id)).discount).toBe(501)
    await staff.edit(order.id, { discount: 0 })
    expect((await sumsOf(db, order.id)).total).toBe(order.total)
  })

  test('nobody takes off more than the pieces cost', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const order = await givenOrder(db)
    const refused = await staff.edit(order.id, { discount: 10_001 })
    expect(refused.json().fields).toEqual({ discount: 'At most Nrs. 10,000: that is what the pieces cost.' })
    expect((await staff.edit(order.id, { discount: 10_000 })).statusCode).toBe(200)
    expect((await sumsOf(db, order.id)).total).toBe(1_000)
  })

  test('a code that the order used applies again, and is given back once its minimum is missed', async ({
    app,
    db,
  }) => {
    const staff = await givenEditor(app)
    const promotion = await givenPromotion(db, {
      minimum: 20_000,
      maxUses: 3,
      endsAt: new Date(1),
      startsAt: new Date(0),
    })
    const order = await givenOrder(db, { lines: [{ quantity: 3 }], promotionIds: [promotion.id] })
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 2 }] })
    expect((await sumsOf(db, order.id)).total).toBe(20_900)

    const asked = await staff.preview(order.id, { lines: [{ position: 0, quantity: 1 }] })
    expect(asked.json()).toMatchObject({ dropped: ['Dashain'] })
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }] })
    expect((await sumsOf(db, order.id)).total).toBe(11_000)
    const [left] = await db.select().from(promotions).where(eq(promotions.id, promotion.id))
    expect(left!.uses).toBe(2)
  })

  test('a set takes off what it is worth as often as it is complete, and falls away without one of its pieces', async ({
    app,
    db,
  }) => {
    const staff = await givenEditor(app)
    const [bed, table] = [await givenVariant(db), await givenVariant(db)]
    const order = await givenOrder(db, { lines: [{ ...bed }, { ...table }] })
    const [set] = await db.insert(productSets).values({ name: 'Bedroom', percent: 10 }).returning()
    await db.insert(productSetPieces).values([
      { setId: set!.id, position: 0, productId: bed.productId },
      { setId: set!.id, position: 1, productId: table.productId },
    ])
    await db
      .insert(orderReductions)
      .values({ orderId: order.id, position: 0, setId: set!.id, sets: 1, name: 'Bedroom', amount: 2_000 })
    await db.update(orderLines).set({ reduction: 1_000, total: 9_000, vat: 0 }).where(eq(orderLines.orderId, order.id))
    await db.update(orders).set({ total: 19_000, vat: 0 }).where(eq(orders.id, order.id))

    expect((await staff.preview(order.id, {})).json()).toMatchObject({ isChanged: false })
    expect((await staff.preview(order.id, { lines: linesOf(2, 1) })).json().change.total.to).toBe(29_000)
    expect((await staff.preview(order.id, { lines: linesOf(2, 2) })).json().change.total.to).toBe(37_000)
    const single = { lines: [{ position: 0, quantity: 1 }] }
    expect((await staff.preview(order.id, single)).json()).toMatchObject({ dropped: ['Bedroom'] })
    await staff.edit(order.id, single)
    expect(await sumsOf(db, order.id)).toMatchObject({ total: 11_000, shipping: 1_000 })
  })

  test('a discount of a deleted promotion takes off what it took off', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const promotion = await givenPromotion(db)
    const order = await givenOrder(db, { lines: [{ quantity: 2 }], promotionIds: [promotion.id] })
    await db.delete(promotions).where(eq(promotions.id, promotion.id))
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }] })
    expect((await sumsOf(db, order.id)).total).toBe(10_900)
  })

  test('stay as they are where no piece changes, whatever has become of their rules', async ({ app, db }) => {
    await givenShop(db)
    const staff = await givenEditor(app)
    const promotion = await givenPromotion(db)
    const order = await givenOrder(db, { lines: [{ quantity: 2 }], promotionIds: [promotion.id] })
    await db.update(promotions).set({ amount: 900 }).where(eq(promotions.id, promotion.id))
    expect((await staff.preview(order.id, {})).json()).toMatchObject({
      isChanged: false,
      reductions: [{ amount: 100 }],
    })
    const moved = await staff.edit(order.id, { delivery: atTheLake })
    expect(moved.statusCode, moved.body).toBe(200)
    expect(await sumsOf(db, order.id)).toMatchObject({ total: order.total, lines: [{ reduction: 100 }] })
    await staff.edit(order.id, { discount: 500 })
    expect((await sumsOf(db, order.id)).total).toBe(order.total - 500)
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }], discount: 0 })
    expect((await sumsOf(db, order.id)).total).toBe(10_100)
  })

  test('the fee stays as agreed, or is that of a new order', async ({ app, db }) => {
    await givenShop(db, { shippingFee: 2_500, freeShippingOver: 15_000 })
    const staff = await givenEditor(app)
    const order = await givenOrder(db)
    const lines = [{ position: 0, quantity: 1 }]
    const asked = (await staff.preview(order.id, { lines, fee: 'rule' })).json()
    expect(asked.change.shipping).toEqual({ from: 1_000, to: 2_500 })
    const kept = (await staff.preview(order.id, { lines })).json()
    expect(kept).toMatchObject({ isChanged: false, change: { shipping: { from: 1_000, to: 1_000 } } })
  })
})

describe('money and invoice', () => {
  test('less paid than it costs now is due, and a new invoice replaces the first', async ({ app, db }) => {
    await givenShop(db)
    const staff = await givenEditor(app)
    const goods = await givenVariant(db)
    const order = await givenConfirmed(db, { payment: 'khalti', lines: [{ ...goods }] })
    const edited = (await staff.edit(order.id, { lines: [{ position: 0, quantity: 2 }] })).json()
    expect(edited.order.money).toMatchObject({ due: 10_000 })
    expect(edited.order.money.payNow).toMatchObject({ amount: 10_000 })
    expect(await refundsOf(db, order.id)).toEqual([])
    const documents = await documentsOf(db, order.id)
    const first = documents.find(({ cause }) => cause === 'order')!
    const note = documents.find(({ kind }) => kind === 'credit-note')!
    const second = documents.find(({ kind, cause }) => kind === 'invoice' && cause !== 'order')!
    expect(documents).toHaveLength(3)
    expect(note).toMatchObject({ creditsId: first.id, total: 11_000, vat: first.vat })
    expect(note.printed.credits).toMatchObject({ number: first.number, reason: 'edit' })
    expect(second).toMatchObject({ total: 21_000, sequence: first.sequence + 1 })
    expect(second.printed.lines).toMatchObject([{ quantity: 2, amount: 20_000 }])
  })

  test('what is due since then is paid before it leaves', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const goods = await givenVariant(db)
    const order = await givenConfirmed(db, { payment: 'khalti', lines: [{ ...goods }] })
    const day = { day: '2099-01-05', slot: 'morning' } as const
    const [delivery] = await db.update(deliveries).set(day).where(eq(deliveries.orderId, order.id)).returning()
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 2 }] })
    const leave = () => staff.call('POST', `/deliveries/${delivery!.id}/dispatch`)
    const unpaid = await leave()
    expect([unpaid.statusCode, unpaid.json().message]).toEqual([409, 'The balance of this order is not paid yet.'])
    const paid = await staff.call('POST', `/orders/${order.id}/transfers`, { amount: 10_000, reference: 'TX-18' })
    expect(paid.statusCode, paid.body).toBe(200)
    expect((await leave()).statusCode).toBe(200)
  })

  test('more paid than it costs now goes back, and no more of it counts', async ({ app, db }) => {
    await givenShop(db)
    const staff = await givenEditor(app)
    const goods = await givenVariant(db)
    const order = await givenConfirmed(db, { payment: 'khalti', lines: [{ ...goods, quantity: 3 }] })
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 2 }] })
    expect(await refundsOf(db, order.id)).toMatchObject([{ amount: 10_000, cause: expect.stringMatching(/^edit:/) }])
    expect(await sumsOf(db, order.id)).toMatchObject({ total: 21_000, counted: 21_000 })

    // The refund is promised, so more pieces cost more again.
    const again = (await staff.edit(order.id, { lines: [{ position: 0, quantity: 3 }] })).json()
    expect(again.order.money).toMatchObject({ due: 10_000 })
    expect(again.maxRefundable).toBe(21_000)
  })

  test('a cancelled order that was edited gives back all, and credits the last invoice', async ({ app, db }) => {
    await givenShop(db)
    const staff = await givenEditor(app)
    const goods = await givenVariant(db, { stock: 5 })
    const order = await givenConfirmed(db, { payment: 'khalti', lines: [{ ...goods, quantity: 3 }] })
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 2 }] })
    await staff.call('POST', `/orders/${order.id}/cancellation`, { reason: 'No longer wanted' })
    const owed = (await refundsOf(db, order.id)).map(({ amount }) => amount)
    expect(owed.toSorted((a, b) => a - b)).toEqual([10_000, 21_000])
    expect(await stockOf(db, goods.variantId)).toBe(8)
    const documents = await documentsOf(db, order.id)
    const last = documents.findLast(({ kind, cause }) => kind === 'invoice' && cause !== 'order')!
    expect(documents.find(({ cause }) => cause === 'cancel')).toMatchObject({ creditsId: last.id, total: 21_000 })
    const signed = documents.map(({ kind, total }) => (kind === 'invoice' ? total : -total))
    expect(signed.reduce((sum, one) => sum + one, 0)).toBe(0)
  })

  test('an invoice that waits for a calendar or a shop is issued for the order as it is then', async ({ app, db }) => {
    const staff = await givenEditor(app)
    const goods = await givenVariant(db)
    const order = await givenConfirmed(db, { lines: [{ ...goods }] })
    const asked = await staff.preview(order.id, { lines: [{ position: 0, quantity: 2 }] })
    expect(asked.json().document).toBe('follows')
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 2 }] })
    expect(await documentsOf(db, order.id)).toEqual([])
  })

  test('the new invoice of a business keeps its address where somebody else receives the order since', async ({
    app,
    db,
  }) => {
    await givenShop(db)
    const staff = await givenEditor(app)
    const business = { name: 'Himal Hotel', pan: '123456789' }
    const order = await givenConfirmed(db, { details: { business } })
    const { order: shown, contact } = (await staff.call('GET', `/orders/${order.id}`)).json()
    const sent = { ...contact, street_address: 'Lakeside 17', recipient_name: 'Sita', recipient_phone: '9847654321' }
    const changed = await staff.call('PUT', `/orders/${order.id}/contact`, sent)
    expect([shown.district, changed.statusCode, changed.body.slice(0, 200)]).toEqual(['Kaski', 200, expect.any(String)])
    await staff.edit(order.id, { discount: 500 })
    const buyers = (await documentsOf(db, order.id)).map(({ printed }) => printed.buyer)
    expect(buyers.map(({ address }) => address)).toEqual(buyers.map(() => expect.stringContaining('Baidam')))
    expect(buyers.at(-1)!.delivery?.address).toContain('Lakeside 17')
  })

  test('an order that is partly paid is confirmed once an edit makes that enough', async ({ app, db }) => {
    await givenShop(db)
    const staff = await givenEditor(app)
    const order = await givenOrder(db, { payment: 'bank', lines: [{ quantity: 2 }] })
    const transfer = { amount: 11_000, reference: 'TX-17' }
    const paid = await staff.call('POST', `/orders/${order.id}/transfers`, transfer)
    expect(paid.statusCode, paid.body).toBe(200)
    expect(await stateOf(db, order.id)).toBe('pending')
    const asked = await staff.preview(order.id, { lines: [{ position: 0, quantity: 1 }] })
    expect(asked.json()).toMatchObject({ confirms: true, due: 0, refund: 0 })
    await staff.edit(order.id, { lines: [{ position: 0, quantity: 1 }] })
    expect(await stateOf(db, order.id)).toBe('confirm')
    expect(await documentsOf(db, order.id)).toMatchObject([{ kind: 'invoice', total: 11_000 }])
  })
})

test('documents that wait are issued in their order: credit note, new invoice, credit note of the end', async ({
  app,
  db,
}) => {
  await givenShop(db)
  const staff = await givenEditor(app)
  const goods = await givenVariant(db)
  const order = await givenConfirmed(db, { payment: 'khalti', lines: [{ ...goods }] })
  const [settings] = await db.delete(shopSettings).returning()
  await staff.edit(order.id, { lines: [{ position: 0, quantity: 2 }] })
  await staff.edit(order.id, { discount: 500 })
  await staff.call('POST', `/orders/${order.id}/cancellation`, { reason: 'No longer wanted' })
  expect(await documentsOf(db, order.id)).toHaveLength(1)
  const told = (await readOutbox(db)).filter(({ template }) => template === 'order-edited')
  expect(told.map(({ data }) => data)).toMatchObject([{ isInvoiced: false }, { isInvoiced: false }])

  await db.insert(shopSettings).values(settings!)
  const { secrets } = testOptions
  const log = { info: () => {}, warn: () => {} } as never
  await issuePendingDocuments(undefined, { db, secrets, log })
  const documents = await documentsOf(db, order.id)
  const second = documents.find(({ kind, cause }) => kind === 'invoice' && cause !== 'order')!
  expect(second).toMatchObject({ total: 20_500 })
  const notes = documents.filter(({ kind }) => kind === 'credit-note').toSorted((a, b) => a.sequence - b.sequence)
  const first = documents.find(({ cause }) => cause === 'order')!
  expect(notes).toMatchObject([
    { cause: second.cause, creditsId: first.id, total: 11_000 },
    { cause: 'cancel', creditsId: second.id, total: 20_500 },
  ])
})

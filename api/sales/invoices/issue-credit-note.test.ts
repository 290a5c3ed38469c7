import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { CreditRequest } from '#domain/invoices/invoice.ts'
import type { Db } from '../../platform/db/client.ts'
import { invoices, orderEvents, orderLines, orderReductions } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { givenOrder, givenPromotion } from '../orders/orders.fixture.ts'
import { givenFirstPayment } from '../payments/payments.fixture.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { givenInvoiced, givenSeller, holding, issuedOn, documentsOf } from './invoices.fixture.ts'
import { issueCreditNote, type CreditCause } from './issue-credit-note.ts'

const { secrets } = testOptions
const by = { actor: 'staff', id: null } as const
const twoLines = [
  { name: 'Rara Bed', sku: 'RARA', price: 45_000, quantity: 2 },
  { name: 'Asan Table', sku: 'ASAN', price: 9_000, quantity: 1 },
]

function credit(db: Db, order: StoredOrder, cause: CreditCause, wanted: CreditRequest) {
  return holding(db, order, (tx, held) => issueCreditNote(tx, secrets, held, { cause, ...wanted }, issuedOn))
}

async function notesOf(db: Db, order: StoredOrder) {
  return (await documentsOf(db, order.id)).filter(({ kind }) => kind === 'credit-note')
}

describe('a credit note', () => {
  test.for(['cancel', 'return'] as const)(
    'of a whole order, at its %s, takes back the invoice as it stands',
    async (action, { db }) => {
      await givenSeller(db)
      const order = await givenInvoiced(db, { lines: twoLines })
      if (action === 'return') await changeOrder({ db, secrets }, order.id, { action: 'deliver', by, now: issuedOn })
      await changeOrder({ db, secrets }, order.id, { action, by, now: issuedOn })
      const [invoice, note, ...others] = await documentsOf(db, order.id)
      expect(others).toEqual([])
      expect(note).toMatchObject({
        kind: 'credit-note',
        cause: action,
        creditsId: invoice!.id,
        total: order.total,
        vat: order.vat,
      })
      expect(note!.document).toEqual({
        ...invoice!.document,
        kind: 'credit-note',
        credits: { number: '2083/84-000001', day: '2026-11-21', bsDay: '2083-08-05', reason: action },
      })
      const events = await db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order.id))
        .orderBy(orderEvents.id)
      expect(events.at(-1)).toMatchObject({
        action: 'credit-note',
        detail: { number: note!.number, amount: order.total },
      })
    },
  )

  test('of a piece that came back names it, and the rest comes with the order', async ({ db }) => {
    await givenSeller(db)
    const order = await givenInvoiced(db, { lines: twoLines })
    await credit(db, order, 'return:1', { lines: [{ position: 0, quantity: 1 }], amount: 44_000 })
    await changeOrder({ db, secrets }, order.id, { action: 'cancel', by, now: issuedOn })
    const [first, rest] = await notesOf(db, order)
    expect(first!.document).toMatchObject({
      credits: { reason: 'return' },
      lines: [{ name: 'Rara Bed', quantity: 1, rate: 45_000, amount: 45_000 }],
      sums: { goods: 45_000, kept: 1_000, delivery: 0, total: 44_000 },
      words: { en: 'Rupees forty-four thousand only' },
    })
    expect(rest!.document.lines.map(({ name, quantity }) => `${name} ${quantity}`)).toEqual([
      'Rara Bed 1',
      'Asan Table 1',
    ])
    expect(first!.total + rest!.total).toBe(order.total)
    expect(first!.vat + rest!.vat).toBe(order.vat)
  })

  test('of reduced pieces names what the reduction took off them, and no set of the whole order', async ({ db }) => {
    await givenSeller(db)
    const { id: promotionId } = await givenPromotion(db)
    const order = await givenOrder(db, { lines: twoLines, promotionIds: [promotionId] })
    const set = { promotionId: null, setId: randomUUID(), sets: 1, name: 'Rara bedroom', amount: 100, position: 0 }
    await db.update(orderReductions).set(set).where(eq(orderReductions.orderId, order.id))
    await givenFirstPayment(db, order)
    await changeOrder({ db, secrets }, order.id, { action: 'confirm', by, now: issuedOn })
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(orderLines.position)
    const share = lines[0]!.reduction
    expect(share).toBeGreaterThan(0)
    await credit(db, order, 'return:1', { lines: [{ position: 0, quantity: 2 }], amount: lines[0]!.total })
    await changeOrder({ db, secrets }, order.id, { action: 'cancel', by, now: issuedOn })
    const [first, rest] = await notesOf(db, order)
    expect(first!.document.sums).toMatchObject({ goods: 90_000, discount: share, kept: 0, delivery: 0 })
    expect(first!.document.sets).toBeUndefined()
    const left = { goods: 9_000, discount: 100 - share, kept: 0, delivery: order.shipping }
    expect(rest!.document.sums).toMatchObject(left)
    expect(rest!.document.sets).toBeUndefined()
  })

  test('for damage leaves the piece with its buyer', async ({ db }) => {
    await givenSeller(db)
    const order = await givenInvoiced(db, { lines: twoLines })
    await credit(db, order, 'damage:1', { lines: [{ position: 1, quantity: 1 }], amount: 2_000 })
    await changeOrder({ db, secrets }, order.id, { action: 'cancel', by, now: issuedOn })
    const [, rest] = await notesOf(db, order)
    expect(rest!.document.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(rest!.document.sums).toMatchObject({ goods: 99_000, total: order.total - 2_000 })
  })

  test('is not issued where everything was credited already, nor where nothing was invoiced', async ({ db }) => {
    await givenSeller(db)
    const order = await givenInvoiced(db, { lines: twoLines })
    await credit(db, order, 'return:1', {
      lines: [
        { position: 0, quantity: 2 },
        { position: 1, quantity: 1 },
      ],
      amount: order.total,
    })
    expect(await credit(db, order, 'cancel', { rest: true })).toBeUndefined()
    expect(await notesOf(db, order)).toHaveLength(1)
  })

  test.for<[string, CreditRequest]>([
    ['more rupees than were invoiced', { lines: [], amount: 1_00_00_000 }],
    ['more pieces than were sold', { lines: [{ position: 1, quantity: 2 }], amount: 1 }],
    ['an item that the order has not', { lines: [{ position: 7, quantity: 1 }], amount: 1 }],
  ])('is refused for %s', async ([, wanted], { db }) => {
    await givenSeller(db)
    const order = await givenInvoiced(db, { lines: twoLines })
    await expect(credit(db, order, 'return:1', wanted)).rejects.toThrow(RangeError)
  })
})

ownDatabaseTest('of ten credit notes for one cause at once one is issued', async ({ db }) => {
  await givenSeller(db)
  const order = await givenInvoiced(db, { lines: twoLines })
  const tries = Array.from({ length: 10 }, () => credit(db, order, 'damage:1', { lines: [], amount: 100 }))
  const ended = await Promise.allSettled(tries)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.$count(invoices, eq(invoices.kind, 'credit-note'))).toBe(1)
})

import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { sum, sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  exchanges,
  invoices,
  orderLines,
  orders,
  payments,
  refunds,
  returnLines,
  returnRequests,
} from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { testOptions } from '../../test/test.ts'
import { collectReturn } from '../fulfilment/change-return.ts'
import { givenDelivered, givenVariant, givenZone, staff } from '../fulfilment/fulfilment.fixture.ts'
import { receiveReturn } from '../fulfilment/receive-return.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenShop, stockOf } from '../orders/edits/edits.fixture.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { countedOf, dueOf, keptOf } from '../payments/order-money.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { promiseRefund } from '../payments/staff-refunds.ts'
import { exchangeOrder } from './exchange-order.ts'
import { deliveredAt, setPrice } from './exchanges.fixture.ts'
import { previewExchange } from './present-exchange.ts'

const { secrets } = testOptions
const MINUTE_MS = 60_000
const SYSTEM = { actor: 'system', id: null } as const
const STOCK = 4
const PIECES = 3

const names = [
  'exchange', 'exchange', 'exchange', 'receive', 'receive', 'collect', 'cancel', 'deliver', 'deliver', 'return', 'pay',
  'refund', 'expire',
] as const // prettier-ignore
type Step = { name: (typeof names)[number]; at: number; size: number }
type Stored = typeof orders.$inferSelect
/** `order`: the one that the step is about; `goods`: the variants of the shop. */
type Ground = { db: Db; order: Stored; goods: number[]; size: number; now: Date }

const deeds: Record<Step['name'], (ground: Ground) => Promise<unknown>> = {
  exchange: async ({ db, order, goods, size, now }) => {
    const payment = size < 0.5 ? ('cod' as const) : ('bank' as const)
    const quantity = 1 + Math.floor(size * 2)
    const wanted = {
      back: [{ position: 0, quantity }],
      lines: [{ variantId: goods[Math.floor(size * 7) % goods.length]!, quantity }],
      discount: size > 0.8 ? 500 : 0,
      fee: 'free' as const,
      payment,
    }
    const { worth, total } = await previewExchange(db, order, wanted, { wallets: [], now })
    const body = { ...wanted, worth, total, reason: 'Another one.' }
    return exchangeOrder({ db, secrets, wallets: { offered: [] } }, order.id, body, { by: staff, now })
  },
  receive: (ground) => {
    return withReturn(ground, (name) =>
      receiveReturn({ db: ground.db, secrets }, name, { restock: true, by: staff, now: ground.now }),
    )
  },
  collect: (ground) =>
    withReturn(ground, (name) => collectReturn({ db: ground.db, secrets }, name, { by: staff, now: ground.now })),
  cancel: (ground) => change(ground, 'cancel'),
  deliver: (ground) => change(ground, 'deliver'),
  return: (ground) => change(ground, 'return'),
  pay: ({ db, order, now }) => {
    return withLockedOrder(db, order.id, async (tx, held) => {
      const amount = dueOf(held, (await readMoneyOf(tx, [held.id]))(held.id))
      if (amount === 0 || held.payment === 'cod') return
      const paid = { method: 'bank', purpose: 'full', amount, reference: held.number, recordedBy: null } as const
      await recordPayment(tx, secrets, held, paid, now)
    })
  },
  refund: ({ db, order, size, now }) => {
    const promised = { id: randomUUID(), amount: 1 + Math.floor(size * 3_000), by: { id: randomUUID() }, now }
    return promiseRefund({ db, secrets }, order.id, promised)
  },
  expire: ({ db, order, now }) => changeOrder({ db, secrets }, order.id, { action: 'expire', by: SYSTEM, now }),
}

async function change({ db, order, now }: Ground, action: 'cancel' | 'deliver' | 'return') {
  return changeOrder({ db, secrets }, order.id, { action, by: staff, reason: 'As agreed.', now })
}

async function withReturn(
  { db, order: { id: orderId } }: Ground,
  work: (name: { orderId: string; returnId: string }) => Promise<unknown>,
) {
  const all = await db.select().from(returnRequests).where(eq(returnRequests.orderId, orderId))
  const open = all.find(({ state }) => state === 'approved' || state === 'collected')
  if (open) await work({ orderId, returnId: open.id })
}

/** What must hold after each step: nothing is sold or paid twice, and nothing gets lost. */
async function agree(db: Db, firstId: string, goods: readonly number[]) {
  const all = await readChain(db, firstId)
  const ids = all.map(({ id }) => id)
  for (const variantId of goods) {
    expect((await stockOf(db, variantId)) + (await heldOf(db, all, variantId)), 'pieces').toBe(STOCK + PIECES)
  }
  const moneyOf = await readMoneyOf(db, ids)
  const bound = (await db.select().from(exchanges).where(inArray(exchanges.orderId, ids))).filter(
    ({ endedAt, newOrderId }) => {
      return endedAt === null && !moneyOf(newOrderId).exchanged.isBack
    },
  )
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids))
  const back = await db.select().from(refunds).where(inArray(refunds.orderId, ids))
  const kept = all.map(({ id }) => keptOf(moneyOf(id)))
  expect(Math.min(...kept), 'no order gives back more than it has').toBeGreaterThanOrEqual(0)
  expect(sum(kept) + sumOf(bound, amountOf), 'money').toBe(sumOf(paid, amountOf) - sumOf(back, amountOf))
  for (const { id, counted, total } of all) {
    expect(counted, 'the sum that lists filter by').toBe(countedOf(moneyOf(id)))
    expect(countedOf(moneyOf(id))).toBeLessThanOrEqual(total)
    const papers = await db.select().from(invoices).where(eq(invoices.orderId, id))
    const [invoiced, credited] = (['invoice', 'credit-note'] as const).map((kind) => {
      return sumOf(
        papers.filter((paper) => paper.kind === kind),
        ({ total: of }) => of,
      )
    })
    expect(credited, 'credited').toBeLessThanOrEqual(invoiced!)
  }
}

/** Reads an order and those that went out in exchange for it, one after the other. */
async function readChain(db: Db, firstId: string): Promise<Stored[]> {
  const ids = [firstId]
  for (const id of ids) {
    const next = await db.select().from(exchanges).where(eq(exchanges.orderId, id))
    ids.push(...next.map(({ newOrderId }) => newOrderId))
  }
  const rows = await db.select().from(orders).where(inArray(orders.id, ids))
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Counts the pieces of a variant that buyers have or wait for. */
async function heldOf(db: Db, all: readonly Stored[], variantId: number): Promise<number> {
  let held = 0
  for (const { id, state } of all) {
    if (state === 'cancelled' || state === 'returned') continue
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const back = await db
      .select({ position: returnLines.position, quantity: returnLines.quantity, state: returnRequests.state })
      .from(returnLines)
      .innerJoin(returnRequests, eq(returnRequests.id, returnLines.returnId))
      .where(eq(returnLines.orderId, id))
    for (const line of lines.filter((one) => one.variantId === variantId)) {
      const received = back.filter((one) => one.state === 'received' && one.position === line.position)
      held += line.quantity - sumOf(received, ({ quantity }) => quantity)
    }
  }
  return held
}

const amountOf = ({ amount }: { amount: number }) => amount

/**
 * Plays random exchanges, cancellations, returns and payments, and checks after each step that goods and money agree.
 *
 * @returns how often each step was done
 */
export async function playExchanges(
  db: Db,
  { runs, steps: most, seed }: { runs: number; steps: number; seed: number },
) {
  await givenShop(db)
  await givenZone(db)
  const done = new Map<string, number>()
  const unit = fc.double({ min: 0, max: 1, noNaN: true })
  const stepOf = (name: fc.Arbitrary<Step['name']>) => fc.record({ name, at: unit, size: unit })
  const steps = fc.array(stepOf(fc.constantFrom(...names)), { minLength: most / 2, maxLength: most })
  // Something else at first, such as a return, often leaves nothing to exchange in a short run.
  const begun = fc.tuple(stepOf(fc.constant('exchange')), steps)
  await fc.assert(
    fc.asyncProperty(begun, async ([first, others]) => {
      const [bed, desk] = [await givenVariant(db, { stock: STOCK }), await givenVariant(db, { stock: STOCK + PIECES })]
      await setPrice(db, desk.variantId, 12_345)
      const { id } = await givenDelivered(db, deliveredAt, { lines: [{ ...bed, price: 10_001, quantity: PIECES }] })
      const goods = [bed.variantId, desk.variantId]
      for (const [index, { name, at, size }] of [first, ...others].entries()) {
        const chain = await readChain(db, id)
        const order = chain[Math.min(chain.length - 1, Math.floor(at * chain.length))]!
        const now = new Date(deliveredAt.getTime() + (index + 1) * MINUTE_MS)
        const answer = await deeds[name]({ db, order, goods, size, now }).catch((error: unknown) => error)
        if (answer instanceof Error && !(answer instanceof AppError)) throw answer
        if (!(answer instanceof Error) && !isRefusal(answer)) done.set(name, (done.get(name) ?? 0) + 1)
        await agree(db, id, goods)
      }
    }),
    { numRuns: runs, seed },
  )
  return done
}

function isRefusal(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer
}

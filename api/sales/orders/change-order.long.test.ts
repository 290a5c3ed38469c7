import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe } from 'vitest'
import {
  orderActions,
  orderStates,
  SHOPPER_CANCELS_WITHIN_MS,
  type OrderAction,
  type OrderActor,
} from '#domain/orders/order-states.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { orderEvents, products, promotions, users, variants } from '../../platform/db/schema.ts'
import { givenVariant } from '../fulfilment/fulfilment.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { changeOrder } from './change-order.ts'
import { eventsOf, givenOrder, givenPromotion, goodsOf, stateOf } from './orders.fixture.ts'

const { secrets } = testOptions
const actions = Object.keys(orderActions) as OrderAction[]
const actors: OrderActor[] = ['shopper', 'staff', 'system']

/** What the table allows, written down once more, by hand. */
const allowed = new Set([
  'confirm pending staff',
  'confirm pending system',
  'deliver confirm staff',
  'cancel pending shopper',
  'cancel pending staff',
  'cancel confirm shopper',
  'cancel confirm staff',
  'expire pending system',
  'return delivered staff',
])
const becomes = {
  confirm: 'confirm',
  deliver: 'delivered',
  cancel: 'cancelled',
  expire: 'cancelled',
  return: 'returned',
}

const cells = actions.flatMap((action) =>
  orderStates.flatMap((state) => actors.map((actor) => ({ action, state, actor }))),
)

describe('each cell of the table', () => {
  test.for(cells)('$action, while it is $state, by $actor', async ({ action, state, actor }, { db }) => {
    const order = await givenOrder(db, { state })
    const refused = await changeOrder({ db, secrets }, order.id, {
      action,
      by: { actor, id: null },
      reason: ' Because. ',
    })
    const events = await eventsOf(db, order.id)
    if (allowed.has(`${action} ${state} ${actor}`)) {
      expect(refused).toBeUndefined()
      expect(await stateOf(db, order.id)).toBe(becomes[action])
      // The driver takes the cash.
      expect(events).toHaveLength(action === 'deliver' ? 3 : 2)
      const reason = actor === 'shopper' ? '' : 'Because.' // theirs is private (cancel.test.ts)
      expect(events[1]).toMatchObject({ action, state: becomes[action], actor, actorId: null, reason })
      expect(await readOutbox(db)).toHaveLength(1)
    } else {
      const refusal = orderActions[action].by.some((by) => by === actor) ? 'wrong-state' : 'not-yours'
      expect(refused).toEqual({ action, state, refusal })
      expect(await stateOf(db, order.id)).toBe(state)
      expect(events).toHaveLength(1)
      expect(await readOutbox(db)).toEqual([])
    }
  })
})

test('a shopper cancels up to the last millisecond of two hours, and not one later', async ({ db }) => {
  const placedAt = new Date('2026-11-21T04:15:00.250Z')
  const [inTime, late] = [await givenOrder(db, { placedAt }), await givenOrder(db, { placedAt })]
  const cancel = (id: string, actor: OrderActor, ms: number) =>
    changeOrder({ db, secrets }, id, {
      action: 'cancel',
      by: { actor, id: null },
      now: new Date(placedAt.getTime() + ms),
    })
  expect(await cancel(late.id, 'shopper', SHOPPER_CANCELS_WITHIN_MS + 1)).toMatchObject({ refusal: 'too-late' })
  expect(await cancel(inTime.id, 'shopper', SHOPPER_CANCELS_WITHIN_MS)).toBeUndefined()
  expect(await cancel(late.id, 'staff', SHOPPER_CANCELS_WITHIN_MS + 1)).toBeUndefined()
})

describe('what an order took', () => {
  for (const [action, state, actor] of [
    ['cancel', 'pending', 'shopper'],
    ['cancel', 'confirm', 'staff'],
    ['expire', 'pending', 'system'],
    ['return', 'delivered', 'staff'],
  ] as const) {
    test(`comes back: ${action} by ${actor}`, async ({ db }) => {
      const bed = await givenVariant(db)
      const used = await givenPromotion(db)
      const other = await givenPromotion(db)
      const lines = [{ ...bed, quantity: 3 }]
      const { id } = await givenOrder(db, { state, lines, promotionIds: [used.id] })
      expect(await changeOrder({ db, secrets }, id, { action, by: { actor, id: null } })).toBeUndefined()
      expect(await goodsOf(db, bed)).toEqual({ stock: 8, shown: 8, sales: 47 })
      const uses = await db.select({ id: promotions.id, uses: promotions.uses }).from(promotions)
      expect(new Map(uses.map((one) => [one.id, one.uses]))).toEqual(
        new Map([
          [used.id, 2],
          [other.id, 3],
        ]),
      )
    })
  }

  test('stays away while it is confirmed and delivered', async ({ db }) => {
    const bed = await givenVariant(db)
    const promotion = await givenPromotion(db)
    const { id } = await givenOrder(db, { lines: [bed], promotionIds: [promotion.id] })
    const by = { actor: 'staff', id: null } as const
    expect(await changeOrder({ db, secrets }, id, { action: 'confirm', by })).toBeUndefined()
    expect(await changeOrder({ db, secrets }, id, { action: 'deliver', by })).toBeUndefined()
    expect(await goodsOf(db, bed)).toEqual({ stock: 5, shown: 5, sales: 50 })
    expect(await db.$count(promotions, eq(promotions.uses, 3))).toBe(1)
  })

  test('comes back as far as the shop still has a place for it', async ({ db }) => {
    const [bed, gone, lamp] = [await givenVariant(db), await givenVariant(db), await givenVariant(db)]
    const promotion = await givenPromotion(db)
    const lines = [bed, gone, lamp].map((variant) => ({ ...variant, quantity: 2 }))
    const order = await givenOrder(db, { lines, promotionIds: [promotion.id] })
    await db.delete(products).where(eq(products.id, gone.productId))
    await db.delete(variants).where(eq(variants.id, lamp.variantId))
    await db.update(products).set({ salesCount: 1 }).where(eq(products.id, lamp.productId)) // set by hand
    await db.delete(promotions).where(eq(promotions.id, promotion.id))

    const by = { actor: 'shopper', id: null } as const
    expect(await changeOrder({ db, secrets }, order.id, { action: 'cancel', by })).toBeUndefined()
    expect(await goodsOf(db, bed)).toEqual({ stock: 7, shown: 7, sales: 48 })
    expect(await goodsOf(db, lamp)).toEqual({ stock: undefined, shown: 0, sales: 0 })
  })

  test('two sizes of one product come back to each of them', async ({ db }) => {
    const { id: productId } = await givenProduct(db, { salesCount: 9, variants: [{ stock: 0 }, { stock: 1 }] })
    const rows = await db.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.position)
    const lines = rows.map(({ id: variantId }, index) => ({ productId, variantId, quantity: index + 1 }))
    const { id } = await givenOrder(db, { lines })
    await changeOrder({ db, secrets }, id, { action: 'cancel', by: { actor: 'staff', id: null } })
    const after = await db.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.position)
    expect(after.map(({ stock }) => stock)).toEqual([1, 3])
    expect(await goodsOf(db, { productId, variantId: rows[0]!.id })).toEqual({ stock: 1, shown: 4, sales: 6 })
  })
})

test('whatever is tried in whatever order, only what the table says happens, and goods come back once', async ({
  db,
}) => {
  const step = fc.record({
    action: fc.constantFrom(...actions),
    actor: fc.constantFrom(...actors),
    hours: fc.constantFrom(0, 1, 3),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const bed = await givenVariant(db)
      const placedAt = new Date('2026-11-21T04:15:00Z')
      const { id } = await givenOrder(db, { placedAt, lines: [{ ...bed, quantity: 2 }] })
      let [state, changes, money, isBack] = ['pending', 0, 0, false]
      for (const { action, actor, hours } of steps) {
        const now = new Date(placedAt.getTime() + hours * 3_600_000)
        const refused = await changeOrder({ db, secrets }, id, { action, by: { actor, id: null }, now })
        const isLate = action === 'cancel' && actor === 'shopper' && hours > 2
        expect(refused === undefined).toBe(allowed.has(`${action} ${state} ${actor}`) && !isLate)
        if (refused) continue
        state = becomes[action]
        changes += 1
        // The cash of the delivery, and that it goes back.
        money += Number(action === 'deliver' || action === 'return')
        isBack ||= state === 'cancelled' || state === 'returned'
      }
      expect(await stateOf(db, id)).toBe(state)
      expect(await eventsOf(db, id)).toHaveLength(1 + changes + money)
      expect((await goodsOf(db, bed)).stock).toBe(isBack ? 7 : 5)
    }),
    { numRuns: 40 },
  )
})

describe('the mail', () => {
  test('goes to the customer, with the reason and a link that opens the order', async ({ app, db }) => {
    const { number, id } = await givenOrder(db)
    const by = { actor: 'staff', id: (await givenUser(db)).id } as const
    await changeOrder({ db, secrets }, id, { action: 'cancel', by, reason: 'The timber has a crack.' })
    const [mail] = await readOutbox(db)
    expect(mail).toMatchObject({
      to: 'Asmita@Post.example',
      template: 'order-cancelled',
      data: { name: 'Asmita Gurung', number, total: 11_000, by: 'staff', reason: 'The timber has a crack.' },
    })
    const opened = await app.inject({ url: `/api/orders/${number}?key=${mail!.data['trackKey']}` })
    expect(opened.statusCode).toBe(200)
  })

  test('sends no mail when the account is deleted', async ({ db }) => {
    const order = await givenOrder(db, { state: 'delivered', name: '', email: '', privateDetails: null })
    const by = { actor: 'staff', id: null } as const
    expect(await changeOrder({ db, secrets }, order.id, { action: 'return', by })).toBeUndefined()
    expect(await readOutbox(db)).toEqual([])
  })
})

test('the database lets a history forget a shopper alone, and only after the account is gone', async ({ db }) => {
  const user = await givenUser(db)
  const { id: orderId } = await givenOrder(db, { userId: user.id })
  const staffId = randomUUID()
  await db
    .insert(orderEvents)
    .values({ orderId, action: 'confirm', state: 'confirm', actor: 'staff', actorId: staffId })
  const tryTo = (set: string) =>
    db.transaction((tx) => tx.execute(sql.raw(`update order_events set ${set} where actor = 'shopper'`)))
  const refused = { cause: { message: 'rows of order_events are never changed or deleted' } }
  await expect(tryTo('actor_id = null')).rejects.toMatchObject(refused)
  await db.delete(users).where(eq(users.id, user.id))
  await expect(tryTo('actor_id = null, reason = $$none$$')).rejects.toMatchObject(refused)
  await expect(tryTo('actor_id = gen_random_uuid()')).rejects.toMatchObject(refused)
  await tryTo('actor_id = null')
  const ofStaff = db.transaction((tx) => tx.execute(sql`update order_events set actor_id = null where actor = 'staff'`))
  await expect(ofStaff).rejects.toMatchObject(refused)
  const left = await db.select({ id: orderEvents.actorId }).from(orderEvents).orderBy(orderEvents.id)
  expect(left).toEqual([{ id: null }, { id: staffId }])
})

test.for(['update order_events set reason = $$none$$', 'delete from order_events', 'truncate order_events'])(
  'the database refuses to %s',
  async (statement, { db }) => {
    await givenOrder(db)
    const tried = db.transaction((tx) => tx.execute(sql.raw(statement)))
    await expect(tried).rejects.toMatchObject({
      cause: { message: 'rows of order_events are never changed or deleted' },
    })
    expect(await db.$count(orderEvents)).toBe(1)
  },
)

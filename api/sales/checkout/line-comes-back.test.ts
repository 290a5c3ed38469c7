import { eq, sql } from 'drizzle-orm'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, orderOf, place, quoteFor } from './checkout.fixture.ts'
import { cartLines, carts } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'

ownDatabaseTest(
  'what was shown is ordered whole or not at all, also when a line comes back while it waits',
  async ({ app, db }) => {
    await givenCheckoutShop(db)
    const shopper = givenShopper(app)
    await shopper.add(await givenVariant(db, { price: 99_500 }))
    const lamp = await givenVariant(db, { price: 1_000 })
    await shopper.add(lamp)
    const body = orderOf(await quoteFor(shopper)) // 1,00,500 with free delivery; without the lamp 99,500 and 1,000 of delivery
    const ofLamp = eq(cartLines.variantId, Number(lamp))
    await db.update(cartLines).set({ isSaved: true }).where(ofLamp)
    const [changing, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changed = db.transaction(async (tx) => {
      await tx.update(carts).set({ touchedAt: sql`now()` })
      await tx.update(cartLines).set({ isSaved: false }).where(ofLamp)
      changing.resolve()
      await mayCommit.promise
    })
    await changing.promise
    const placed = place(shopper, body)
    await expect.poll(() => waitingSessions(db)).toBeGreaterThan(0)
    mayCommit.resolve()
    await changed
    const answer = await placed
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.items).toHaveLength(2)
  },
)

import { eq } from 'drizzle-orm'
import type { Quote } from '#contract/checkout.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { instalmentPlans, instalmentRequests, orders } from '../../platform/db/schema.ts'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { test as base } from '../../test/test.ts'
import { givenCheckoutShop, givenKnownGuest, orderOf, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { blankPlan } from './admin/plans.fixture.ts'

const inNepali = { ne: { bank: 'हिमचुली बैंक' } }

/** A guest with a piece of Nrs. 50,000 in the cart, in a shop with one plan. */
export const test = base
  .extend('shopper', async ({ app, db }) => {
    await givenCheckoutShop(db)
    await db.insert(instalmentPlans).values({ ...blankPlan, translations: inNepali })
    const shopper = givenKnownGuest(app)
    await shopper.add(await givenVariant(db, { price: 50_000 }))
    return shopper
  })
  /** The order of that guest, who asks for the plan, as the buyer and as staff have it. */
  .extend('wish', async ({ app, db, shopper }) => {
    const { data, trackKey } = (await place(shopper, asked(await quoteFor(shopper)))).json()
    const number: string = data.orderId
    const url = (path: string) => `/api/orders/${number}${path}?key=${trackKey}`
    const { call } = await givenStaff(app, 'support')
    const stored = async () => {
      const [row] = await db
        .select()
        .from(orders)
        .innerJoin(instalmentRequests, eq(instalmentRequests.orderId, orders.id))
        .where(eq(orders.number, number))
      return { order: row!.orders, request: row!.instalment_requests }
    }
    return {
      call,
      stored,
      read: async () => (await app.inject(url(''))).json().data,
      cancel: () => app.inject({ method: 'POST', url: url('/cancel'), payload: {} }),
      pay: (payment: string) => app.inject({ method: 'PUT', url: url('/payment'), payload: { payment } }),
      /** Moves the request on as a member of the staff who has just read it. */
      move: async (state: string, changes: object = {}) => {
        const seen = (await stored()).request.changedAt.toISOString()
        return call('PUT', `/orders/${number}/instalments`, { state, note: '', seen, ...changes })
      },
      told: (told: string) => call('PUT', `/orders/${number}/instalments/bank-told`, { told }),
      /** Numbers of the orders in the staff's list of instalments. */
      listed: async () =>
        (await call('GET', '/orders?open=instalments')).json().items.map((row: { number: string }) => row.number),
    }
  })

export const byTransfer = { payment: 'bank' }
export const wishOf = ({ instalments: [offer] }: Quote) => ({
  plan: offer!._id,
  version: offer!.version,
  instalment: offer!.figures.instalment,
  totalPaid: offer!.figures.totalPaid,
})
export const asked = (quote: Quote) => orderOf(quote, { ...byTransfer, instalments: wishOf(quote) })

import { randomUUID } from 'node:crypto'
import type { Quote } from '#contract/checkout.ts'
import { demoSettings } from '../../../seed/settings.ts'
import type { App } from '../../app.ts'
import { givenShopper, type Shopper } from '../../shop/cart/cart.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { BUYER_COOKIE, buyerProof } from '../../people/accounts/codes/known-buyer.ts'
import { testOptions } from '../../test/test.ts'
import { deliveryDistricts, deliveryZones, promotions, shopSettings } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** A shop with its fees, and three zones: Kathmandu (all methods), Ilam (no express), Humla (by arrangement, no cash). */
export async function givenCheckoutShop(db: Db): Promise<void> {
  await db.insert(shopSettings).values(demoSettings)
  const rows = await db
    .insert(deliveryZones)
    .values([
      {
        name: 'Valley',
        standardMinDays: 3,
        standardMaxDays: 4,
        expressMinDays: 1,
        expressMaxDays: 1,
        expressFee: 2_500,
      },
      { name: 'Hills', standardMinDays: 5, standardMaxDays: 7 },
      { name: 'Mountains', cashAllowed: false },
    ])
    .returning()
  const districts = ['Kathmandu', 'Ilam', 'Humla']
  await db.insert(deliveryDistricts).values(rows.map(({ id }, index) => ({ district: districts[index]!, zoneId: id })))
}

export async function givenPromotion(db: Db, values: Partial<typeof promotions.$inferInsert> = {}) {
  return onlyRow(
    await db
      .insert(promotions)
      .values({
        name: 'Autumn',
        kind: 'percentage',
        percent: values.kind ? null : 10,
        startsAt: new Date(0),
        ...values,
      })
      .returning(),
  )
}

/** What somebody in Kathmandu types. */
export const checkoutForm = {
  name: 'Asmita Rai',
  phone: '9841234567',
  email: 'asmita@post.example',
  district: 'Kathmandu',
  province: 'Bagmati',
  city: 'Kathmandu',
  ward: 10,
  street_address: 'Baneshwor Marg 12',
  landmark: '',
  position: null,
  apartment: 'Flat 4',
  zip: '44600',
  method: 'standard',
  payment: 'cod',
  floor: 2,
  note: 'Please call first',
  agreed: true,
} as const

type Values = Record<string, unknown>

/** A guest whose browser has entered a code for the form's e-mail address before: no order asks for another one. */
export function givenKnownGuest(app: App): Shopper {
  return givenShopper(app, { [BUYER_COOKIE]: buyerProof(testOptions.secrets.cookieKey, checkoutForm) })
}

/** What the checkout shows now. */
export async function quoteFor(shopper: Shopper, values: Values = {}): Promise<Quote> {
  const { district, method, payment } = checkoutForm
  const answer = await shopper.send('POST', '/api/checkout/quote', { district, method, payment, ...values })
  if (answer.statusCode !== 200) throw new Error(`A quote is answered ${answer.statusCode}: ${answer.body}`)
  return answer.json().data
}

/** The form together with what was shown. */
export function orderOf({ lines, totals }: Quote, values: Values = {}) {
  const shown = { total: totals.total, lines: lines.map(({ _id, price, quantity }) => ({ _id, price, quantity })) }
  return { ...checkoutForm, shown, ...values }
}

/** Presses the button, with a key of its own unless one is given. */
export function place(shopper: Shopper, body: object, key: string = randomUUID()) {
  return shopper.send('POST', '/api/orders', body, { 'idempotency-key': key })
}

/** Looks at the checkout and orders what it shows. */
export async function order(shopper: Shopper, values: Values = {}, key?: string) {
  const { district, method, coupon } = { ...checkoutForm, coupon: '', ...values }
  return place(shopper, orderOf(await quoteFor(shopper, { district, method, coupon }), values), key)
}

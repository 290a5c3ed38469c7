import { eq } from 'drizzle-orm'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { deliveries, deliveryDistricts, deliveryZones, variants } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { givenFirstPayment } from '../payments/payments.fixture.ts'
import { testOptions } from '../../test/test.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

const HOUR_MS = 3_600_000

export const staff = { actor: 'staff', id: null } as const
/** A shopper who uses the key from the mails. */
export const shopper = { actor: 'shopper', id: null, isBuyer: true } as const

/** An instant in Nepal time. */
export const nepal = (text: string) => new Date(`${text}+05:45`)

/** Inserts the zone of the district Kaski. */
export async function givenZone(db: Db, capacity: { slotCapacity?: number; truckCapacity?: number } = {}) {
  const days = { standardMinDays: 4, standardMaxDays: 6 }
  const zone = onlyRow(
    await db
      .insert(deliveryZones)
      .values({ name: 'Terai and Pokhara', ...days, ...capacity })
      .returning(),
  )
  await db.insert(deliveryDistricts).values({ district: 'Kaski', zoneId: zone.id })
  return zone
}

/** Inserts a variant that a person can carry, or a large one. */
export async function givenVariant(db: Db, { isLarge = false, stock = 5 } = {}) {
  const product = await givenProduct(db, { salesCount: 50, variants: [{ stock }] })
  const size = isLarge ? { widthCm: 200, depthCm: 90, heightCm: 80 } : { widthCm: 60, depthCm: 40, heightCm: 30 }
  const variant = onlyRow(
    await db
      .update(variants)
      .set({ ...size, weightKg: isLarge ? 70 : 5 })
      .where(eq(variants.productId, product.id))
      .returning(),
  )
  return { productId: product.id, variantId: variant.id }
}

/** Inserts an order with its deliveries, confirmed by the staff. */
export async function givenConfirmed(db: Db, values: Parameters<typeof givenOrder>[1] = {}, now = new Date()) {
  const order = await givenOrder(db, values)
  await givenFirstPayment(db, order)
  const { secrets } = testOptions
  const refused = await changeOrder({ db, secrets }, order.id, { action: 'confirm', by: staff, now })
  if (refused) throw new Error(`A given order was not confirmed: ${refused.refusal}`)
  return { ...order, state: 'confirm' as const }
}

/** Inserts a confirmed order and delivers it at a time, an hour after its confirmation. */
export async function givenDelivered(db: Db, at: Date, values: Parameters<typeof givenOrder>[1] = {}) {
  const order = await givenConfirmed(db, values, new Date(at.getTime() - HOUR_MS))
  const refused = await changeOrder({ db, secrets: testOptions.secrets }, order.id, {
    action: 'deliver',
    by: staff,
    now: at,
  })
  if (refused) throw new Error(`A given order was not delivered: ${refused.refusal}`)
  return { ...order, state: 'delivered' as const }
}

export function deliveriesOf(db: Db, orderId: string) {
  return db.select().from(deliveries).where(eq(deliveries.orderId, orderId)).orderBy(deliveries.number)
}

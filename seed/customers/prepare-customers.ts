import type { Db } from '#api/platform/db/client.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { defined } from '#domain/defined.ts'
import type { Batch } from '../generated-orders/batch.ts'
import { accountOf } from '../generated-orders/people.ts'
import type { Timeline } from '../generated-orders/timeline.ts'
import type { Offer } from '../orders/offers.ts'
import type { OrderRows } from '../orders/order-rows.ts'
import { seededRandom } from '../random.ts'
import { openPhotos } from './after-sales-rows.ts'
import { conversations } from './conversations.ts'
import { wantedPieces } from './insert-requests.ts'
import { addOrder, type Tools } from './order-rows.ts'
import { customers, type Customer } from './customers.ts'
import { planCustomers, type CustomerOrder } from './plan-customers.ts'

const SEED = 1_158
const DAY_MS = 86_400_000
const HALF_HOUR_MS = 1_800_000

export type SeededCustomer = Customer & { userId: string | null; orders: OrderRows[] }

/**
 * Adds the accounts and orders of the demo's customers to the batch, and their histories to the timeline.
 *
 * @returns the customers with their orders, oldest first
 */
export async function addCustomers(
  tx: Db,
  {
    offers,
    storage,
    dataKey,
    passwordHash,
    now,
    ...tools
  }: Pick<Tools, 'termsOf'> & {
    batch: Batch
    timeline: Timeline
    offers: readonly Offer[]
    storage: MediaStorage
    dataKey: DataKey
    /** The hash is of a password that nobody knows. */
    passwordHash: string
    now: Date
  },
): Promise<SeededCustomer[]> {
  const plan = planCustomers(offers, daysOf(tools.termsOf), now)
  const random = seededRandom(SEED)
  const pictureIds = offers.map(({ pictureId }) => pictureId)
  const photos = await openPhotos(tx, { storage, dataKey, pictureIds })
  const seeded = new Map<string, SeededCustomer>()
  for (const customer of customers) {
    const account = customer.isGuest
      ? undefined
      : accountOf(customer, { dataKey, passwordHash, createdAt: beginningOf(customer, plan, now) })
    if (account) tools.batch.users.push({ ...account, language: customer.language ?? 'en' })
    seeded.set(customer.name, { ...customer, userId: account?.id ?? null, orders: [] })
  }
  for (const order of plan) {
    const buyer = defined(seeded.get(order.customer.name), order.customer.name)
    buyer.orders.push(await addOrder(order, buyer.userId, { ...tools, dataKey, random, photos }))
  }
  return [...seeded.values()]
}

function daysOf(termsOf: Tools['termsOf']) {
  return new Map(
    customers.map(({ address: { district } }) => {
      const { zone, holidays } = termsOf(district).shop
      const days = { standard: zone?.standard ?? null, express: zone?.express ?? null }
      return [district, { zone: days, holidays, takesCash: zone?.cashAllowed ?? true }] as const
    }),
  )
}

/** Accounts begin half an hour before their first order, message or request. */
function beginningOf({ name }: Customer, plan: readonly CustomerOrder[], now: Date): Date {
  const ordered = plan.find(({ customer }) => customer.name === name)?.plan.placedAt ?? now
  const written = [...conversations, ...wantedPieces].filter(({ by }) => by === name)
  const first = Math.min(ordered.getTime(), ...written.map(({ daysAgo }) => now.getTime() - daysAgo * DAY_MS))
  return new Date(first - HALF_HOUR_MS)
}

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { privateColumns as accountColumns } from '#api/people/accounts/profile/private-details.ts'
import type { Db } from '#api/platform/db/client.ts'
import { deliveries, deliveryLines, mails, orderEvents, orderLines, orders, users } from '#api/platform/db/schema.ts'
import { privateColumns as orderColumns } from '#api/sales/orders/private-order.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { ORDER_NUMBER_LOT_LENGTH, ORDER_NUMBER_CHARACTERS, orderNumber } from '#domain/orders/order-number.ts'
import { orderTotal } from '#domain/checkout/order-total.ts'
import { demoAddresses } from '../seed/shopper.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { seededRandom, type Random } from '../seed/random.ts'

const SEED = 10_000
const ROWS_A_BATCH = 500
const DAY_MS = 86_400_000
const DAYS_OF_ORDERS = 365
const SHIPPING = { method: 'delivery', fee: 1_000, largeItemFee: 0, freeOver: 100_000 } as const
const MAILS_AN_ORDER = 4
const ENTRIES_AN_ORDER = 6

const givenNames = ['Asmita', 'Bishnu', 'Chandra', 'Deepa', 'Eshwor', 'Gita', 'Hari', 'Ishwari', 'Kamal', 'Laxmi']
const familyNames = ['Rai', 'Gurung', 'Tamang', 'Shrestha', 'Thapa', 'Magar', 'Karki', 'Adhikari', 'Maharjan', 'Sherpa']

type Sold = { variantId: number; productId: number; sku: string; name: string; size: string | null; price: number }
type State = 'pending' | 'confirm' | 'delivered'
type Buyer = { id: string; name: string; email: string }

/**
 * Gives a shop a year behind it: customers, each with one order on an average, and with the orders what they leave:
 * lines, events, deliveries, mails that have left, and what staff did in the audit log.
 */
export async function makeBusy(db: Db, dataKey: DataKey, count: number): Promise<void> {
  const random = seededRandom(SEED)
  const { rows: goods } = await db.execute<Sold>(sql`
    select v.id as "variantId", p.id as "productId", v.sku, p.name, v.size, v.price
    from variants v join products p on p.id = v.product_id order by md5(v.id::text) limit ${count}`)
  for (let first = 0; first < count; first += ROWS_A_BATCH) {
    const batch = Math.min(ROWS_A_BATCH, count - first)
    await db.transaction(async (tx) => {
      const buyers = Array.from({ length: batch }, (_, at) => buyer(random, first + at))
      await tx.insert(users).values(buyers.map((one) => accountOf(one, dataKey, random)))
      const made = buyers.map(() => orderRows(random.pick(buyers), random, goods, dataKey))
      await tx.insert(orders).values(made.map(({ order }) => order))
      await tx.insert(orderLines).values(made.flatMap(({ lines }) => lines))
      await tx.insert(orderEvents).values(made.flatMap(({ events }) => events))
      await tx.insert(deliveries).values(made.map(({ delivery }) => delivery))
      await tx.insert(deliveryLines).values(made.flatMap(({ delivered }) => delivered))
      await tx.insert(mails).values(made.flatMap(({ told }) => told))
    })
  }
  await db.execute(sql`
    insert into audit_log (at, staff_id, staff_name, call, request_id, table_name, row_key, action, before, after)
    select now() - make_interval(mins => n), staff.id, staff.name, 'PUT /api/admin/products/:id', md5(n::text), 'variants',
      (1 + n % ${count})::text, 'update', jsonb_build_object('price', n, 'stock', n % 40),
      jsonb_build_object('price', n + 100, 'stock', n % 41)
    from generate_series(1, ${count * ENTRIES_AN_ORDER}) n,
      (select id, name from staff order by created_at limit 1) staff`)
  await db.execute(sql`vacuum (analyze)`)
}

function buyer(random: Random, at: number): Buyer {
  const name = `${random.pick(givenNames)} ${random.pick(familyNames)}`
  return { id: randomUUID(), name, email: `${name.toLowerCase().replace(' ', '.')}.${at}@post.example` }
}

function accountOf({ id, name, email }: Buyer, dataKey: DataKey, random: Random): typeof users.$inferInsert {
  const { district, province, phone } = demoAddresses[0]
  const details = {
    mobile: `+977${phone}`,
    date_of_birth: '1990-04-14',
    country: 'Nepal',
    province,
    district,
    City: 'Kathmandu',
    street_address_1: 'Baneshwor Marg 12',
  }
  const createdAt = new Date(Date.now() - random.whole(1, DAYS_OF_ORDERS) * DAY_MS)
  const columns = accountColumns(dataKey, id, details)
  return { id, name, email, passwordHash: 'none: nobody logs in as this one', ...columns, createdAt }
}

function orderRows({ id: userId, name, email }: Buyer, random: Random, goods: readonly Sold[], dataKey: DataKey) {
  const id = randomUUID()
  const placedAt = new Date(Date.now() - random.whole(1, DAYS_OF_ORDERS * 24) * (DAY_MS / 24))
  const isBrought = placedAt.getTime() < Date.now() - 10 * DAY_MS
  const state: State = isBrought ? 'delivered' : random.chance(0.5) ? 'confirm' : 'pending'
  const sold = Array.from({ length: random.whole(1, 3) }, () => random.pick(goods))
  const priced = sold.map(({ price }) => ({ unitPrice: price, quantity: 1, categoryIds: [], isLarge: false }))
  const { lines: figures, subtotal, shipping, shippingVat, total, vat } = orderTotal(priced, SHIPPING, [], placedAt)
  const lines = sold.map((line, position) => {
    return { ...line, ...figures[position]!, quantity: 1, orderId: id, position }
  })
  const { province, district, phone } = random.pick(demoAddresses)
  const lot = Array.from({ length: ORDER_NUMBER_LOT_LENGTH }, () => random.pick([...ORDER_NUMBER_CHARACTERS])).join('')
  const street = { street_address: 'Baneshwor Marg 12', landmark: '', position: null, apartment: '' }
  const place = { ...street, city: 'Kathmandu', ward: 10, zip: '44600' }
  const details = { ...place, floor: 0, hasLift: false, access: '', note: '', phone: `+977${phone}` }
  const deliveryId = randomUUID()
  const day = nepalDay(placedAt)
  const deliveryState = isBrought ? ('delivered' as const) : ('planned' as const)
  return {
    order: {
      id,
      userId,
      name,
      email,
      province,
      district,
      placedAt,
      subtotal,
      shipping,
      shippingVat,
      total,
      vat,
      number: orderNumber(day, lot),
      state,
      ...orderColumns(dataKey, id, details),
      method: 'standard' as const,
      payment: 'cod' as const,
    },
    lines,
    events: eventsOf(id, userId, state, placedAt),
    delivery: {
      id: deliveryId,
      orderId: id,
      number: 1,
      state: deliveryState,
      day,
      slot: 'morning' as const,
      isLarge: false,
      code: '123456',
      createdAt: placedAt,
      deliveredAt: isBrought ? placedAt : null,
    },
    delivered: lines.map(({ orderId, position, quantity }) => ({ deliveryId, orderId, position, quantity })),
    told: Array.from({ length: MAILS_AN_ORDER }, (_, at) => {
      const event = `order-placed:${id}:${at}`
      return { id: randomUUID(), event, to: email, template: 'order-placed', createdAt: placedAt, sentAt: placedAt }
    }),
  }
}

function eventsOf(orderId: string, userId: string, state: State, placedAt: Date) {
  const by = { orderId, actorId: userId, actor: 'shopper' as const, at: placedAt }
  const placed = { ...by, action: 'place' as const, state: 'pending' as const }
  const confirmed = { ...by, action: 'confirm' as const, state: 'confirm' as const }
  const delivered = { ...by, action: 'deliver' as const, state: 'delivered' as const }
  return { pending: [placed], confirm: [placed, confirmed], delivered: [placed, confirmed, delivered] }[state]
}

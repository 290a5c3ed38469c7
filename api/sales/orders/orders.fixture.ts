import { randomInt, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ORDER_NUMBER_LOT_LENGTH, ORDER_NUMBER_CHARACTERS, orderNumber } from '#domain/orders/order-number.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { orderTotal } from '#domain/checkout/order-total.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  orderEvents,
  orderLines,
  orderReductions,
  orders,
  products,
  promotions,
  variants,
} from '../../platform/db/schema.ts'
import { testOptions } from '../../test/test.ts'
import { privateColumns, type PrivateOrder } from './private-order.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

export const givenDetails: PrivateOrder = {
  phone: '+9779841234567',
  city: 'Pokhara',
  ward: 6,
  street_address: 'Baidam, Lakeside',
  landmark: '',
  position: null,
  apartment: '',
  zip: '33700',
  floor: 2,
  hasLift: false,
  access: 'A narrow lane',
  note: 'Please call before noon.',
}

const everybodys = {
  code: null,
  categoryId: null,
  minimum: 0,
  startsAt: new Date(0),
  endsAt: null,
  usesLeft: null,
  usesLeftEach: null,
}

type GivenLine = Partial<typeof orderLines.$inferInsert>
type GivenOrder = Partial<typeof orders.$inferInsert> & {
  details?: Partial<PrivateOrder>
  /** One of a new product, 10,000 for one piece, unless told otherwise. */
  lines?: GivenLine[]
  /** Promotions that took 100 rupees each. */
  promotionIds?: string[]
}

/** An order as placing leaves it, with its first event; `values` say what the test is about. */
export async function givenOrder(db: Db, values: GivenOrder = {}) {
  const { details, lines = [{}], promotionIds = [], ...columns } = values
  const id = randomUUID()
  const sold = await Promise.all(lines.map((line) => soldLine(db, line)))
  const taken = promotionIds.map((promotionId) => ({ promotionId, name: 'Dashain', amount: 100 }))
  const figures = orderTotal(
    sold.map(({ price, quantity }) => ({ unitPrice: price, quantity, categoryIds: [], isLarge: false })),
    { method: 'delivery', fee: 1_000, largeItemFee: 0, freeOver: 100_000 },
    taken.map(({ promotionId, amount }) => ({ ...everybodys, id: promotionId, effect: { kind: 'amount', amount } })),
    new Date(),
  )
  const { subtotal, shipping, shippingVat, total, vat } = figures
  const order = onlyRow(
    await db
      .insert(orders)
      .values({
        id,
        number: givenNumber(),
        name: 'Asmita Gurung',
        email: 'Asmita@Post.example',
        province: 'Gandaki',
        district: 'Kaski',
        ...privateColumns(testOptions.secrets.dataKey, id, { ...givenDetails, ...details }),
        method: 'standard',
        payment: 'cod',
        estimateFirst: '2026-11-24',
        estimateLast: '2026-11-26',
        subtotal,
        shipping,
        shippingVat,
        total,
        vat,
        ...columns,
      })
      .returning(),
  )
  await db
    .insert(orderLines)
    .values(sold.map((line, position) => ({ ...line, ...figures.lines[position]!, orderId: id, position })))
  if (taken.length > 0) {
    await db.insert(orderReductions).values(taken.map((one, position) => ({ ...one, orderId: id, position })))
  }
  await db.insert(orderEvents).values({
    orderId: id,
    action: 'place',
    state: 'pending',
    actor: 'shopper',
    actorId: order.userId,
    at: order.placedAt,
  })
  return order
}

function givenNumber(): string {
  const characters = Array.from({ length: ORDER_NUMBER_LOT_LENGTH }, () => ORDER_NUMBER_CHARACTERS[randomInt(32)])
  return orderNumber('2026-11-21', characters.join(''))
}

async function soldLine(db: Db, given: GivenLine) {
  const { price = 10_000, quantity = 1 } = given
  const ids = given.variantId === undefined ? await newVariant(db) : {}
  return { sku: 'RARA-BED', name: 'Rara Bed', size: '153*200', ...ids, ...given, price, quantity }
}

async function newVariant(db: Db) {
  const { id: productId } = await givenProduct(db)
  const variant = onlyRow(
    await db
      .select({ variantId: variants.id })
      .from(variants)
      .where(sql`${variants.productId} = ${productId}`),
  )
  return { productId, variantId: variant.variantId }
}

/** A code that takes 100 off, of whose uses some are gone. */
export async function givenPromotion(db: Db, values: Partial<typeof promotions.$inferInsert> = {}) {
  return onlyRow(
    await db
      .insert(promotions)
      .values({ name: 'Dashain', kind: 'amount', amount: 100, uses: 3, ...values })
      .returning(),
  )
}

export async function stateOf(db: Db, id: string): Promise<OrderState> {
  const order = onlyRow(await db.select().from(orders).where(eq(orders.id, id)))
  return order.state
}

/** The first is its placing. */
export function eventsOf(db: Db, orderId: string) {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)
}

/** What the shop has of something, and has sold. */
export async function goodsOf(db: Db, { productId, variantId }: { productId: number; variantId: number }) {
  const [variant] = await db.select().from(variants).where(eq(variants.id, variantId))
  const [product] = await db.select().from(products).where(eq(products.id, productId))
  return { stock: variant?.stock, shown: product?.stock, sales: product?.salesCount }
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import { invoices, mails, stockMovements, variants } from '#api/platform/db/schema.ts'
import type { Bought, Good } from './week-orders.ts'
import { inShop } from './shop-under-test.ts'
import { expect } from './test.ts'

/** Mails leave in the background, several hundred of them. */
const MAILS_PATIENCE_MS = 240_000

/** Expects that each buyer was sent exactly so many mails of a template, and waits until they have left. */
export async function expectTold(
  bought: readonly Bought[],
  template: 'order-confirmed' | 'order-cancelled' | 'order-edited' | 'delivery-news',
  times = 1,
): Promise<void> {
  const addresses = bought.map(({ email }) => email)
  const left = () =>
    inShop(({ db }) =>
      db
        .select({ to: mails.to, sentAt: mails.sentAt })
        .from(mails)
        .where(and(eq(mails.template, template), inArray(mails.to, addresses))),
    )
  const told = (await left()).map(({ to }) => to)
  const wanted = addresses.flatMap((address) => Array<string>(times).fill(address))
  expect(told.toSorted(), template).toEqual(wanted.toSorted())
  await expect
    .poll(async () => (await left()).filter(({ sentAt }) => sentAt === null).length, { timeout: MAILS_PATIENCE_MS })
    .toBe(0)
}

/** Returns the stock of a good, and expects its movements to add up to it. */
export function readStock({ id }: Good): Promise<number> {
  return inShop(async ({ db }) => {
    const [variant] = await db
      .select()
      .from(variants)
      .where(eq(variants.productId, Number(id)))
    const [moved] = await db
      .select({ sum: sql<number>`coalesce(sum(${stockMovements.change}), 0)::int` })
      .from(stockMovements)
      .where(eq(stockMovements.variantId, variant!.id))
    expect(moved!.sum).toBe(variant!.stock)
    return variant!.stock
  })
}

/** Reads the invoices and credit notes of these orders, in the order of their numbers. */
export function readPapers(bought: readonly Bought[]) {
  const ids = bought.map(({ id }) => id)
  return inShop(({ db }) =>
    db.select().from(invoices).where(inArray(invoices.orderId, ids)).orderBy(invoices.kind, invoices.sequence),
  )
}

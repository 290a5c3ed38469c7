import { eq, inArray, and, sql } from 'drizzle-orm'
import type { VariantForm } from '#contract/admin/catalog/products.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orderLines, orders, variants } from '../../../platform/db/schema.ts'
import { idOfColor, type ColorIds } from './write-colors.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'

/**
 * Deletes variants. Orders keep their own copy of the texts; carts show the line as gone.
 *
 * @throws AppError conflict while a pending or confirmed order has one of them, since its stock could not be returned
 */
export async function removeVariants(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const [waiting] = await tx
    .select({ sku: orderLines.sku, number: orders.number })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.variantId, [...ids]), inArray(orders.state, ['pending', 'confirm'])))
    .limit(1)
  if (waiting) {
    throw new AppError('conflict', say('products.awaited-by-order', { number: waiting.number, sku: waiting.sku }))
  }
  await tx.delete(variants).where(inArray(variants.id, [...ids]))
}

/**
 * Updates changed variants in one statement, so that they can swap unique values, and inserts new ones. The shop lists
 * them by color, whatever the order of the form is.
 *
 * @param colorIds  in the order of the colors
 */
export async function writeVariants(
  tx: Db,
  productId: number,
  forms: readonly VariantForm[],
  colorIds: ColorIds,
): Promise<void> {
  const order = [...colorIds.keys()]
  const placeOf = ({ color }: VariantForm) => (color === null ? -1 : order.indexOf(color))
  const inOrder = forms.toSorted((one, other) => placeOf(one) - placeOf(other))
  const rows = inOrder.map(({ color, size, type, ...form }, position) => {
    return { ...form, colorId: idOfColor(colorIds, color), size: size || null, type: type || null, position }
  })
  const kept = rows.filter(({ id }) => id !== null)
  if (kept.length > 0) await tx.execute(updateOf(kept))
  const added = rows.filter(({ id }) => id === null).map(({ id: _new, ...row }) => ({ ...row, productId }))
  if (added.length > 0) await tx.insert(variants).values(added)
}

const columns = sql.raw(
  'position, color_id, size, type, sku, price, old_price, cost, low_stock_at, weight_kg, width_cm, depth_cm, height_cm, packages',
)
const givenColumns = sql.raw(
  `g.position, g."colorId", g.size, g.type, g.sku, g.price, g."oldPrice", g.cost, g."lowStockAt", g."weightKg", g."widthCm", g."depthCm", g."heightCm", g.packages`,
)

function updateOf(rows: readonly object[]) {
  return sql`
    update variants set (${columns}) = (${givenColumns})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id integer, position integer, "colorId" integer, size text, type text, sku text,
      price integer, "oldPrice" integer, cost integer, "lowStockAt" integer, "weightKg" numeric(6, 1),
      "widthCm" integer, "depthCm" integer, "heightCm" integer, packages jsonb)
    where variants.id = g.id and (${sql.raw(ownColumns)}) is distinct from (${givenColumns})`
}

const ownColumns = [
  'position',
  'color_id',
  'size',
  'type',
  'sku',
  'price',
  'old_price',
  'cost',
  'low_stock_at',
  'weight_kg',
  'width_cm',
  'depth_cm',
  'height_cm',
  'packages',
]
  .map((column) => `variants.${column}`)
  .join(', ')

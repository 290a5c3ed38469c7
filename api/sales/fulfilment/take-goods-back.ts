import { defined } from '#domain/defined.ts'
import type { Db } from '../../platform/db/client.ts'
import { addStock, lockGoods, takeSales } from '../orders/change-queries.ts'
import type { StockCause } from '../../shop/stock/stock-queries.ts'
import type { AfterSales } from './after-sales-rows.ts'
import type { Pieces } from './delivery-queries.ts'

/**
 * Deducts pieces from the sales counts, and restocks them if `restock` names a cause. Products and variants that were
 * deleted are skipped.
 *
 * @param restocked  the pieces that go back on sale; all by default
 */
export async function takeGoodsBack(
  tx: Db,
  { lines }: AfterSales,
  pieces: readonly Pieces[],
  restock: StockCause | undefined,
  restocked: readonly Pieces[] = pieces,
) {
  const [products, variants] = goodsOf(lines, pieces)
  await lockGoods(tx, { products, variants })
  if (restock) await addStock(tx, goodsOf(lines, restocked)[1], restock)
  await takeSales(tx, products)
}

/** Returns the products and variants of these pieces. */
function goodsOf(lines: AfterSales['lines'], pieces: readonly Pieces[]) {
  const [products, variants] = [new Map<number, number>(), new Map<number, number>()]
  for (const { position, quantity } of pieces) {
    const { productId, variantId } = defined(
      lines.find((line) => line.position === position),
      `line ${position}`,
    )
    if (productId !== null) products.set(productId, (products.get(productId) ?? 0) + quantity)
    if (variantId !== null) variants.set(variantId, (variants.get(variantId) ?? 0) + quantity)
  }
  return [listed(products), listed(variants)] as const
}

function listed(counts: ReadonlyMap<number, number>) {
  return [...counts].map(([id, quantity]) => ({ id, quantity }))
}

import type { Db } from '../db/client.ts'
import { addStock, lockGoods, takeSales } from '../orders/change-queries.ts'
import type { StockCause } from '../stock/stock-cause.ts'
import type { AfterSales } from './after-sales-rows.ts'
import type { Pieces } from './delivery-queries.ts'

/** Takes pieces out of the sales, and has them for sale again unless there is no cause for that: of products and variants that still exist. */
export async function takeGoodsBack(
  tx: Db,
  { lines }: AfterSales,
  pieces: readonly Pieces[],
  restock: StockCause | undefined,
) {
  const goods = { products: new Map<number, number>(), variants: new Map<number, number>() }
  for (const { position, quantity } of pieces) {
    const { productId, variantId } = lines.find((line) => line.position === position)!
    if (productId !== null) goods.products.set(productId, (goods.products.get(productId) ?? 0) + quantity)
    if (variantId !== null) goods.variants.set(variantId, (goods.variants.get(variantId) ?? 0) + quantity)
  }
  const [products, variants] = [listed(goods.products), listed(goods.variants)]
  await lockGoods(tx, { products, variants })
  if (restock) await addStock(tx, variants, restock)
  await takeSales(tx, products)
}

function listed(counts: ReadonlyMap<number, number>) {
  return [...counts].map(([id, quantity]) => ({ id, quantity }))
}

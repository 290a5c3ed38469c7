import type { Db } from '../db/client.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import { changeHeldOrder, type Changer, type OrderShop } from '../orders/change-order.ts'
import { addStock, lockGoods, takeSales } from '../orders/change-queries.ts'
import { holdOrder } from '../orders/hold-order.ts'
import type { StoredOrder } from '../orders/order-queries.ts'
import { changeRefused } from '../orders/refusals.ts'
import { oweRefund } from '../payments/owe-refund.ts'
import { readAfterSales, type AfterSales } from './after-sales-rows.ts'
import { changeHeldReturn, type ReturnName, type StoredReturn } from './change-return.ts'
import type { Pieces } from './delivery-queries.ts'
import { isAllBack, piecesBack, readReturnRefund } from './return-refund.ts'

/**
 * The goods of a return are in the shop: their refund is owed and credited, and they are for sale again where `restock`
 * says so. With the last pieces of an order all of it is returned.
 *
 * @throws AppError not_found; conflict before it was approved, and after it was received
 */
export function receiveReturn(
  { db, secrets }: OrderShop,
  name: ReturnName,
  { restock, by, now = new Date() }: { restock: boolean; by: Changer; now?: Date },
): Promise<void> {
  return holdOrder(db, name.orderId, async (tx, order) => {
    const known = await readAfterSales(tx, order)
    const request = await changeHeldReturn(tx, secrets, order, known, name.returnId, 'receive', { by, now })
    const { most } = await readReturnRefund(tx, order, known, request)
    const amount = Math.min(request.refund ?? 0, most) // damage may have been refunded since it was approved
    if (amount > 0) await oweRefund(tx, secrets, order, { cause: `return:${request.id}`, amount, now })
    await takeGoodsBack(tx, known, request.pieces, restock)
    const isAll = isAllBack(known.lines, piecesBack(known.rows.returns, request.id))
    const wasAll = isAll && (await endOrder(tx, secrets, order, { by, now }))
    const isRest = isAll && amount === order.total
    if (amount > 0) await credit(tx, secrets, { ...order, ...wasAll }, request, { amount, isRest, now })
  })
}

/** Of products and variants that still exist. */
async function takeGoodsBack(tx: Db, { lines }: AfterSales, pieces: readonly Pieces[], restock: boolean) {
  const goods = { products: new Map<number, number>(), variants: new Map<number, number>() }
  for (const { position, quantity } of pieces) {
    const { productId, variantId } = lines.find((line) => line.position === position)!
    if (productId !== null) goods.products.set(productId, (goods.products.get(productId) ?? 0) + quantity)
    if (variantId !== null) goods.variants.set(variantId, (goods.variants.get(variantId) ?? 0) + quantity)
  }
  const [products, variants] = [listed(goods.products), listed(goods.variants)]
  await lockGoods(tx, { products, variants })
  if (restock) await addStock(tx, variants)
  await takeSales(tx, products)
}

function listed(counts: ReadonlyMap<number, number>) {
  return [...counts].map(([id, quantity]) => ({ id, quantity }))
}

async function endOrder(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { by, now }: { by: Changer; now: Date },
): Promise<{ state: 'returned' }> {
  const change = await changeHeldOrder(tx, secrets, order, { action: 'return', by, now, isSettled: true })
  if (change) throw changeRefused(change)
  return { state: 'returned' }
}

async function credit(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { id, pieces }: StoredReturn,
  { amount, isRest, now }: { amount: number; isRest: boolean; now: Date },
) {
  const lines = pieces.map(({ position, quantity }) => ({ position, quantity }))
  const wanted = isRest ? ({ rest: true } as const) : { lines, amount }
  await issueCreditNote(tx, secrets, order, { cause: `return:${id}`, ...wanted }, now)
}

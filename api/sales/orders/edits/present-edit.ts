import type { EditableOrder, OrderEditBody, OrderEditPreview } from '#contract/admin/orders/edits.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import { LEAST_WALLET_RUPEES } from '#domain/payments/payments.ts'
import type { Language } from '#domain/language/languages.ts'
import { translateMessage } from '../../../platform/language/translate-message.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { colorIn } from '../../../platform/language/localized.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { refuseStale } from '../../../platform/records/version.ts'
import { refundWay } from '../../credit/refund-way.ts'
import { readMoneyOf } from '../../payments/money-rows.ts'
import { isFirstPaid } from '../../payments/order-money.ts'
import { readShop } from '../../terms/shop-queries.ts'
import { readStaffLines } from '../admin/order-rows.ts'
import type { StoredOrder } from '../order-record.ts'
import { decryptOrder } from '../private-order.ts'
import { staffDiscountOf } from './edit-discounts.ts'
import { readGoods, readLines, readVariantsOf } from './edit-queries.ts'
import { editRefusal } from './edit-refusal.ts'
import { isInvoiced } from './is-invoiced.ts'
import { editVersion, figureEdit } from './figure-edit.ts'

/** What staff edit: the order's lines with the stock of each. */
export async function showEditable(db: Db, order: StoredOrder, language: Language = 'en'): Promise<EditableOrder> {
  const goods = await readGoods(db, order.id)
  const now = await readLines(db, goods.lines)
  const shown = await readStaffLines(db, [order.id])
  const othersOf = await readOthers(
    db,
    now.flatMap(({ product }) => product?.id ?? []),
  )
  const why = await editRefusal(db, order)
  return {
    id: order.id,
    number: order.number,
    version: editVersion(order, goods),
    why: why === null ? null : translateMessage(language, why),
    lines: shown.map(({ position, variantId, sku, name, color, size, type, picture, price, quantity }, index) => {
      const stock = now[index]?.variant?.stock ?? 0
      const others = othersOf(now[index]?.product?.id, variantId)
      return { position, variantId, sku, name, color, size, type, picture, price, quantity, stock, others }
    }),
    fee: order.method === 'pickup' ? null : order.shipping,
    stores: ((await readShop(db, order.district))?.stores ?? []).map(({ slug, name }) => ({ slug, name })),
    discount: staffDiscountOf(goods.reductions),
  }
}

/** Reads the variants for which each line could be changed. */
async function readOthers(db: Db, productIds: readonly number[]) {
  const known = await readVariantsOf(db, productIds)
  const asked = known.map(({ id }) => ({ variantId: id, name: '', color: null, size: null, type: null, quantity: 1 }))
  const lines = await readLines(db, asked)
  return (productId: number | undefined, exceptId: number | null): EditableOrder['lines'][number]['others'] => {
    return lines.flatMap(({ product, variant, kept, size, type }) => {
      if (!variant || !product?.listed || product.id !== productId) return []
      if (variant.id === exceptId || variant.stock === 0) return []
      const { id: variantId, sku, price, stock } = variant
      return [{ variantId, sku, color: colorIn(kept.color, 'en'), size, type, price, stock }]
    })
  }
}

/**
 * Computes what an edit would do, and does nothing.
 *
 * @throws AppError invalid_input with the problem of each field; stale; conflict once it is too late
 */
export async function previewEdit(
  { db, dataKey }: { db: Db; dataKey: DataKey },
  order: StoredOrder,
  { version, ...wanted }: OrderEditBody,
  now = new Date(),
): Promise<OrderEditPreview> {
  const why = await editRefusal(db, order)
  if (why !== null) throw new AppError('conflict', why)
  const before = await readGoods(db, order.id)
  refuseStale({ version: editVersion(order, before) }, version)
  const details = decryptOrder(dataKey, order.id, order.privateDetails!)
  const edit = await figureEdit(db, { order, details, before }, wanted, now)
  const { lines, figures, reductions, change, isChanged, dropped, due, refund } = edit
  const money = (await readMoneyOf(db, [order.id]))(order.id)
  return {
    isChanged,
    change,
    due,
    refund,
    lines: lines.map(({ price, quantity, total }) => ({ price, quantity, total })),
    subtotal: figures.subtotal,
    reductions: reductions.map(({ name, amount }) => ({ name, amount })),
    vat: figures.vat,
    dropped: dropped.map(({ name }) => name),
    payment: order.payment,
    refundTo: await refundWay(db, order, money, refund),
    document: (await isInvoiced(db, order.id)) ? (edit.isOnPaper ? 'reissued' : 'stays') : 'follows',
    isTooSmallForWallet: isWallet(order.payment) && due > 0 && due < LEAST_WALLET_RUPEES,
    confirms:
      order.state === 'pending' && order.payment !== 'cod' && isFirstPaid({ ...order, total: figures.total }, money),
  }
}

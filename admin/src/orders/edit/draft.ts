import type { EditableOrder } from '#contract/admin/orders/edits.ts'
import type { Good } from '#contract/admin/phone-orders.ts'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import type { EditFee } from '#domain/orders/order-edit.ts'

/** A line of the form. `position` is that of the order, null for a line that was added. */
export type DraftLine = Pick<EditableOrder['lines'][number], 'variantId' | 'sku' | 'picture' | 'price' | 'quantity'> & {
  position: number | null
  title: string
  /** Pieces that the line may have. */
  most: number
}

/** Form values of an edit. */
export type Draft = {
  version: string
  lines: DraftLine[]
  fee: EditFee
  discount: number | null
  reason: string | null
}

/** Returns the initial form values of an order. */
export function draftOf({ version, lines, discount }: EditableOrder): Draft {
  return { version, lines: lines.map(keptLine), fee: 'keep', discount, reason: '' }
}

export function keptLine(line: EditableOrder['lines'][number]): DraftLine {
  const { position, variantId, sku, picture, price, quantity, stock } = line
  const most = Math.max(quantity, Math.min(MAX_QUANTITY, quantity + stock))
  return { position, variantId, sku, picture, price, quantity, most, title: nameWithChoice(line.name, line) }
}

export function addedLine(good: Good): DraftLine {
  const { variantId, sku, picture, price, stock } = good
  const most = Math.max(1, Math.min(MAX_QUANTITY, stock))
  return { position: null, variantId, sku, picture, price, quantity: 1, most, title: nameWithChoice(good.name, good) }
}

/** Returns the edit in the API's format, without its reason. */
export function wantedOf({ version, lines, fee, discount }: Draft) {
  return {
    version,
    lines: lines.map(({ position, variantId, quantity }) => {
      return position === null ? { variantId: variantId!, quantity } : { position, quantity }
    }),
    fee,
    discount: discount ?? 0,
  }
}

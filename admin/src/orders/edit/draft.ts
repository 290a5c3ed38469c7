import type { EditableOrder } from '#contract/admin/orders/edits.ts'
import type { Good } from '#contract/admin/phone-orders.ts'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { choiceName, nameWithChoice } from '#domain/catalog/variant-name.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { EditFee } from '#domain/orders/order-edit.ts'
import { positionOf } from '../place-inputs.tsx'

/** A line of the form. `position` is that of the order, null for a line that was added. */
export type DraftLine = Pick<EditableOrder['lines'][number], 'variantId' | 'sku' | 'picture' | 'price' | 'quantity'> & {
  position: number | null
  title: string
  /** Pieces that the line may have. */
  most: number
  /** Other sizes, colors and types; none for a line that was added. */
  others: EditableOrder['lines'][number]['others']
  name: string
  /** Its color, size and type. */
  choice: string
  /** The line as the order has it, once staff have chosen another variant for it. */
  before?: DraftLine
}

/** Form values of an edit. Those of the address are set once staff change it; `mark` is the position as text. */
export type Draft = {
  version: string
  lines: DraftLine[]
  fee: EditFee
  discount: number | null
  reason: string | null
  changesDelivery: boolean
  method?: ShippingMethod
  store?: string | null
  province?: string | null
  district?: string | null
  city?: string | null
  ward?: number | null
  street_address?: string | null
  landmark?: string | null
  apartment?: string | null
  zip?: string | null
  mark?: string | null
}

/** Returns the initial form values of an order. */
export function draftOf({ version, lines, discount }: EditableOrder): Draft {
  return { version, lines: lines.map(keptLine), fee: 'keep', discount, reason: '', changesDelivery: false }
}

export function keptLine(line: EditableOrder['lines'][number]): DraftLine {
  const { position, variantId, sku, picture, price, quantity, stock } = line
  const most = Math.max(quantity, Math.min(MAX_QUANTITY, quantity + stock))
  const { name, others } = line
  const choice = choiceName(line)
  const title = nameWithChoice(name, line)
  return { position, variantId, sku, picture, price, quantity, most, others, name, choice, title }
}

/** Returns a line of the order with another variant, at its price of today; or as it was, for the variant that it had. */
export function withVariant(line: DraftLine, variantId: number): DraftLine {
  const before = line.before ?? line
  const other = before.others.find((one) => one.variantId === variantId)
  if (!other) return { ...before, quantity: Math.min(line.quantity, before.most) }
  const { sku, price, stock } = other
  const most = Math.min(MAX_QUANTITY, stock)
  const quantity = Math.min(line.quantity, most)
  const title = nameWithChoice(before.name, other)
  return { ...before, position: null, variantId, sku, price, quantity, most, title, before }
}

export function addedLine(good: Good): DraftLine {
  const { variantId, sku, picture, price, stock, name } = good
  const most = Math.max(1, Math.min(MAX_QUANTITY, stock))
  const title = nameWithChoice(name, good)
  return {
    position: null,
    variantId,
    sku,
    picture,
    price,
    quantity: 1,
    most,
    others: [],
    name,
    choice: choiceName(good),
    title,
  }
}

/** Returns the edit in the API's format, without its reason. */
export function wantedOf(draft: Draft) {
  const { version, lines, fee, discount } = draft
  return {
    version,
    lines: lines.map(({ position, variantId, quantity }) => {
      return position === null ? { variantId: variantId!, quantity } : { position, quantity }
    }),
    fee,
    discount: discount ?? 0,
    delivery: draft.changesDelivery ? deliveryOf(draft) : null,
  }
}

/** Returns address and method in the API's format: react-admin's inputs use null for empty texts. */
function deliveryOf({ method, store, ward, mark, ...texts }: Draft) {
  const { province, district, city, street_address, landmark, apartment, zip } = texts
  return {
    method,
    ...(method === 'pickup' && store && { store }),
    province: province ?? '',
    district: district ?? '',
    city: city ?? '',
    ward: ward ?? null,
    street_address: street_address ?? '',
    landmark: landmark ?? '',
    position: positionOf(mark ?? null),
    apartment: apartment ?? '',
    zip: zip ?? '',
  }
}

import type { OrderEditBody } from '#contract/admin/orders/edits.ts'
import { isLargeVariant } from '#domain/catalog/sizes.ts'
import type { PricedLine } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import { sumOf } from '#domain/sum.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'
import type { CheckoutLine } from '../../checkout/line-queries.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readLines, type EditedLine, type StockChange } from './edit-queries.ts'

type Wanted = OrderEditBody['lines'][number]

/** A line of an edited order before its sums are known. `from` is its position before, null for a new one. */
export type ResolvedLine = {
  from: number | null
  sold: Omit<EditedLine, 'position' | 'subtotal' | 'reduction' | 'total' | 'vat'>
  priced: PricedLine
}

/**
 * Completes the lines that staff want. Lines that stay keep name and price.
 *
 * @param before  the order's lines
 * @throws AppError invalid_input with the problem of each line
 */
export async function resolveLines(
  db: Db,
  orderId: string,
  before: readonly EditedLine[],
  wanted: readonly Wanted[],
): Promise<ResolvedLine[]> {
  refuseWrongPositions(before, wanted)
  const kept = wanted.map((line) => ('position' in line ? before[line.position]! : undefined))
  const asked = wanted.map((line, index) => ({ ...(kept[index] ?? added(line)), quantity: line.quantity }))
  const now = await readLines(db, asked)
  refuseUnavailable(before, wanted, kept, now)
  return now.map((line, index) => {
    const one = kept[index]
    const sold = one ? { ...one, quantity: line.quantity } : newLine(orderId, line)
    return { from: one?.position ?? null, sold, priced: priced(line, sold.price) }
  })
}

function refuseWrongPositions(before: readonly EditedLine[], wanted: readonly Wanted[]): void {
  const seen = new Set<number>()
  for (const [index, line] of wanted.entries()) {
    if (!('position' in line)) continue
    if (line.position >= before.length) throw refusal(index, 'The order has no such line.')
    if (seen.has(line.position)) throw refusal(index, 'This line is named twice.')
    seen.add(line.position)
  }
}

function added(line: Wanted) {
  const variantId = 'variantId' in line ? line.variantId : null
  return { variantId, name: '', color: null, size: null, type: null }
}

/** A line that stays may keep its pieces, whatever has become of its product; more of them need stock. */
function refuseUnavailable(
  before: readonly EditedLine[],
  wanted: readonly Wanted[],
  kept: readonly (EditedLine | undefined)[],
  now: readonly CheckoutLine[],
): void {
  for (const [index, line] of now.entries()) {
    const { quantity } = wanted[index]!
    const old = kept[index]
    if (old && quantity <= old.quantity) continue
    const { variant, product } = line
    if (!variant || !product || (!old && !product.listed)) throw refusal(index, 'This piece is not sold any more.')
    const more = countOf(asCounted(now), variant.id) - countOf(before, variant.id)
    if (more <= variant.stock) continue
    const can = quantity - (more - variant.stock)
    throw refusal(
      index,
      can > 0 ? say('order-edits.only-left', { left: can }) : say('order-edits.sold-out', { name: line.name }),
    )
  }
}

type Counted = { variantId: number | null; quantity: number }

function asCounted(lines: readonly CheckoutLine[]): Counted[] {
  return lines.map(({ variant, quantity }) => ({ variantId: variant?.id ?? null, quantity }))
}

function countOf(lines: readonly Counted[], variantId: number): number {
  return sumOf(
    lines.filter((line) => line.variantId === variantId),
    ({ quantity }) => quantity,
  )
}

function newLine(orderId: string, line: CheckoutLine): ResolvedLine['sold'] {
  const variant = defined(line.variant, 'variant')
  const { kept, size, type, picture, quantity } = line
  return {
    orderId,
    productId: defined(line.product, 'product').id,
    variantId: variant.id,
    sku: variant.sku,
    ...kept,
    size,
    type,
    pictureId: picture?.id ?? null,
    price: variant.price,
    quantity,
  }
}

/** A deleted product is in no category and no set, so promotions of these leave it out. */
function priced({ variant, product, size, quantity }: CheckoutLine, unitPrice: number): PricedLine {
  if (!variant || !product) return { unitPrice, quantity, categoryIds: [], isLarge: false }
  const categoryIds = [product.categoryId, product.subcategoryId].flatMap((id) => (id === null ? [] : String(id)))
  const goods = { productId: String(product.id), variantId: String(variant.id), size }
  return { unitPrice, quantity, categoryIds, isLarge: isLargeVariant(variant, product), goods }
}

/** Returns how many pieces of each variant or product come and go; those that are deleted are not counted. */
export function changesOf(
  key: 'variantId' | 'productId',
  before: readonly EditedLine[],
  after: readonly ResolvedLine[],
): { taken: StockChange[]; back: StockChange[] } {
  const changes = new Map<number, number>()
  const count = (id: number | null, quantity: number) => {
    if (id !== null) changes.set(id, (changes.get(id) ?? 0) + quantity)
  }
  for (const line of before) count(line[key], -line.quantity)
  for (const { sold } of after) count(sold[key], sold.quantity)
  const all = [...changes].map(([id, quantity]) => ({ id, quantity }))
  return {
    taken: all.filter(({ quantity }) => quantity > 0),
    back: all.filter(({ quantity }) => quantity < 0).map(({ id, quantity }) => ({ id, quantity: -quantity })),
  }
}

function refusal(index: number, words: Sentence): AppError {
  return new AppError('invalid_input', words, { [`lines.${index}.quantity`]: words })
}

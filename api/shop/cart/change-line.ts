import type { z } from 'zod'
import type { ChangeLineBody } from '#contract/cart.ts'
import { fitQuantity } from '#domain/cart/cart.ts'
import { seenPriceOf } from '#domain/cart/merge-carts.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Shopper } from './cart-owner.ts'
import { changeCart } from './change-cart.ts'
import {
  deleteLine,
  deleteLinesInCart,
  holdVariants,
  type LineRow,
  readLines,
  updateLine,
  type VariantRow,
} from './line-queries.ts'
import { insertNotices } from './notice-queries.ts'
import { notInCart, notInShop, soldOut } from './refusals.ts'
import { viewCart } from './view-cart.ts'
import { say } from '../../platform/language/sentence.ts'

type Change = z.output<typeof ChangeLineBody>
type LivingLine = LineRow & { variantId: number }

/**
 * Changes the quantity of a line, its color, size and type, or whether it is saved for later. When the new variant already has a
 * line, the two merge and their quantities add up. A notice reports a cut. With the set, pieces that must have its size follow.
 *
 * @throws AppError not_found when the line or the new variant no longer exists; out_of_stock; invalid_input for a variant
 *         of another product
 */
export async function changeLine(db: Db, shopper: Shopper, id: string, change: Change): Promise<void> {
  const isDone = await changeCart(db, shopper, async (tx, cartId) => {
    const lines = await readLines(tx, cartId)
    const line = lines.find((one) => one.id === id)
    if (!line) return false
    const isSaved = change.isSaved ?? line.isSaved
    if (line.variantId === null) await changeGone(tx, line, { ...change, isSaved })
    else await changeLiving(tx, lines, { ...line, variantId: line.variantId }, { ...change, isSaved })
    if (change.withSet && change.variantId !== undefined) await takeAlong(tx, shopper, cartId, line)
    return true
  })
  if (!isDone) throw notInCart()
}

/** Changes the line of a deleted variant, which can only be saved for later. */
async function changeGone(tx: Db, { id }: LineRow, { isSaved, quantity, variantId }: Change & { isSaved: boolean }) {
  if (!isSaved || quantity !== undefined || variantId !== undefined) throw notInShop()
  await updateLine(tx, id, { isSaved })
}

async function changeLiving(
  tx: Db,
  lines: readonly LineRow[],
  line: LivingLine,
  { isSaved, quantity = line.quantity, variantId: wantedId }: Change & { isSaved: boolean },
) {
  const variantId = wantedId === undefined ? line.variantId : Number(wantedId)
  const variant = await findChoice(tx, line, variantId, isSaved)
  const other = lines.find((one) => one.id !== line.id && one.variantId === variantId && one.isSaved === isSaved)
  const wanted = quantity + (other?.quantity ?? 0)
  const { quantity: kept, cutBy } = fitQuantity(wanted, isSaved ? Infinity : variant.stock)
  const { name, color, size, type } = variant
  const named = { variantId, name, color, size, type }

  if (other) await deleteLine(tx, line.cartId, other.id)
  const seenPrice = seenPriceAfter(line, variant, other)
  await updateLine(tx, line.id, { ...named, isSaved, quantity: kept, seenPrice })
  if (cutBy) await insertNotices(tx, line.cartId, [{ reason: cutBy, ...named, wanted, kept }])
}

/** Gives the new size of a main piece to the pieces that had its size before. Those without enough stock stay. */
async function takeAlong(tx: Db, shopper: Shopper, cartId: string, main: LineRow): Promise<void> {
  const { misfits } = (await viewCart(tx, shopper, { language: 'en', district: '' })).cart
  for (const { lineId, mainId, variantId } of misfits) {
    if (mainId !== main.id || variantId === null) continue
    const lines = await readLines(tx, cartId)
    const line = lines.find(({ id }) => id === lineId)
    if (line?.variantId == null || line.size !== main.size) continue
    await changeLiving(tx, lines, { ...line, variantId: line.variantId }, { variantId, isSaved: false })
  }
}

/** Returns the line's new variant. A variant that is no longer listed can only be saved for later. */
async function findChoice(tx: Db, line: LivingLine, variantId: number, isSaved: boolean): Promise<VariantRow> {
  const variants = await holdVariants(tx, [line.variantId, variantId])
  const [before, after] = [line.variantId, variantId].map((id) => variants.find((variant) => variant.id === id))
  if (!after || (!after.isListed && (after !== before || !isSaved))) throw notInShop()
  if (after.productId !== before?.productId) throw ofSomethingElse()
  if (!isSaved && after.stock === 0) throw soldOut()
  return after
}

function ofSomethingElse(): AppError {
  const fields = { variantId: say('cart.must-be-same-product') }
  return new AppError('invalid_input', say('cart.other-product'), fields)
}

/** Returns the price the shopper has seen. Choosing another color, size or type shows its price. */
function seenPriceAfter(line: LivingLine, variant: VariantRow, other: LineRow | undefined) {
  const seenPrice = variant.id === line.variantId ? line.seenPrice : variant.price
  return other ? seenPriceOf({ ...line, seenPrice }, other, variant) : seenPrice
}

/** Removes the lines in the cart; lines saved for later stay. */
export async function emptyCart(db: Db, shopper: Shopper): Promise<void> {
  await changeCart(db, shopper, deleteLinesInCart)
}

/** @throws AppError not_found when the cart has no such line, for example after another tab removed it */
export async function removeLine(db: Db, shopper: Shopper, id: string): Promise<void> {
  const isDone = await changeCart(db, shopper, (tx, cartId) => deleteLine(tx, cartId, id))
  if (!isDone) throw notInCart()
}

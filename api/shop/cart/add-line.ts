import type { z } from 'zod'
import type { AddLineBody } from '#contract/cart.ts'
import { fitQuantity, MAX_CART_LINES } from '#domain/cart/cart.ts'
import type { Db } from '../../platform/db/client.ts'
import type { AppError } from '../../platform/errors/app-error.ts'
import { counter } from '../../platform/metrics/figures.ts'
import { countDone } from '../../platform/rate-limits/limit.ts'
import type { Shopper } from './cart-owner.ts'
import {
  holdWished,
  insertLines,
  placeBefore,
  readLines,
  updateLine,
  type LineRow,
  type VariantRow,
  type Wish,
} from './line-queries.ts'
import { insertNotices } from './notice-queries.ts'
import { changeInTurn, changeOrBeginCart, inCartTurn, type CartShop } from './change-cart.ts'
import { addToNewCart, addToOwnCart, type PlainLine } from './plain-line-queries.ts'
import { cartFull, noMoreAllowed, noMoreLeft, notInColor, notInShop, soldOut } from './refusals.ts'

const additions = counter('kastha_cart_additions_total', 'Times that something was put into a cart', [{}])

type Given = z.output<typeof AddLineBody>

/**
 * Adds pieces to the cart, up to the limit of a line and the stock. A notice reports a cut.
 *
 * @throws AppError not_found, out_of_stock, quantity_limit or cart_full when no piece can be added; too_many_requests
 */
export async function addLine(shop: CartShop, shopper: Shopper, given: Given, from: string): Promise<void> {
  const { variantId, before, ...line } = given
  const change = (tx: Db, cartId: string) => addDeciding(tx, cartId, given)
  if (variantId === undefined || before !== undefined) await changeOrBeginCart(shop, shopper, from, change)
  else {
    const plain = { ...line, variantId: Number(variantId) }
    await inCartTurn(shopper, () => addPlain(shop, shopper, { plain, change, from }))
  }
  additions.add({})
}

type Addition = { plain: PlainLine; change: (tx: Db, cartId: string) => Promise<void>; from: string }

/** Adds a line in one statement, or else decides what to add. A guest's new cart counts once it is made. */
async function addPlain({ db, addressLimits }: CartShop, shopper: Shopper, { plain, change, from }: Addition) {
  const decide = () => changeInTurn(db, shopper, change)
  if (shopper.kind === 'user' || !shopper.isNew) {
    const { hasCart, isAdded } = await addToOwnCart(db, shopper, plain)
    if (isAdded) return
    if (shopper.kind === 'user' || hasCart) return decide()
  }
  await countDone([addressLimits.newCarts], from, async () => {
    if (!(await addToNewCart(db, shopper, plain))) await decide()
  })
}

/** Adds to a locked cart, and decides what to add: pieces join a line, are cut, or are refused. */
async function addDeciding(tx: Db, cartId: string, { quantity, shownPrice, before, ...wished }: Given): Promise<void> {
  const variant = await holdWished(tx, asWish(wished))
  if (!variant) throw await whyNotSold(tx, wished)
  const lines = await readLines(tx, cartId)
  const line = lines.find(({ variantId, isSaved }) => variantId === variant.id && !isSaved)
  const wanted = quantity + (line?.quantity ?? 0)
  const { quantity: kept, cutBy } = fitQuantity(wanted, variant.stock)
  refuseToAddNone(lines, line, variant, kept)

  const { id: variantId, name, color, size, type, price } = variant
  const named = { variantId, name, color, size, type }
  if (line) await updateLine(tx, line.id, { quantity: kept })
  else {
    await insertLines(tx, [{ cartId, ...named, quantity: kept, seenPrice: shownPrice ?? price }])
    if (before !== undefined) await placeBefore(tx, cartId, variantId, before)
  }
  if (cutBy) await insertNotices(tx, cartId, [{ reason: cutBy, ...named, wanted, kept }])
}

type Wished = Pick<Given, 'variantId' | 'productId' | 'color' | 'size' | 'type'>

function asWish({ variantId, productId, ...choice }: Wished): Wish {
  return variantId === undefined ? { ...choice, productId: Number(productId) } : { variantId: Number(variantId) }
}

/** Tells a color that the product does not come in from a product that the shop does not have. */
async function whyNotSold(tx: Db, wished: Wished): Promise<AppError> {
  if (wished.color === undefined) return notInShop()
  const inAnyColor = await holdWished(tx, asWish({ ...wished, color: undefined }))
  return inAnyColor ? notInColor() : notInShop()
}

function refuseToAddNone(lines: readonly LineRow[], line: LineRow | undefined, { stock }: VariantRow, kept: number) {
  if (stock === 0) throw soldOut()
  if (!line && lines.length >= MAX_CART_LINES) throw cartFull()
  if (line && kept <= line.quantity) throw kept === stock ? noMoreLeft(stock) : noMoreAllowed()
}

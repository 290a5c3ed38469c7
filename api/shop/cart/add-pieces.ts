import type { z } from 'zod'
import type { AddPiecesBody } from '#contract/cart.ts'
import { MAX_CART_LINES } from '#domain/cart/cart.ts'
import { defined } from '#domain/defined.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { changeOrBeginCart, type CartShop } from './change-cart.ts'
import type { Shopper } from './cart-owner.ts'
import {
  holdVariants,
  insertLines,
  readLines,
  readNames,
  updateLine,
  type LineRow,
  type VariantRow,
} from './line-queries.ts'
import { piecesRefused, refusalOfPiece, tooManyLines } from './piece-refusals.ts'

type Piece = z.output<typeof AddPiecesBody>['pieces'][number]
/** A requested piece, what the shop has of it, and the line that it joins. */
type WantedPiece = Piece & { variant: VariantRow | undefined; line: LineRow | undefined }

/**
 * Adds several pieces to the cart: all of them, or none.
 *
 * @throws AppError not_found, out_of_stock, quantity_limit or cart_full with every piece that does not fit;
 *         too_many_requests
 */
export async function addPieces(
  shop: CartShop,
  shopper: Shopper,
  pieces: readonly Piece[],
  { from, language }: { from: string; language: Language },
): Promise<void> {
  await changeOrBeginCart(shop, shopper, from, async (tx, cartId) => {
    const variants = await holdVariants(tx, idsOf(pieces))
    const lines = await readLines(tx, cartId)
    const wanted = pieces.map((piece): WantedPiece => {
      const id = Number(piece.variantId)
      const variant = variants.find((one) => one.id === id && one.isListed)
      const line = lines.find(({ variantId, isSaved }) => variantId === id && !isSaved)
      return { ...piece, variant, line }
    })
    await refuseUnlessAllFit(tx, wanted, language)
    const joining = wanted.filter(({ line }) => line === undefined)
    if (lines.length + joining.length > MAX_CART_LINES) throw tooManyLines()

    for (const { line, quantity } of wanted) {
      if (line) await updateLine(tx, line.id, { quantity: line.quantity + quantity })
    }
    await insertLines(
      tx,
      joining.map((piece) => newLine(cartId, piece)),
    )
  })
}

function newLine(cartId: string, { variant, quantity, shownPrice, variantId }: WantedPiece) {
  const { id, name, color, size, type, price } = defined(variant, `variant ${variantId}`)
  return { cartId, variantId: id, name, color, size, type, quantity, seenPrice: shownPrice ?? price }
}

async function refuseUnlessAllFit(tx: Db, wanted: readonly WantedPiece[], language: Language): Promise<void> {
  const refusals = wanted.map(({ variant, line, quantity }) => refusalOfPiece(quantity, line?.quantity ?? 0, variant))
  if (refusals.every((refusal) => refusal === undefined)) return
  const names = await readNames(tx, idsOf(wanted), language)
  throw piecesRefused(
    wanted.map(({ variantId }, index) => ({ name: names.get(Number(variantId)), refusal: refusals[index] })),
  )
}

function idsOf(pieces: readonly Piece[]): number[] {
  return pieces.map(({ variantId }) => Number(variantId))
}

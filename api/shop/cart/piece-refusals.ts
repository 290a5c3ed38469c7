import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Message } from '../../platform/language/sentence.ts'

/** Why a piece cannot be added, and how to say so. */
type PieceRefusal = { code: ErrorCode; say: (name: string) => Message }

/**
 * Returns why some pieces do not fit into a cart; undefined when they do.
 *
 * @param held   pieces of the variant that are in the cart already
 * @param offer  what the shop has of it; undefined when it does not sell it
 */
export function refusalOfPiece(
  quantity: number,
  held: number,
  offer: { stock: number } | undefined,
): PieceRefusal | undefined {
  if (!offer) return { code: 'not_found', say: (name) => say('cart.piece-not-sold', { name }) }
  const { stock: left } = offer
  if (left === 0) return { code: 'out_of_stock', say: (name) => say('cart.piece-sold-out', { name }) }
  if (held + quantity > left) {
    const isHeld = held > 0
    return {
      code: 'out_of_stock',
      say: (name) => (isHeld ? say('cart.piece-held', { name, left, held }) : say('cart.piece-left', { name, left })),
    }
  }
  if (held + quantity <= MAX_QUANTITY) return undefined
  return { code: 'quantity_limit', say: (name) => say('cart.piece-most', { name, most: MAX_QUANTITY, held }) }
}

/**
 * Returns the refusal of several pieces, of which at least one does not fit.
 *
 * @param pieces  in the order of the request; without a name when the variant does not exist any more
 */
export function piecesRefused(
  pieces: readonly { name: string | undefined; refusal: PieceRefusal | undefined }[],
): AppError {
  const wrong = pieces.flatMap(({ name, refusal }, index) => {
    if (!refusal) return []
    const reason = name === undefined ? say('cart.piece-gone') : refusal.say(name)
    return [{ code: refusal.code, path: `pieces.${index}`, reason }]
  })
  const reasons = wrong.map(({ reason }) => reason)
  const fields = Object.fromEntries(wrong.map(({ path, reason }) => [path, reason]))
  return new AppError(wrong[0]?.code ?? 'conflict', say('cart.nothing-added', { reasons }), fields)
}

export function tooManyLines(): AppError {
  const reason = say('cart.pieces-full', { most: MAX_CART_LINES })
  return new AppError('cart_full', say('cart.nothing-added', { reasons: [reason] }))
}

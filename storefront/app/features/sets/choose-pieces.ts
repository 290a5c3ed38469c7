import type { Variant } from '#contract/catalog/products.ts'
import type { SetPiece, ShownSet } from '#contract/sets.ts'
import type { Rupees } from '#domain/money.ts'
import { sumOf } from '#domain/sum.ts'

type SetVariant = SetPiece['variants'][number]

/** A piece of a set in the variant that would be bought. */
export type ChosenPiece = {
  piece: SetPiece
  /** Undefined if it does not come in the size of the others. */
  variant: SetVariant | undefined
  /** Whether there are enough of it, or it is in the cart. */
  isAvailable: boolean
  /** Whether the cart has it in a fitting size, so that the set needs no more of it. */
  isInCart: boolean
  /** Price of all its pieces. */
  cost: Rupees
}

/**
 * Chooses the variants of a set for the page of one of its products: of that product the one chosen on the page, and of
 * the pieces that share a size those of its size.
 *
 * @param chosen  the variant chosen on the page
 * @param held    the quantity of a variant in the cart
 * @returns       `size`: that of the pieces that share one; null if none do, or if they have no name
 */
export function choosePieces(
  { pieces }: ShownSet,
  productId: string,
  chosen: Pick<Variant, '_id' | 'size'>,
  held: (variantId: string) => number = () => 0,
): { size: string | null; chosenPieces: ChosenPiece[] } {
  const isOfPage = (piece: SetPiece) => piece.productId === productId
  const sharing = pieces.filter(({ sharesSize }) => sharesSize)
  const size = sharing.some(isOfPage) ? chosen.size : commonSize(sharing)
  const chosenPieces = pieces.map((piece): ChosenPiece => {
    const fitting = piece.sharesSize ? piece.variants.filter((variant) => variant.size === size) : piece.variants
    const own = isOfPage(piece) ? fitting.find(({ _id }) => _id === chosen._id) : undefined
    const isInCart = sumOf(fitting, ({ _id }) => held(_id)) >= piece.quantity
    const inCart = isInCart ? fitting.find(({ _id }) => held(_id) > 0) : undefined
    const variant = inCart ?? own ?? fitting.find((one) => isEnough(one, piece)) ?? fitting[0]
    const isAvailable = isInCart || (variant !== undefined && isEnough(variant, piece))
    return { piece, variant, isAvailable, isInCart, cost: (variant?.price ?? 0) * piece.quantity }
  })
  return { size, chosenPieces }
}

/** The first size of the main piece in which all of them can be bought, else its first size. */
function commonSize(sharing: readonly SetPiece[]): string | null {
  const [main] = sharing
  if (!main) return null
  const canBuy = (size: string | null) =>
    sharing.every((piece) => piece.variants.some((variant) => variant.size === size && isEnough(variant, piece)))
  const best = main.variants.find(({ size }) => canBuy(size)) ?? main.variants[0]
  return best?.size ?? null
}

function isEnough({ countInStock }: SetVariant, { quantity }: SetPiece): boolean {
  return countInStock >= quantity
}

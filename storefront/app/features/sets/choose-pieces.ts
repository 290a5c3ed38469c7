import type { Variant } from '#contract/catalog/products.ts'
import type { SetPiece, ShownSet } from '#contract/sets.ts'
import type { Rupees } from '#domain/money.ts'
import { sumOf } from '#domain/sum.ts'

type SetVariant = SetPiece['variants'][number]

/** A piece of a set in the variant that would be bought. */
export type ChosenPiece = {
  piece: SetPiece
  /** The page's own product has the one chosen there. Undefined if it does not come in the size of the others. */
  variant: SetVariant | undefined
  /** Whether the shop has enough of it. */
  isAvailable: boolean
  /** Whether the cart has enough of it, so that the set needs no more. */
  isInCart: boolean
  /** What the cart has instead of it, such as another color: the shop counts it for the set as well. */
  instead: SetVariant | undefined
  /** How many the cart lacks. */
  missing: number
  /** Price of all its pieces. */
  cost: Rupees
}

/**
 * Chooses the variants of a set for the page of one of its products: of that product the one chosen on the page, of the
 * other pieces what the cart has, and of the pieces that share a size those of its size.
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
    const { quantity, variants, sharesSize } = piece
    const fitting = sharesSize ? variants.filter((variant) => variant.size === size) : variants
    // A piece in the cart that sold out meanwhile cannot be ordered.
    const usable = ({ _id, countInStock }: SetVariant) => Math.min(held(_id), countInStock)
    const counts = sumOf(fitting, usable) >= quantity
    const own = isOfPage(piece) ? fitting.find(({ _id }) => _id === chosen._id) : undefined
    const inCart = counts ? fitting.find((one) => usable(one) > 0) : undefined
    const variant = own ?? inCart ?? fitting.find((one) => isEnough(one, piece)) ?? fitting[0]
    const isInCart = counts && variant !== undefined && usable(variant) > 0
    return {
      piece,
      variant,
      isAvailable: isInCart || (variant !== undefined && isEnough(variant, piece)),
      isInCart,
      instead: isInCart ? undefined : inCart,
      missing: isInCart || !variant ? 0 : Math.max(0, quantity - held(variant._id)),
      cost: (variant?.price ?? 0) * quantity,
    }
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

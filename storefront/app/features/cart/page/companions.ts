import type { ProductCard } from '#contract/catalog/products.ts'
import { bedSizeName } from '#domain/catalog/sizes.ts'

const MOST = 5

/** A product of the cart and the size that was chosen of it; null if it comes in one size. */
type Main = Pick<ProductCard, 'subCatId'> & { size: string | null }

/** A card with the index of the offer that it shows at first, if that is not the first one. */
type Companion = ProductCard & { shownOffer?: number }

export type Sources = {
  /** The other pieces of its set. */
  ofSet: readonly ProductCard[]
  /** Ids of the pieces that share its size, as a mattress and its bed. */
  ofSameSize: ReadonlySet<string>
  ofRoom: readonly ProductCard[]
  /** The shop's products, from all rooms; empty unless `ofRoom` is the whole room. */
  ofShop: readonly ProductCard[]
}

/**
 * Picks products that go with a product: first its set, then its room, then the rooms of its set, such as bedding to a
 * bed, and other rooms only once these have no more. Within a room each kind has its turn before a kind comes again.
 * Leaves out other products of its own kind, and those in the cart or sold out. What must have the size of the product
 * is shown in that size, and left out without it.
 */
export function companions(
  product: Main,
  { ofSet, ofSameSize, ofRoom, ofShop }: Sources,
  inCart: ReadonlySet<string>,
): Companion[] {
  const all = [...ofSet, ...ofRoom, ...ofShop]
  const taken = new Map(all.filter(({ _id }) => inCart.has(_id)).map((card) => [card._id, card]))
  const found = new Map<string, Companion>()
  const take = (cards: readonly Companion[]) => {
    for (const card of cards) found.set(card._id, card)
  }
  const left = (cards: readonly ProductCard[]) =>
    cards.flatMap((card): Companion[] => {
      if (card.countInStock === 0 || inCart.has(card._id) || found.has(card._id)) return []
      return ofSameSize.has(card._id) || isForBed(product, card) ? inSize(card, product.size) : [card]
    })

  take(left(ofSet))
  const roomsOfSet = new Set(ofSet.map(({ catId }) => catId))
  for (const room of [ofRoom, ofShop.filter(({ catId }) => roomsOfSet.has(catId)), ofShop]) {
    const others = left(room).filter(({ subCatId }) => subCatId !== product.subCatId)
    take(byTurns(others, [...taken.values(), ...found.values()]))
  }
  return [...found.values()].slice(0, MOST)
}

/** Whether both come in sizes of beds, as any mattress beside a bed does. */
function isForBed(product: Main, { offers }: ProductCard): boolean {
  return isOfBedSize(product) && offers.some(isOfBedSize)
}

function isOfBedSize({ size }: { size: string | null }): boolean {
  return size !== null && bedSizeName(size) !== null
}

/** Shows its first offer of this size that is in stock; empty if there is none. */
function inSize(card: ProductCard, size: string | null): Companion[] {
  const shownOffer = card.offers.findIndex((offer) => offer.size === size && offer.countInStock > 0)
  return shownOffer < 0 ? [] : [{ ...card, shownOffer }]
}

/** Sorts so that the kinds of which the fewest came before are first. */
function byTurns(cards: readonly Companion[], before: readonly ProductCard[]): Companion[] {
  const counts = new Map<string | null, number>()
  const turnOf = ({ subCatId }: ProductCard) => {
    const turn = counts.get(subCatId) ?? 0
    counts.set(subCatId, turn + 1)
    return turn
  }
  before.forEach(turnOf)
  const turns = cards.map((card) => ({ card, turn: turnOf(card) }))
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ card }) => card)
}

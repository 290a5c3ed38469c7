import type { ProductCard } from '#contract/catalog/products.ts'

const MOST = 5

export type Sources = {
  /** The other pieces of its set. */
  ofSet: readonly ProductCard[]
  ofRoom: readonly ProductCard[]
  /** The shop's products, from all rooms; empty unless `ofRoom` is the whole room. */
  ofShop: readonly ProductCard[]
}

/**
 * Picks products that go with a product: first its set, then its room, then the rooms of its set, such as bedding to a
 * bed, and other rooms only once these have no more. Within a room each kind has its turn before a kind comes again.
 * Leaves out other products of its own kind, and those in the cart or sold out.
 */
export function companions(
  product: Pick<ProductCard, 'subCatId'>,
  { ofSet, ofRoom, ofShop }: Sources,
  inCart: ReadonlySet<string>,
): ProductCard[] {
  const all = [...ofSet, ...ofRoom, ...ofShop]
  const taken = new Map(all.filter(({ _id }) => inCart.has(_id)).map((card) => [card._id, card]))
  const found = new Map<string, ProductCard>()
  const take = (cards: readonly ProductCard[]) => {
    for (const card of cards) found.set(card._id, card)
  }
  const isLeft = ({ _id, countInStock }: ProductCard) => countInStock > 0 && !inCart.has(_id) && !found.has(_id)

  take(ofSet.filter(isLeft))
  const roomsOfSet = new Set(ofSet.map(({ catId }) => catId))
  for (const room of [ofRoom, ofShop.filter(({ catId }) => roomsOfSet.has(catId)), ofShop]) {
    const left = room.filter((card) => isLeft(card) && card.subCatId !== product.subCatId)
    take(byTurns(left, [...taken.values(), ...found.values()]))
  }
  return [...found.values()].slice(0, MOST)
}

/** Sorts so that the kinds of which the fewest came before are first. */
function byTurns(cards: readonly ProductCard[], before: readonly ProductCard[]): ProductCard[] {
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

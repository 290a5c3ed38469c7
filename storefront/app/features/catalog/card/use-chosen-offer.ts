import { useState } from 'react'
import { href } from 'react-router'
import type { Color } from '#contract/catalog/colors.ts'
import type { CardOffer } from '#contract/catalog/products.ts'
import { picturesIn } from '../colors.ts'
import { variantSearch } from '../product/variant-search.ts'
import type { ShownProduct } from './shown-product.ts'

/** A color or size on a card, and what choosing it offers. */
export type CardChoice<Value> = { value: Value; offer: CardOffer; page: string }

/** Returns the color and size chosen on a card, initially the first that it shows, with what follows from them. */
export function useChosenOffer(product: ShownProduct) {
  const { offers, pictures, shownOffer = 0 } = product
  const [chosen, choose] = useState<Pick<CardOffer, 'color' | 'size'>>()
  const first = offers[0] ?? NOTHING_ON_OFFER
  const shown = offers[shownOffer] ?? first
  const offer = (chosen && offerFor(offers, chosen)) ?? shown
  const pageOf = (one: CardOffer) => {
    const search = one === first ? '' : variantSearch({ ...one, type: null })
    return href('/product/:id', { id: product._id }) + search
  }
  const choice = <Value>(value: Value, wanted: CardOffer): CardChoice<Value> => {
    return { value, offer: wanted, page: pageOf(wanted) }
  }
  return {
    offer,
    choose: (wanted: CardOffer) => choose(wanted),
    page: pageOf(offer),
    pictures: picturesIn(offer.color, pictures),
    /** Each keeps the chosen size where it has it. */
    colors: product.colors.flatMap((color): CardChoice<Color>[] => {
      const wanted = offerFor(offers, { color: color.slug, size: offer.size })
      return wanted ? [choice(color, wanted)] : []
    }),
    /** The sizes of the chosen color. */
    sizes: offers.flatMap((one): CardChoice<string>[] => {
      return one.size === null || one.color !== offer.color ? [] : [choice(one.size, one)]
    }),
  }
}

export type ChosenOffer = ReturnType<typeof useChosenOffer>

/** Stands in for the offer of a product without variants, which the shop does not list. */
const NOTHING_ON_OFFER: CardOffer = {
  color: null,
  size: null,
  price: 0,
  oldPrice: null,
  countInStock: 0,
  isLarge: false,
}

/** Returns the color in this size, or else in its first one. */
function offerFor(offers: readonly CardOffer[], { color, size }: Pick<CardOffer, 'color' | 'size'>) {
  const ofColor = offers.filter((offer) => offer.color === color)
  return ofColor.find((offer) => offer.size === size) ?? ofColor[0]
}

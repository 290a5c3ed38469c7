import type { TextKey, Text } from '../../../messages/text.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Availability, ListingFilters } from '#domain/catalog/listing-filters.ts'
import { choose, toggle, toggleCategory } from './listing-choices.ts'
import type { ListingState } from './listing-url.ts'
import type { Found } from './load-found.ts'

export type ActiveFilter = {
  key: string
  label: string
  /** The dot of a color. */
  swatch?: string | undefined
  /** The listing without this filter. */
  without: ListingState
}

export const availabilityTexts = {
  available: 'listing.available',
  'in-stock': 'listing.in-stock',
  'not-available': 'listing.not-available',
} as const satisfies Record<Availability, TextKey>

/** Returns the chosen filters in the order of the sidebar, each with the listing that removes it. */
export function activeFilters(
  state: ListingState,
  { categoryNames, facets }: Pick<Found, 'categoryNames' | 'facets'>,
  text: Text,
  format: Formats,
): ActiveFilter[] {
  const price = priceLabel(state, text, format)
  return [
    price !== null && { key: 'price', label: price, without: choose(state, { minPrice: null, maxPrice: null }) },
    ...state.sizes.map((size) => ({
      key: size,
      label: text(`card.bed.${size}`),
      without: toggle(state, 'sizes', size),
    })),
    ...state.colors.map((chosen) => {
      const color = facets?.colors.find(({ family }) => family === chosen)
      return {
        key: chosen,
        label: color?.name ?? text('listing.color'),
        swatch: color?.swatch,
        without: toggle(state, 'colors', chosen),
      }
    }),
    ...state.categoryIds.map((id) => ({
      key: `category ${id}`,
      label: categoryNames[id] ?? text('listing.unknown-category'),
      without: toggleCategory(state, id),
    })),
    ...state.availability.map((choice) => ({
      key: choice,
      label: text(availabilityTexts[choice]),
      without: toggle(state, 'availability', choice),
    })),
    state.discount !== null && {
      key: 'discount',
      label: discountLabel(state.discount, text),
      without: choose(state, { discount: null }),
    },
    ...state.stars.map((stars) => ({
      key: `stars ${stars}`,
      label: text('listing.stars', { count: stars }),
      without: toggle(state, 'stars', stars),
    })),
  ].filter((filter) => filter !== false)
}

function priceLabel({ minPrice, maxPrice }: ListingFilters, text: Text, format: Formats): string | null {
  if (minPrice === null && maxPrice === null) return null
  if (minPrice === null) return text('listing.price-up-to', { highest: format.money(maxPrice!) })
  if (maxPrice === null) return text('listing.price-at-least', { lowest: format.money(minPrice) })
  return text('listing.price-between', { lowest: format.money(minPrice), highest: format.money(maxPrice) })
}

function discountLabel(step: number, text: Text): string {
  return step === 0 ? text('listing.discount-any') : text('listing.discount-chip', { percent: step })
}

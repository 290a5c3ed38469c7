import type { ColorFamily } from '#domain/catalog/color-families.ts'
import {
  type Availability,
  type DiscountStep,
  type ListingFilters,
  noFilters,
  type Stars,
} from '#domain/catalog/listing-filters.ts'
import type { ListingState } from './listing-url.ts'

/** Changes what is listed, which returns to the first page. */
export function choose(state: ListingState, change: Partial<Omit<ListingState, 'page'>>): ListingState {
  return { ...state, ...change, page: 1 }
}

export function clearFilters(state: ListingState): ListingState {
  return choose(state, noFilters)
}

export function toggleColor(state: ListingState, family: ColorFamily): ListingState {
  return choose(state, { colors: toggled(state.colors, family) })
}

export function toggleCategory(state: ListingState, id: string): ListingState {
  const categoryIds = toggled(state.categoryIds, id).toSorted((a, b) => Number(a) - Number(b))
  return choose(state, { categoryIds })
}

export function toggleAvailability(state: ListingState, choice: Availability): ListingState {
  return choose(state, { availability: toggled(state.availability, choice) })
}

export function toggleStars(state: ListingState, stars: Stars): ListingState {
  return choose(state, { stars: toggled(state.stars, stars) })
}

/** Chooses a discount step; a new choice replaces the old one. */
export function toggleDiscount(state: ListingState, step: DiscountStep): ListingState {
  return choose(state, { discount: state.discount === step ? null : step })
}

/** Counts the chips of these filters: the price counts once. */
export function countFilters({ minPrice, maxPrice, discount, ...filters }: ListingFilters): number {
  const single = (minPrice === null && maxPrice === null ? 0 : 1) + (discount === null ? 0 : 1)
  const { colors, categoryIds, availability, stars } = filters
  return single + colors.length + categoryIds.length + availability.length + stars.length
}

function toggled<Choice>(choices: readonly Choice[], choice: Choice): Choice[] {
  return choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice]
}

import { type DiscountStep, type ListingFilters, noFilters } from '#domain/catalog/listing-filters.ts'
import type { ListingState } from './listing-url.ts'

/** Changes what is listed, which returns to the first page. */
export function choose(state: ListingState, change: Partial<Omit<ListingState, 'page'>>): ListingState {
  return { ...state, ...change, page: 1 }
}

export function clearFilters(state: ListingState): ListingState {
  return choose(state, noFilters)
}

type Lists = Pick<ListingState, 'sizes' | 'colors' | 'availability' | 'stars'>

/** Adds a choice, or undoes it. */
export function toggle<Name extends keyof Lists>(
  state: ListingState,
  name: Name,
  choice: Lists[Name][number],
): ListingState {
  return choose(state, { [name]: toggled<Lists[Name][number]>(state[name], choice) })
}

export function toggleCategory(state: ListingState, id: string): ListingState {
  const categoryIds = toggled(state.categoryIds, id).toSorted((a, b) => Number(a) - Number(b))
  return choose(state, { categoryIds })
}

/** Chooses a discount step; a new choice replaces the old one. */
export function toggleDiscount(state: ListingState, step: DiscountStep): ListingState {
  return choose(state, { discount: state.discount === step ? null : step })
}

/** Counts the chips of these filters: the price counts once. */
export function countFilters({ minPrice, maxPrice, discount, ...filters }: ListingFilters): number {
  const single = (minPrice === null && maxPrice === null ? 0 : 1) + (discount === null ? 0 : 1)
  const { sizes, colors, categoryIds, availability, stars } = filters
  return single + sizes.length + colors.length + categoryIds.length + availability.length + stars.length
}

function toggled<Choice>(choices: readonly Choice[], choice: Choice): Choice[] {
  return choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice]
}

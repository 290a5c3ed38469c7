import { type Compared, comparedId, firstOf } from './compared.ts'

/** Returns the color, size and type that the shopper compares; empty for whatever the shop shows first. */
export function comparedChoice(compared: Compared): URLSearchParams {
  return new URLSearchParams(compared.slice(comparedId(compared).length))
}

/** Returns the size of the first product that is compared in one; undefined if none is. */
export function comparedSize(compared: readonly Compared[]): string | undefined {
  return compared.map((entry) => comparedChoice(entry).get('size')).find((size) => size !== null) ?? undefined
}

/** Returns the products in `?products=1,2,3`: the first four valid ones, each product once. */
export function comparedIn(search: URLSearchParams): Compared[] {
  return firstOf(search.getAll('products').flatMap((list) => list.split(',')))
}

/** Returns `?products=1,2,3`; '' for none. */
export function compareSearch(compared: readonly Compared[]): string {
  return compared.length > 0 ? `?products=${compared.map(encodeURIComponent).join(',')}` : ''
}

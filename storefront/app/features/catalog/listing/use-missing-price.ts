import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import type { SearchPage } from './load-search.ts'

/** Returns what to say if a price is all that the nearest products lack; undefined if they lack something else. */
export function useMissingPrice({ nearest, understood }: SearchPage) {
  const text = useText()
  const format = useFormat()
  const prices = understood.filter((condition) => condition.kind === 'price')
  if (nearest?.without.join() !== 'price' || prices.length === 0) return undefined
  const place = understood.find((condition) => condition.kind === 'category' || condition.kind === 'room')
  const category = place?.name ?? 'none'
  const minPrice = prices.find((price) => price.minPrice !== null)?.minPrice ?? null
  const maxPrice = prices.find((price) => price.maxPrice !== null)?.maxPrice ?? null
  if (minPrice === null) {
    const price = format.money(maxPrice ?? 0)
    return { nothing: text('search.none-below', { category, price }), others: text('search.others-below', { price }) }
  }
  if (maxPrice === null) {
    const price = format.money(minPrice)
    return { nothing: text('search.none-above', { category, price }), others: text('search.others-above', { price }) }
  }
  const range = { lowest: format.money(minPrice), highest: format.money(maxPrice) }
  return { nothing: text('search.none-between', { category, ...range }), others: text('search.others-between', range) }
}

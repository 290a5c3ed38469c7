import type { Nearest, Understood } from '#contract/catalog/search.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'

type Lacking = { nearest: Pick<Nearest, 'without' | 'hasWords'> | null; understood: readonly Understood[] }

/** Returns what to say if a price is all that the nearest products lack; undefined if they lack something else. */
export function useMissingPrice({ nearest, understood }: Lacking) {
  const text = useText()
  const format = useFormat()
  const asked = understood.filter((condition) => condition.kind === 'price')
  if (nearest?.without.join() !== 'price' || asked.length === 0) return undefined
  const rest = understood.filter(({ kind }) => kind !== 'price')
  const minPrice = asked.find((price) => price.minPrice !== null)?.minPrice ?? null
  const maxPrice = asked.find((price) => price.maxPrice !== null)?.maxPrice ?? null
  const kind = minPrice === null ? 'below' : maxPrice === null ? 'above' : 'between'
  const [lowest, highest] = [format.money(minPrice ?? 0), format.money(maxPrice ?? 0)]
  const prices = { lowest, highest, price: kind === 'below' ? highest : lowest }
  return {
    nothing: text(`search.none-${kind}`, { category: namedRest(rest, nearest.hasWords), ...prices }),
    others: kind === 'between' ? text('search.others-between', prices) : text(`search.others-${kind}`, prices),
  }
}

/**
 * Names what a search asks for besides the condition that is missing: a category or room; `all` for more than one thing;
 * `none` for anything else. Beds have more than those with storage, or in green.
 *
 * @param hasWords  whether words beside the conditions leave out products
 */
export function namedRest(rest: readonly Understood[], hasWords = false): string {
  const [first] = rest
  if (!first) return 'none'
  const isSeveral = rest.length > 1 && rest.some(({ kind }) => kind !== 'category')
  if (hasWords || isSeveral) return 'all'
  return rest.length === 1 && (first.kind === 'category' || first.kind === 'room') ? first.name : 'none'
}

import type { Nearest, Understood } from '#contract/catalog/search.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { namedRest } from './named-rest.ts'

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

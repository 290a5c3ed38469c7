import type { Nearest, Understood } from '#contract/catalog/search.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../../messages/text.ts'
import { conditionLabel } from '../search/condition-label.ts'
import { namedRest } from './use-missing-price.ts'

/** Returns what to say if a measure is all that the nearest products lack; undefined if they lack something else. */
export function missingMeasure(
  { without, hasWords }: Pick<Nearest, 'without' | 'hasWords'>,
  understood: readonly Understood[],
  text: Text,
  format: Formats,
): string | undefined {
  if (without.join() !== 'measure') return undefined
  const measures = understood.filter(({ kind }) => kind === 'measure')
  const rest = understood.filter(({ kind }) => kind !== 'measure')
  return text('search.none-measure', {
    category: namedRest(rest, hasWords),
    measure: measures.map((measure) => conditionLabel(measure, text, format)).join(', '),
  })
}

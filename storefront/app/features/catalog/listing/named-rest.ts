import type { Understood } from '#contract/catalog/search.ts'

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

import { PASSAGES_KEY, readKept } from '../../storage.ts'

/** Variants whose warning says that they do not get in. */
const stuck = new Set<string>()

/** Notes what the warning of a variant says now. */
export function noteAnswer(variantId: string, isStuck: boolean): void {
  if (isStuck) stuck.add(variantId)
  else stuck.delete(variantId)
}

/** Returns which of the variants do not get in, as their warnings last said; none once the measures are deleted. */
export function stuckAmong(variantIds: readonly string[]): string[] {
  if (readKept(PASSAGES_KEY) === null) return []
  return variantIds.filter((variantId) => stuck.has(variantId))
}

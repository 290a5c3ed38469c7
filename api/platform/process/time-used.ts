import { BudgetedCache } from '../cache/budgeted-cache.ts'

/** Neighborhoods that used much go behind others for so long. */
const REMEMBERED_MS = 10 * 60_000
/** Some 3,000 neighborhoods. */
const MAX_BYTES = 256 * 1024
const BYTES_PER_NEIGHBORHOOD = 60

/**
 * Remembers for ten minutes how long the work of each neighborhood took, ms (limit-fairly.ts).
 *
 * @param name  as the metrics show it
 */
export function timeUsed(name: string): BudgetedCache<number> {
  return new BudgetedCache({ name, maxBytes: MAX_BYTES, bytesOf: () => BYTES_PER_NEIGHBORHOOD, keptMs: REMEMBERED_MS })
}

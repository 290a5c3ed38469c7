import { BudgetedCache } from '../cache/budgeted-cache.ts'

/** What is known of a neighborhood is forgotten after so long. */
const REMEMBERED_MS = 10 * 60_000
/** Some 3,000 neighborhoods. */
const MAX_BYTES = 256 * 1024
const BYTES_PER_NEIGHBORHOOD = 60
/** How much the latest piece of work counts: after a dear one it takes some thirty cheap ones to be cheap again. */
const SHARE_OF_LATEST = 1 / 8

/**
 * What a piece of work of each neighborhood usually takes, ms, as remembered for ten minutes. It is no sum: thousands of
 * shoppers share the neighborhood of a carrier, and use much together.
 */
export type UsualCost = {
  /** 0 where nothing is known. */
  of: (neighborhood: string) => number
  add: (neighborhood: string, tookMs: number) => void
}

/** @param name  as the metrics show it */
export function openUsualCost(name: string): UsualCost {
  const known = new BudgetedCache<number>({
    name,
    maxBytes: MAX_BYTES,
    bytesOf: () => BYTES_PER_NEIGHBORHOOD,
    keptMs: REMEMBERED_MS,
  })
  return {
    of: (neighborhood) => known.get(neighborhood) ?? 0,
    add: (neighborhood, tookMs) => {
      const usual = known.get(neighborhood) ?? tookMs
      known.set(neighborhood, usual + (tookMs - usual) * SHARE_OF_LATEST)
    },
  }
}

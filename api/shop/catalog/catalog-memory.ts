import type { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { DataMemory, type IsCurrent } from '../../platform/cache/data-memory.ts'
import type { Db } from '../../platform/db/client.ts'
import type { PricedCell, PricedFamily, SortedPrices } from './sorted-prices.ts'
import type { UnderstoodWords } from './understand-once.ts'

const MEGABYTE = 1024 * 1024
/** Objects, tags and map entries of one remembered value in V8's heap. */
const OVERHEAD_BYTES = 800
const BYTES_PER_CELL = 250

/** A product's card as JSON, and the version of the row that it shows. */
export type Card = { id: number; version: string; json: string }

/**
 * What lists have in common, for the memory of one process (decision 075): product cards by language and id, and the
 * counts of all pages of a list.
 */
export type CatalogMemory = {
  cards: DataMemory<Card>
  /** The prices of a list, for its totals in any range. */
  prices: DataMemory<SortedPrices>
  /** Searches as they were understood, by their words. */
  searches: DataMemory<UnderstoodWords>
  totals: DataMemory<number>
  facets: DataMemory<PricedCell[]>
  families: DataMemory<PricedFamily[]>
}

/** Where to read lists: `isCurrent` says whether data of `db` may be remembered. */
export type CatalogReads = { db: Db; isCurrent: IsCurrent; memory: CatalogMemory }

/** Opens an empty memory, which forgets with `answers`. With these, a process remembers 64 MB. */
export function openCatalogMemory(answers: AnswerCache): CatalogMemory {
  const cells = { bytesOf: bytesOfCells }
  return {
    cards: new DataMemory(answers, {
      name: 'cards',
      maxBytes: 10 * MEGABYTE,
      bytesOf: ({ json }) => OVERHEAD_BYTES + 2 * json.length,
    }),
    prices: new DataMemory(answers, {
      name: 'prices',
      maxBytes: 6 * MEGABYTE,
      bytesOf: ({ length }) => OVERHEAD_BYTES + length,
    }),
    searches: new DataMemory(answers, { name: 'searches', maxBytes: 2 * MEGABYTE, bytesOf: bytesOfSearch }),
    totals: new DataMemory(answers, { name: 'totals', maxBytes: MEGABYTE, bytesOf: () => OVERHEAD_BYTES }),
    facets: new DataMemory<PricedCell[]>(answers, { name: 'facets', maxBytes: 6 * MEGABYTE, ...cells }),
    families: new DataMemory<PricedFamily[]>(answers, { name: 'families', maxBytes: 5 * MEGABYTE, ...cells }),
  }
}

/** The categories are those of every search. */
function bytesOfSearch(understood: UnderstoodWords): number {
  const json = JSON.stringify(understood, (key, value: unknown) => (key === 'places' ? undefined : value))
  return 8 * OVERHEAD_BYTES + 4 * json.length
}

function bytesOfCells(cells: readonly { prices: SortedPrices }[]): number {
  return cells.reduce((bytes, { prices }) => bytes + BYTES_PER_CELL + prices.length, OVERHEAD_BYTES)
}

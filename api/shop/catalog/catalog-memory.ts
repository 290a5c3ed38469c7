import type { FamilyCell } from '#domain/catalog/color-families.ts'
import type { FacetCell } from '#domain/catalog/listing-filters.ts'
import type { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { DataMemory, type IsCurrent } from '../../platform/cache/data-memory.ts'
import type { Db } from '../../platform/db/client.ts'

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
  totals: DataMemory<number>
  facets: DataMemory<FacetCell[]>
  families: DataMemory<FamilyCell[]>
}

/** Where to read lists: `isCurrent` says whether data of `db` may be remembered. */
export type CatalogReads = { db: Db; isCurrent: IsCurrent; memory: CatalogMemory }

/** Opens an empty memory, which forgets with `answers`. With these, a process remembers 64 MB. */
export function openCatalogMemory(answers: AnswerCache): CatalogMemory {
  const cells = { bytesOf: ({ length }: readonly unknown[]) => OVERHEAD_BYTES + BYTES_PER_CELL * length }
  return {
    cards: new DataMemory(answers, {
      maxBytes: 14 * MEGABYTE,
      bytesOf: ({ json }) => OVERHEAD_BYTES + 2 * json.length,
    }),
    totals: new DataMemory(answers, { maxBytes: MEGABYTE, bytesOf: () => OVERHEAD_BYTES }),
    facets: new DataMemory<FacetCell[]>(answers, { maxBytes: 4 * MEGABYTE, ...cells }),
    families: new DataMemory<FamilyCell[]>(answers, { maxBytes: MEGABYTE, ...cells }),
  }
}

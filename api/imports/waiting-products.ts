import type { SeenProducts } from '#domain/imports.ts'
import type { TypedRow } from './read-table.ts'

/** A product of a checked file that the shop has not taken yet, with its rows and the hash of what was to change. */
export type WaitingProduct = { slug: string; hash: string; rows: TypedRow[] }

/** What remains of a file to be taken over, in the order of the file. */
export function waitingProducts(rows: readonly TypedRow[], seen: SeenProducts): WaitingProduct[] {
  const byNumber = new Map(rows.map((row) => [Number(row['row']), row]))
  // A file that was checked by an older version has no rows here; its hash is then not what it would be now.
  const waiting = Object.entries(seen).map(([slug, { rows: numbers = [], hash = '' }]) => {
    return { slug, hash, rows: numbers.map((number) => byNumber.get(number)!) }
  })
  return waiting.toSorted((one, other) => firstRow(one) - firstRow(other))
}

function firstRow({ rows: [first] }: WaitingProduct): number {
  return Number(first?.['row'] ?? 0)
}

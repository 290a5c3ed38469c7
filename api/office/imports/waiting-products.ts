import { defined } from '#domain/defined.ts'
import type { SeenProducts } from '#domain/imports/imports.ts'
import type { TypedRow } from './read-table.ts'

/** A product of a checked file that is not imported yet, with its rows and the hash of its planned changes. */
export type WaitingProduct = { slug: string; hash: string; rows: TypedRow[] }

/** Returns the remaining products of a file, in the order of the file. */
export function waitingProducts(rows: readonly TypedRow[], seen: SeenProducts): WaitingProduct[] {
  const byNumber = new Map(rows.map((row) => [Number(row['row']), row]))
  // A file that an older version checked has no rows here; then its hash no longer matches.
  const waiting = Object.entries(seen).map(([slug, { rows: numbers = [], hash = '' }]) => {
    return { slug, hash, rows: numbers.map((number) => defined(byNumber.get(number), `row ${number}`)) }
  })
  return waiting.toSorted((one, other) => firstRow(one) - firstRow(other))
}

function firstRow({ rows: [first] }: WaitingProduct): number {
  return Number(first?.['row'] ?? 0)
}

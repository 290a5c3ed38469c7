/** What a cell can hold; null is an empty one. Texts that look like formulas are made harmless (domain/table-files.ts). */
export type Cell = string | number | boolean | Date | null

export type Column<Row> = { heading: string; value: (row: Row) => Cell }

/** Nepal's clock, which has no summer time. */
const NEPAL_AHEAD_MS = 345 * 60_000

/** An instant as a clock in Nepal shows it, as if it were UTC: for forms that know no time zones. */
export function inNepal(instant: Date): Date {
  return new Date(instant.getTime() + NEPAL_AHEAD_MS)
}

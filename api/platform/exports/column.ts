/** A cell's value; null is an empty cell. Text that looks like a formula is made harmless (domain/imports/table-files.ts). */
export type Cell = string | number | boolean | Date | null

export type Column<Row> = { heading: string; value: (row: Row) => Cell }

/** Nepal's UTC offset; Nepal has no daylight saving time. */
const NEPAL_AHEAD_MS = 345 * 60_000

/** Returns an instant as Nepal's local time, as if it were UTC: for formats without time zones. */
export function inNepal(instant: Date): Date {
  return new Date(instant.getTime() + NEPAL_AHEAD_MS)
}

import type { StockRow } from '#contract/admin/stock.ts'
import { formats } from '../language/t.ts'

/** Pieces of a variant at each place that has some, one place per line. */
export function ByPlace({ row: { places } }: { row: StockRow }) {
  const filled = places.filter(({ pieces }) => pieces > 0)
  if (filled.length === 0) return '–'
  return filled.map(({ placeId, name, pieces }) => <div key={placeId}>{`${name}: ${formats.number(pieces)}`}</div>)
}

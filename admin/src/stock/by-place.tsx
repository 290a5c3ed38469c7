import type { StockRow } from '#contract/admin/stock.ts'

/** Pieces of a variant at each place, one per line. */
export function ByPlace({ row: { places } }: { row: StockRow }) {
  return places.map(({ placeId, name, pieces }) => <div key={placeId}>{`${name}: ${pieces}`}</div>)
}

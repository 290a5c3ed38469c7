import { useGetList } from 'react-admin'
import type { StockPlace } from '#contract/admin/stock/places.ts'
import { MAX_PLACES } from '#domain/stock/places.ts'

/** Open places with stock, in their order. */
export function useOpenPlaces(): StockPlace[] {
  const { data } = useGetList<StockPlace>('stock-places', {
    pagination: { page: 1, perPage: MAX_PLACES },
    sort: { field: 'position', order: 'ASC' },
    filter: { isOpen: 'true' },
  })
  return data ?? []
}

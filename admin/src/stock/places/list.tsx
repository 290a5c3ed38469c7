import PlacesIcon from '@mui/icons-material/WarehouseOutlined'
import type { StockPlace } from '#contract/admin/stock/places.ts'
import { OrderedList } from '../../content/ordered-list.tsx'
import { kindWords } from './place-words.ts'

/** Warehouses and showrooms with stock. Orders look for their pieces in this order. */
export default function PlaceList() {
  return (
    <OrderedList<StockPlace>
      title="Places"
      icon={PlacesIcon}
      emptyText="Warehouses and showrooms with stock appear here."
      writes="stock.write"
      nameOf={({ name }) => name}
      renderDetails={detailsOf}
    />
  )
}

function detailsOf({ kind, districts = [], pieces, isMain, isOpen }: StockPlace) {
  const serves = districts.length === 0 ? '' : `serves ${districts.join(', ')}`
  const has = isMain ? 'has everything that is at no other place' : pieces === 1 ? '1 piece' : `${pieces} pieces`
  return [kindWords[kind], has, serves, isOpen ? '' : 'closed'].filter(Boolean).join(' · ')
}

import PlacesIcon from '@mui/icons-material/WarehouseOutlined'
import type { StockPlace } from '#contract/admin/stock/places.ts'
import { OrderedList } from '../../content/ordered-list.tsx'
import { formats, t } from '../../language/t.ts'
import { kindWords } from './place-words.ts'

/** Warehouses and showrooms with stock. Orders look for their pieces in this order. */
export default function PlaceList() {
  return (
    <OrderedList<StockPlace>
      title={t('Places')}
      icon={PlacesIcon}
      emptyText={t('Warehouses and showrooms with stock appear here.')}
      writes="stock.write"
      nameOf={({ name }) => name}
      renderDetails={detailsOf}
    />
  )
}

function detailsOf({ kind, districts = [], pieces, isOpen }: StockPlace) {
  const serves =
    districts.length === 0 ? '' : t('serves %{districts}', { districts: districts.map(formats.place).join(', ') })
  const has =
    pieces === null
      ? t('has everything that is at no other place')
      : t('%{count} piece |||| %{count} pieces', { count: pieces })
  return [kindWords[kind], has, serves, isOpen ? '' : t('closed')].filter(Boolean).join(' · ')
}

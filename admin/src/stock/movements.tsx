import SwapVertIcon from '@mui/icons-material/SwapVert'
import { DataTable, DateInput, FilterButton, List, SearchInput, SelectInput, TextInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StockMovement } from '#contract/admin/stock.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import type { StockReason } from '#domain/stock/stock.ts'
import { formats, t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { PlaceInput } from './places/place-input.tsx'
import { useOpenPlaces } from './places/use-places.ts'

const reasons: Record<StockReason, string> = {
  opening: t('Opening stock'),
  sold: t('Sold'),
  cancelled: t('Order cancelled'),
  returned: t('Returned'),
  received: t('Received'),
  counted: t('Counted'),
  damaged: t('Damaged or lost'),
  imported: t('Imported'),
  sent: t('Sent to another place'),
  arrived: t('Arrived from another place'),
}

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Name or SKU')} alwaysOn />,
  <SelectInput
    key="reason"
    source="reason"
    label={t('Reason')}
    choices={Object.entries(reasons).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
  <PlaceInput key="placeId" source="placeId" />,
  <TextInput key="orderNumber" source="orderNumber" label={t('Order')} />,
  <TextInput key="productId" source="productId" label={t('Product ID')} />,
  <DateInput key="from" source="from" label={t('From')} />,
  <DateInput key="to" source="to" label={t('To')} />,
]

const Column = DataTable.Col<StockMovement>

/** Log of all stock movements. */
export default function MovementList() {
  const hasSeveral = useOpenPlaces().length > 1
  return (
    <List
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      exporter={false}
      actions={<Actions />}
      empty={<NoMovements />}
      title={t('Stock movements')}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        <Column source="at" label={t('Date')} disableSort render={({ at }) => whenText(at)} />
        <Column source="name" label={t('Product')} disableSort render={productOf} />
        <Column source="change" label={t('Change')} disableSort align="right" render={changeOf} />
        <Column
          source="stock"
          label={t('Stock after')}
          disableSort
          align="right"
          render={({ stock }) => formats.number(stock)}
        />
        {hasSeveral && <Column source="place" label={t('Place')} disableSort />}
        <Column source="reason" label={t('Reason')} disableSort render={whyOf} />
        <Column source="staffName" label={t('Changed by')} disableSort render={({ staffName }) => staffName ?? '–'} />
      </DataTable>
    </List>
  )
}

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
    </TopToolbar>
  )
}

function NoMovements() {
  return (
    <EmptyState
      icon={SwapVertIcon}
      title={t('No stock movements yet')}
      text={t('Every change in stock is recorded here.')}
    />
  )
}

function productOf(row: StockMovement) {
  return <Link to={`/products/${row.productId}/stock`}>{nameWithChoice(row.name, row)}</Link>
}

function changeOf({ change }: StockMovement) {
  return change > 0 ? `+${formats.number(change)}` : formats.number(change).replace('-', '−')
}

function whyOf({ reason, orderNumber, note }: StockMovement) {
  return [reasons[reason], orderNumber, note].filter(Boolean).join(', ')
}

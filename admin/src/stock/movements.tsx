import SwapVertIcon from '@mui/icons-material/SwapVert'
import { DataTable, DateInput, FilterButton, List, SearchInput, SelectInput, TextInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StockMovement } from '#contract/admin/stock.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import type { StockReason } from '#domain/stock/stock.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { PlaceInput } from './places/place-input.tsx'
import { useOpenPlaces } from './places/use-places.ts'

const reasons: Record<StockReason, string> = {
  opening: 'Opening stock',
  sold: 'Sold',
  cancelled: 'Order cancelled',
  returned: 'Returned',
  received: 'Received',
  counted: 'Counted',
  damaged: 'Damaged or lost',
  imported: 'Imported',
  sent: 'Sent to another place',
  arrived: 'Arrived from another place',
}

const filters = [
  <SearchInput key="q" source="q" placeholder="Name or SKU" alwaysOn />,
  <SelectInput
    key="reason"
    source="reason"
    label="Reason"
    choices={Object.entries(reasons).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
  <PlaceInput key="placeId" source="placeId" />,
  <TextInput key="orderNumber" source="orderNumber" label="Order" />,
  <TextInput key="productId" source="productId" label="Product ID" />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="To" />,
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
      title="Stock movements"
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        <Column source="at" label="Date" disableSort render={({ at }) => whenText(at)} />
        <Column source="name" label="Product" disableSort render={productOf} />
        <Column source="change" label="Change" disableSort align="right" render={changeOf} />
        <Column source="stock" label="Stock after" disableSort align="right" />
        {hasSeveral && <Column source="place" label="Place" disableSort />}
        <Column source="reason" label="Reason" disableSort render={whyOf} />
        <Column source="staffName" label="Changed by" disableSort render={({ staffName }) => staffName ?? '–'} />
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
    <EmptyState icon={SwapVertIcon} title="No stock movements yet" text="Every change in stock is recorded here." />
  )
}

function productOf(row: StockMovement) {
  return <Link to={`/products/${row.productId}/stock`}>{nameWithChoice(row.name, row)}</Link>
}

function changeOf({ change }: StockMovement) {
  return change > 0 ? `+${change}` : String(change).replace('-', '−')
}

function whyOf({ reason, orderNumber, note }: StockMovement) {
  return [reasons[reason], orderNumber, note].filter(Boolean).join(', ')
}

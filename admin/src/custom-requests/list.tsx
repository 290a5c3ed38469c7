import CustomIcon from '@mui/icons-material/DesignServicesOutlined'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import type { AdminCustomRow } from '#contract/admin/custom-requests.ts'
import { OwnerCell } from '../assignments/owner-cell.tsx'
import { OwnerFilter } from '../assignments/owner-filter.tsx'
import { dayText } from '../fulfilment/deliveries/delivery-words.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { CustomStatus, customStateWords, sizeText } from './custom-words.tsx'

const states = Object.entries(customStateWords).map(([id, { label }]) => ({ id, name: label }))
const tasks = [
  { id: 'answer', name: 'Needs quote' },
  { id: 'over', name: 'Quote expired' },
  { id: 'making', name: 'In production' },
]

const filters = [
  <SearchInput key="q" source="q" placeholder="Number, name or email" alwaysOn />,
  <SelectInput key="task" source="task" label="To do" choices={tasks} alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <OwnerFilter key="owner" source="owner" label="Owner" kind="custom-request" alwaysOn />,
]

const empty = (
  <EmptyState
    icon={CustomIcon}
    title="No custom requests yet"
    text="Requests from the custom order form appear here."
  />
)

const Column = DataTable.Col<AdminCustomRow>

/** Requests for custom pieces, newest first. */
export default function CustomList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      empty={empty}
      title="Custom pieces"
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="createdAt" label="Sent" render={({ createdAt }) => whenText(createdAt)} />
        <Column source="number" disableSort />
        <Column source="name" label="Customer" disableSort />
        <Column
          source="product"
          label="Item"
          disableSort
          render={(row) => `${row.product ?? 'Customer’s own design'}, ${row.material}, ${sizeText(row)}`}
        />
        <Column source="quote" label="Quote" disableSort align="right" render={OfferCell} />
        <Column source="state" disableSort render={(row) => <CustomStatus request={row} />} />
        <Column source="assignment" label="Owner" disableSort render={OwnerCell} />
      </DataTable>
    </List>
  )
}

function OfferCell({ quote }: AdminCustomRow) {
  return quote === null ? '–' : `${moneyText(quote.price)}, valid until ${dayText(quote.validUntil)}`
}

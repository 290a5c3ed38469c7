import CustomIcon from '@mui/icons-material/DesignServicesOutlined'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import type { AdminCustomRow } from '#contract/admin/custom-requests.ts'
import { OwnerCell } from '../assignments/owner-cell.tsx'
import { OwnerFilter } from '../assignments/owner-filter.tsx'
import { dayText } from '../fulfilment/deliveries/delivery-words.tsx'
import { said, t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { CustomStatus, customStateWords, sizeText } from './custom-words.tsx'

const states = Object.entries(customStateWords).map(([id, { label }]) => ({ id, name: label }))
const tasks = [
  { id: 'answer', name: t('Needs quote') },
  { id: 'over', name: t('Quote expired') },
  { id: 'making', name: t('In production') },
]

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Number, name or email')} alwaysOn />,
  <SelectInput key="task" source="task" label={t('To do')} choices={tasks} alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <OwnerFilter key="owner" source="owner" label={t('Owner')} kind="custom-request" alwaysOn />,
]

const empty = (
  <EmptyState
    icon={CustomIcon}
    title={t('No custom requests yet')}
    text={t('Requests from the custom order form appear here.')}
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
      title={t('Custom pieces')}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="createdAt" label={t('Sent')} render={({ createdAt }) => whenText(createdAt)} />
        <Column source="number" label={t('Number')} disableSort />
        <Column source="name" label={t('Customer')} disableSort />
        <Column
          source="product"
          label={t('Item')}
          disableSort
          render={(row) => `${row.product ?? t('Customer’s own design')}, ${said(row.material)}, ${sizeText(row)}`}
        />
        <Column source="quote" label={t('Quote')} disableSort align="right" render={OfferCell} />
        <Column source="state" disableSort render={(row) => <CustomStatus request={row} />} />
        <Column source="assignment" label={t('Owner')} disableSort render={OwnerCell} />
      </DataTable>
    </List>
  )
}

function OfferCell({ quote }: AdminCustomRow) {
  return quote === null
    ? '–'
    : t('%{price}, valid until %{validUntil}', { price: moneyText(quote.price), validUntil: dayText(quote.validUntil) })
}

import ReturnIcon from '@mui/icons-material/AssignmentReturnOutlined'
import { AutocompleteInput, DataTable, List, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import type { AdminReturn } from '#contract/admin/fulfilment/after-sales.ts'
import { t } from '../../language/t.ts'
import { piecesText } from '../deliveries/delivery-words.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { moneyText } from '../../ui/formats.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import { returnStateWords, Waiting } from './after-sales-words.tsx'

const states = [
  { id: 'open', name: t('Open') },
  ...Object.entries(returnStateWords).map(([id, { label }]) => ({ id, name: label })),
]

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Order or name')} alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <ReferenceInput key="productId" source="productId" reference="products" label={t('Product')}>
    <AutocompleteInput label={t('Product')} />
  </ReferenceInput>,
]

const empty = (
  <EmptyState
    icon={ReturnIcon}
    title={t('No returns yet')}
    text={t('Returns that customers request within 30 days of delivery appear here.')}
  />
)

const Column = DataTable.Col<AdminReturn>

/** Returns, oldest first; shows open ones by default. */
export default function ReturnList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      sort={{ field: 'createdAt', order: 'ASC' }}
      exporter={false}
      empty={empty}
      title={t('Returns')}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="createdAt" label={t('Requested')} render={({ createdAt }) => <Waiting since={createdAt} />} />
        <Column source="order" label={t('Order')} disableSort />
        <Column source="name" label={t('Customer')} disableSort />
        <Column source="pieces" disableSort render={({ pieces }) => piecesText(pieces)} />
        <Column
          source="refund"
          label={t('Refund')}
          disableSort
          align="right"
          render={({ refund }) => (refund === null ? '–' : moneyText(refund))}
        />
        <Column source="state" disableSort render={({ state }) => <StatusChip {...returnStateWords[state]} />} />
      </DataTable>
    </List>
  )
}

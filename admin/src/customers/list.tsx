import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { DataTable, List, NullableBooleanInput, SearchInput } from 'react-admin'
import type { CustomerRow } from '#contract/admin/customers.ts'
import { formats, t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Name, email or phone')} alwaysOn />,
  <NullableBooleanInput key="hasOrders" source="hasOrders" label={t('Has orders')} alwaysOn />,
  <NullableBooleanInput key="isBlocked" source="isBlocked" label={t('Blocked')} />,
]

const empty = (
  <EmptyState
    icon={PeopleIcon}
    title={t('No customers yet')}
    text={t('People who register in the shop appear here.')}
  />
)

const Column = DataTable.Col<CustomerRow>

/** Customers with an account. */
export default function CustomerList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      empty={empty}
      title={t('Customers')}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="name" label={t('Name')} render={nameOf} />
        <Column source="email" label={t('Email')} disableSort />
        <Column
          source="orderCount"
          label={t('Orders')}
          align="right"
          render={({ orderCount }) => formats.number(orderCount)}
        />
        <Column source="spent" label={t('Total spent')} align="right" render={({ spent }) => moneyText(spent)} />
        <Column source="lastOrderAt" label={t('Last order')} render={({ lastOrderAt }) => whenText(lastOrderAt)} />
        <Column source="createdAt" label={t('Registered')} render={({ createdAt }) => whenText(createdAt)} />
      </DataTable>
    </List>
  )
}

function nameOf({ name, isBlocked }: CustomerRow) {
  return (
    <>
      {name} {isBlocked && <StatusChip tone="danger" label={t('Blocked')} />}
    </>
  )
}

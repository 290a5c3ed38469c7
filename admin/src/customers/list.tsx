import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { DataTable, List, NullableBooleanInput, SearchInput } from 'react-admin'
import type { CustomerRow } from '#contract/admin/customers.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder="Name, email or phone" alwaysOn />,
  <NullableBooleanInput key="hasOrders" source="hasOrders" label="Has orders" alwaysOn />,
  <NullableBooleanInput key="isBlocked" source="isBlocked" label="Blocked" />,
]

const empty = (
  <EmptyState icon={PeopleIcon} title="No customers yet" text="People who register in the shop appear here." />
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
      title="Customers"
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="name" render={nameOf} />
        <Column source="email" label="Email" disableSort />
        <Column source="orderCount" label="Orders" align="right" />
        <Column source="spent" label="Total spent" align="right" render={({ spent }) => moneyText(spent)} />
        <Column source="lastOrderAt" label="Last order" render={({ lastOrderAt }) => whenText(lastOrderAt)} />
        <Column source="createdAt" label="Registered" render={({ createdAt }) => whenText(createdAt)} />
      </DataTable>
    </List>
  )
}

function nameOf({ name, isBlocked }: CustomerRow) {
  return (
    <>
      {name} {isBlocked && <StatusChip tone="danger" label="Blocked" />}
    </>
  )
}

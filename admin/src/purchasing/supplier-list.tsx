import SuppliersIcon from '@mui/icons-material/FactoryOutlined'
import { DataTable, FilterButton, List, NullableBooleanInput, SearchInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import type { SupplierRow } from '#contract/admin/purchasing.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listLink } from '../ui/list-link.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder="Name, PAN, contact or email" alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label="Active" />,
]

const Column = DataTable.Col<SupplierRow>
const onlyWide = { display: { xs: 'none', md: 'table-cell' } }

/** Businesses that the shop buys from. */
export default function SupplierList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      exporter={false}
      actions={
        <TopToolbar>
          <FilterButton />
          <NewButton />
        </TopToolbar>
      }
      empty={
        <EmptyState
          icon={SuppliersIcon}
          title="No suppliers yet"
          text="With suppliers and what they sell, the shop can suggest what to order."
        >
          <NewButton variant="contained" />
        </EmptyState>
      }
      title="Suppliers"
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="name" label="Name" />
        <Column source="pan" label="PAN" disableSort sx={onlyWide} render={({ pan }) => pan || '–'} />
        <Column source="contact" label="Contact" disableSort sx={onlyWide} render={({ contact }) => contact || '–'} />
        <Column source="leadDays" label="Lead time" align="right" render={({ leadDays }) => daysText(leadDays)} />
        <Column source="awaited" label="Open orders" disableSort align="right" render={openOrders} />
        <Column source="isActive" label="Status" disableSort render={stateOf} />
      </DataTable>
    </List>
  )
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

function openOrders({ id, name, awaited }: SupplierRow) {
  if (awaited === 0) return 0
  return (
    <Link
      to={listLink('purchase-orders', { supplierId: id, open: 'true' })}
      aria-label={`Open orders to ${name}: ${awaited}`}
      onClick={(event) => event.stopPropagation()}
    >
      {awaited}
    </Link>
  )
}

function stateOf({ isActive }: SupplierRow) {
  return <StatusChip tone={isActive ? 'delivered' : 'quiet'} label={isActive ? 'Active' : 'Inactive'} />
}

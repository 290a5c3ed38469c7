import SuppliersIcon from '@mui/icons-material/FactoryOutlined'
import { DataTable, FilterButton, List, NullableBooleanInput, SearchInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import type { SupplierRow } from '#contract/admin/purchasing.ts'
import { formats, t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listLink } from '../ui/list-link.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Name, PAN, contact or email')} alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label={t('Active')} />,
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
          title={t('No suppliers yet')}
          text={t('With suppliers and what they sell, the shop can suggest what to order.')}
        >
          <NewButton variant="contained" />
        </EmptyState>
      }
      title={t('Suppliers')}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="name" label={t('Name')} />
        <Column source="pan" label="PAN" disableSort sx={onlyWide} render={({ pan }) => pan || '–'} />
        <Column
          source="contact"
          label={t('Contact')}
          disableSort
          sx={onlyWide}
          render={({ contact }) => contact || '–'}
        />
        <Column
          source="leadDays"
          label={t('Lead time')}
          align="right"
          render={({ leadDays }) => t('%{count} day |||| %{count} days', { count: leadDays })}
        />
        <Column source="awaited" label={t('Open orders')} disableSort align="right" render={openOrders} />
        <Column source="isActive" label={t('Status')} disableSort render={stateOf} />
      </DataTable>
    </List>
  )
}

function openOrders({ id, name, awaited }: SupplierRow) {
  if (awaited === 0) return formats.number(0)
  return (
    <Link
      to={listLink('purchase-orders', { supplierId: id, open: 'true' })}
      aria-label={t('Open orders to %{name}: %{awaited}', { name, awaited })}
      onClick={(event) => event.stopPropagation()}
    >
      {formats.digits(String(awaited))}
    </Link>
  )
}

function stateOf({ isActive }: SupplierRow) {
  return <StatusChip tone={isActive ? 'delivered' : 'quiet'} label={isActive ? t('Active') : t('Inactive')} />
}

import VoucherIcon from '@mui/icons-material/RequestPageOutlined'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import type { AdminVoucher } from '#contract/admin/payments/vouchers.ts'
import { t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { OrderStatus } from '../../ui/status-chip.tsx'
import { VoucherStatus, voucherStateWords } from './voucher-state.tsx'

const states = Object.entries(voucherStateWords).map(([id, { label }]) => ({ id, name: label }))

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Order or name')} alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
]

const empty = (
  <EmptyState
    icon={VoucherIcon}
    title={t('No vouchers yet')}
    text={t('Photos of bank vouchers that customers send appear here.')}
  />
)

const Column = DataTable.Col<AdminVoucher>

/** Bank vouchers, oldest first; shows those that need review by default. */
export default function VoucherList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'sent' }}
      sort={{ field: 'createdAt', order: 'ASC' }}
      exporter={false}
      empty={empty}
      title={t('Bank vouchers')}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="createdAt" label={t('Sent')} render={({ createdAt }) => whenText(createdAt)} />
        <Column source="order" label={t('Order')} disableSort />
        <Column source="name" label={t('Customer')} disableSort />
        <Column
          source="wanted"
          label={t('Amount due')}
          disableSort
          align="right"
          render={({ wanted }) => (wanted === null ? '–' : moneyText(wanted))}
        />
        <Column source="orderState" disableSort render={({ orderState }) => <OrderStatus state={orderState} />} />
        <Column source="state" disableSort render={({ state }) => <VoucherStatus state={state} />} />
      </DataTable>
    </List>
  )
}

import Inventory2 from '@mui/icons-material/Inventory2Outlined'
import { List } from 'react-admin'
import { t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListActions } from './list-actions.tsx'
import { orderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'
import { OrderTabs } from './order-tabs.tsx'

/** All orders, newest first, with tabs for open tasks. */
export default function OrderList() {
  return (
    <List
      title={t('Orders')}
      sort={{ field: 'placedAt', order: 'DESC' }}
      perPage={25}
      filters={orderFilters}
      actions={<ListActions />}
      empty={false}
    >
      <OrderTabs />
      <OrderTable
        empty={<EmptyState icon={Inventory2} title={t('No orders found')} text={t('No orders match these filters.')} />}
      />
    </List>
  )
}

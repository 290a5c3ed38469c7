import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import { Box, Typography } from '@mui/material'
import { DataTable, List, NumberInput, SearchInput, SelectInput } from 'react-admin'
import type { Settled } from '#contract/admin/payments/reconciliation.ts'
import { COVERED_WITHIN_DAYS } from '#domain/reconciliation/reconciliation.ts'
import { dayText } from '../../fulfilment/deliveries/delivery-words.tsx'
import { t } from '../../language/t.ts'
import { paymentWords } from '../../orders/order-words.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { moneyText } from '../../ui/formats.ts'
import { OrderLink } from '../../ui/record-links.tsx'
import { sourceChoices } from './reconciliation-words.ts'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Order number or reference')} alwaysOn />,
  <SelectInput key="method" source="method" label={t('Paid by')} choices={sourceChoices} alwaysOn />,
  <NumberInput key="days" source="days" label={t('Older than (days)')} min={0} alwaysOn />,
]

const empty = (
  <EmptyState
    icon={PaymentsIcon}
    title={t('Every payment is on a statement')}
    text={t('Payments by wallet and bank that no matched line covers appear here.')}
  />
)

const Column = DataTable.Col<Settled>

/** Payments that no line covers: what wallets may still owe the shop. Oldest first. */
export default function UncoveredPaymentList() {
  return (
    <List
      title={t('Payments without a line')}
      filters={filters}
      filterDefaultValues={{ days: COVERED_WITHIN_DAYS }}
      sort={{ field: 'receivedAt', order: 'ASC' }}
      exporter={false}
      empty={false}
    >
      <Typography color="text.secondary" sx={{ p: 2, pb: 0 }}>
        {t('No matched line of a statement covers these payments. A wallet may still owe them to the shop.')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <DataTable bulkActionButtons={false} rowClick={false} empty={empty}>
          <Column source="receivedAt" label={t('Paid on')} render={({ day }) => dayText(day)} />
          <Column
            source="order"
            label={t('Order')}
            disableSort
            render={({ orderId, order }) => <OrderLink id={orderId} number={order} />}
          />
          <Column source="method" label={t('Paid by')} disableSort render={({ method }) => paymentWords[method]} />
          <Column
            source="amount"
            label={t('Amount')}
            disableSort
            align="right"
            render={({ amount }) => moneyText(amount)}
          />
          <Column source="reference" label={t('Reference')} disableSort />
        </DataTable>
      </Box>
    </List>
  )
}

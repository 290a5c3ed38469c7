import Payments from '@mui/icons-material/PaymentsOutlined'
import { Box, Typography } from '@mui/material'
import { DataTable, DateInput, List, SearchInput, SelectInput, useListContext, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { RefundRow } from '#contract/admin/payments/payments.ts'
import { dueLabel } from '../assignments/due-mark.tsx'
import { said, t } from '../language/t.ts'
import { paymentWords } from '../orders/order-words.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { InstantField } from '../ui/instant-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { RefundActs, RefundClock } from './refund-parts.tsx'

const states = [
  { id: 'open', name: t('To send') },
  { id: 'late', name: t('Overdue') },
  { id: 'done', name: t('Sent') },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Order, name, email or reference')} />,
  <SelectInput key="state" source="state" label={t('Status')} choices={states} alwaysOn />,
  <DateInput key="dueFrom" source="dueFrom" label={t('Due from')} />,
  <DateInput key="dueUntil" source="dueUntil" label={t('Due to')} />,
]

/** Refunds, earliest due date first. */
export default function RefundList() {
  return (
    <List
      title={t('Refunds')}
      sort={{ field: 'dueBy', order: 'ASC' }}
      filterDefaultValues={{ state: 'open' }}
      filters={filters}
      exporter={false}
      perPage={25}
      empty={false}
    >
      <Refunds />
    </List>
  )
}

function Refunds() {
  const { total, meta } = useListContext()
  const mayWrite = useCan('money.write')
  const empty = <EmptyState icon={Payments} title={t('No refunds found')} text={t('No refunds match these filters.')} />
  return (
    <Box sx={{ overflowX: 'auto' }}>
      {total !== undefined && total > 0 && (
        <Typography color="text.secondary" sx={{ p: 2, pb: 0 }}>
          {meta?.hasMore
            ? t('More than %{count} refunds', { count: total })
            : t('%{count} refund |||| %{count} refunds', { count: total })}
        </Typography>
      )}
      <DataTable<RefundRow> bulkActionButtons={false} empty={empty}>
        <DataTable.Col label={t('Order')} disableSort>
          <RefundedOrder />
        </DataTable.Col>
        <DataTable.Col source="amount" label={t('Amount')} align="right">
          <MoneyField source="amount" />
        </DataTable.Col>
        <DataTable.Col label={t('Reason')} disableSort>
          <Why />
        </DataTable.Col>
        <DataTable.Col source="promisedAt" label={t('Created')} sx={{ display: { xs: 'none', lg: 'table-cell' } }}>
          <InstantField source="promisedAt" hasTime={false} />
        </DataTable.Col>
        <DataTable.Col source="dueBy" label={dueLabel}>
          <Clock />
        </DataTable.Col>
        {mayWrite && (
          <DataTable.Col label={t('Action')} disableSort>
            <Acts />
          </DataTable.Col>
        )}
      </DataTable>
    </Box>
  )
}

function RefundedOrder() {
  const refund = useRecordContext<RefundRow>()
  if (!refund) return null
  const { id, number, name } = refund.order
  return (
    <>
      <Typography variant="body2" component={Link} to={`/orders/${id}/show`} sx={{ color: 'inherit' }}>
        {number}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {name || t('Customer deleted')}
      </Typography>
    </>
  )
}

function Why() {
  const refund = useRecordContext<RefundRow>()
  if (!refund) return null
  return (
    <>
      <Typography variant="body2">{said(refund.why)}</Typography>
      <Typography variant="caption" color="text.secondary">
        {t('Paid by %{way}', { way: paymentWords[refund.paidBy] })}
      </Typography>
      {refund.paidBy === 'cod' && refund.doneAt === null && (
        <Typography variant="caption" component="p">
          {t('Call the customer and ask for a bank account or wallet.')}
        </Typography>
      )}
    </>
  )
}

function Clock() {
  const refund = useRecordContext<RefundRow>()
  return refund ? <RefundClock refund={refund} /> : null
}

function Acts() {
  const refund = useRecordContext<RefundRow>()
  return refund ? <RefundActs refund={refund} /> : null
}

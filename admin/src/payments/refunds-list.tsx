import Payments from '@mui/icons-material/PaymentsOutlined'
import { Box, Typography } from '@mui/material'
import { DataTable, DateInput, List, SearchInput, SelectInput, useListContext, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { RefundRow } from '#contract/admin/payments/payments.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { paymentWords } from '../orders/order-words.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { InstantField } from '../ui/instant-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { RefundActs, RefundClock } from './refund-parts.tsx'

const states = [
  { id: 'open', name: 'To send' },
  { id: 'late', name: 'Overdue' },
  { id: 'done', name: 'Sent' },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Order, name, email or reference" />,
  <SelectInput key="state" source="state" label="Status" choices={states} alwaysOn />,
  <DateInput key="dueFrom" source="dueFrom" label="Due from" />,
  <DateInput key="dueUntil" source="dueUntil" label="Due to" />,
]

/** Refunds, earliest due date first. */
export default function RefundList() {
  return (
    <List
      title="Refunds"
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
  const empty = <EmptyState icon={Payments} title="No refunds found" text="No refunds match these filters." />
  return (
    <Box sx={{ overflowX: 'auto' }}>
      {total !== undefined && total > 0 && (
        <Typography color="text.secondary" sx={{ p: 2, pb: 0 }}>
          {total === 1 ? '1 refund' : `${meta?.hasMore ? 'More than ' : ''}${englishFormats.number(total)} refunds`}
        </Typography>
      )}
      <DataTable<RefundRow> bulkActionButtons={false} empty={empty}>
        <DataTable.Col label="Order" disableSort>
          <RefundedOrder />
        </DataTable.Col>
        <DataTable.Col source="amount" label="Amount" align="right">
          <MoneyField source="amount" />
        </DataTable.Col>
        <DataTable.Col label="Reason" disableSort>
          <Why />
        </DataTable.Col>
        <DataTable.Col source="promisedAt" label="Created" sx={{ display: { xs: 'none', lg: 'table-cell' } }}>
          <InstantField source="promisedAt" hasTime={false} />
        </DataTable.Col>
        <DataTable.Col source="dueBy" label="Due">
          <Clock />
        </DataTable.Col>
        {mayWrite && (
          <DataTable.Col label="Action" disableSort>
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
        {name || 'Customer deleted'}
      </Typography>
    </>
  )
}

function Why() {
  const refund = useRecordContext<RefundRow>()
  if (!refund) return null
  return (
    <>
      <Typography variant="body2">{refund.why}</Typography>
      <Typography variant="caption" color="text.secondary">
        Paid by {paymentWords[refund.paidBy]}
      </Typography>
      {refund.paidBy === 'cod' && refund.doneAt === null && (
        <Typography variant="caption" component="p">
          Call the customer and ask for a bank account or wallet.
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

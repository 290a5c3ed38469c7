import type { ReactElement } from 'react'
import Print from '@mui/icons-material/PrintOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { DataTable, useListContext, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminOrderRow } from '#contract/admin/orders.ts'
import { BulkAssign } from '../assignments/bulk-assign.tsx'
import { OwnerCell } from '../assignments/owner-cell.tsx'
import { formats, t } from '../language/t.ts'
import { InstantField } from '../ui/instant-field.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { RowCheckboxes } from '../ui/row-checkboxes.tsx'
import { OrderStatus, StatusChip } from '../ui/status-chip.tsx'
import { moneyText } from '../ui/formats.ts'
import { ConfirmChosen } from './confirm-chosen.tsx'
import { dayAndSlot, methodWords, openWords, paymentWords } from './order-words.ts'

const wide = { display: { xs: 'none', lg: 'table-cell' } }

/** Table of orders; selected ones can be confirmed, assigned, and their packing slips printed together. */
export function OrderTable({ empty }: { empty: ReactElement }) {
  return (
    <RowCheckboxes nameOf={({ number }) => t('order %{number}', { number })}>
      <DataTable<AdminOrderRow> rowClick="show" bulkActionButtons={<Bulk />} empty={empty}>
        <DataTable.Col source="number" label={t('Order')}>
          <Numbered />
        </DataTable.Col>
        <DataTable.Col source="placedAt" label={t('Placed')} sx={wide}>
          <InstantField source="placedAt" />
        </DataTable.Col>
        <DataTable.Col source="name" label={t('Customer')}>
          <Customer />
        </DataTable.Col>
        <DataTable.Col source="state" label={t('Status')}>
          <State />
        </DataTable.Col>
        <DataTable.Col label={t('Payment')} disableSort>
          <Payment />
        </DataTable.Col>
        <DataTable.Col source="total" label={t('Total')} align="right" sx={wide}>
          <MoneyField source="total" />
        </DataTable.Col>
        <DataTable.Col source="deliveryDay" label={t('Delivery')}>
          <Delivery />
        </DataTable.Col>
        <DataTable.Col source="assignment" label={t('Owner')} disableSort render={OwnerCell} />
      </DataTable>
    </RowCheckboxes>
  )
}

function Bulk() {
  return (
    <>
      <ConfirmChosen />
      <BulkAssign kind="order" />
      <PrintSlips />
    </>
  )
}

function PrintSlips() {
  const { selectedIds } = useListContext()
  if (selectedIds.length === 0) return null // collapsed, the bar would still cover the table's head
  return (
    <Button component={Link} to={`/packing-slips?ids=${selectedIds.join(',')}`} startIcon={<Print />}>
      {t('Packing slips')}
    </Button>
  )
}

function Numbered() {
  const order = useRecordContext<AdminOrderRow>()
  if (!order) return null
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: { md: 'nowrap' } }}>
        {order.number}
      </Typography>
      <Flags order={order} />
    </Stack>
  )
}

/** Notable properties of an order, shown below its number. */
function Flags({ order }: { order: AdminOrderRow }) {
  const { isCustom, isPhone, recipient, verifyBy, notes, hasBuyerNote } = order
  const said = [
    isCustom ? t('Custom') : '',
    isPhone ? t('Phone order') : '',
    recipient === null ? '' : recipient.isGift ? t('Gift') : t('For somebody else'),
    verifyBy === null ? '' : t('Awaiting confirmation by code'),
    hasBuyerNote ? t('Customer note') : '',
    notes > 0 ? t('%{count} staff note |||| %{count} staff notes', { count: notes }) : '',
  ].filter((words) => words !== '')
  if (said.length === 0) return null
  return (
    <Typography variant="caption" color="text.secondary">
      {said.join(' · ')}
    </Typography>
  )
}

function Customer() {
  const order = useRecordContext<AdminOrderRow>()
  if (!order) return null
  const district = formats.place(order.district)
  return (
    <>
      <Typography variant="body2">{order.name || t('Customer deleted')}</Typography>
      <Typography variant="caption" color="text.secondary">
        {order.email === '' && order.phone !== '' ? `${formats.phone(order.phone)} · ${district}` : district}
      </Typography>
    </>
  )
}

function State() {
  const order = useRecordContext<AdminOrderRow>()
  if (!order) return null
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <OrderStatus state={order.state} />
      {order.open.map((thing) => (
        <StatusChip
          key={thing}
          tone={thing === 'refund' && order.isRefundLate ? 'danger' : 'notice'}
          label={thing === 'refund' && order.isRefundLate ? t('Refund overdue') : openWords[thing]}
        />
      ))}
    </Stack>
  )
}

function Payment() {
  const order = useRecordContext<AdminOrderRow>()
  if (!order) return null
  return (
    <>
      <Typography variant="body2" sx={{ display: { lg: 'none' }, whiteSpace: 'nowrap' }}>
        {moneyText(order.total)}
      </Typography>
      <Typography variant="body2">{paymentWords[order.payment]}</Typography>
      <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {paidWords(order)}
      </Typography>
    </>
  )
}

function paidWords({ due, paid, owed }: AdminOrderRow): string {
  if (owed > 0) return t('%{owed} to refund', { owed: moneyText(owed) })
  if (due > 0) return t('%{due} due', { due: moneyText(due) })
  return paid > 0 ? t('Paid') : t('Nothing due')
}

function Delivery() {
  const order = useRecordContext<AdminOrderRow>()
  if (!order) return null
  return (
    <>
      <Typography variant="body2">{methodWords[order.method]}</Typography>
      <Typography variant="caption" color="text.secondary">
        {deliveryWords(order)}
      </Typography>
    </>
  )
}

function deliveryWords({ delivery, method, state }: AdminOrderRow): string {
  if (state === 'cancelled' || method === 'pickup') return ''
  if (delivery?.state === 'out') return t('On the way')
  return delivery?.day ? dayAndSlot(delivery.day, delivery.slot) : t('Unscheduled')
}

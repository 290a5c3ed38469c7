import type { ReactNode } from 'react'
import { Alert, Box, Divider, Stack, Typography } from '@mui/material'
import { BooleanInput, SelectInput, TextInput, required } from 'react-admin'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { post, put } from '../api.ts'
import { RefundActs, RefundClock } from '../payments/refund-parts.tsx'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { paymentWords } from './order-words.ts'

type Part = { order: AdminOrder }

/** Card with the order's payments, amount due and refunds. */
export function OrderMoney({ order }: Part) {
  const { paid, due, exchanged, payNow } = order.order.money
  const mayWrite = useCan('money.write')
  const mayDecide = useCan('orders.decide')
  return (
    <PagePart
      title="Payment"
      action={
        <>
          {mayDecide && order.paymentWays.length > 0 && <ChangeMethod order={order} />}
          {mayWrite && <MoneyActs order={order} />}
        </>
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4, mb: 1 }}>
        <Figure label="Payment method" value={paymentWords[order.order.payment]} />
        <Figure label="Paid" value={moneyText(paid)} />
        {exchanged > 0 && <Figure label="Paid by exchange" value={moneyText(exchanged)} />}
        <Figure label="Due" value={moneyText(due)} />
        {payNow !== null && payNow.amount < due && (
          <Figure label={`Due now (${payNow.purpose})`} value={moneyText(payNow.amount)} />
        )}
      </Stack>
      <Payments order={order} />
      <Attempts order={order} mayWrite={mayWrite} />
      <Vouchers order={order} />
      <Refunds order={order} mayWrite={mayWrite} />
      {!mayWrite && (
        <Typography variant="body2" color="text.secondary">
          Managers can see and record individual payments and refunds.
        </Typography>
      )}
    </PagePart>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {label}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{value}</Typography>
    </Box>
  )
}

function ChangeMethod({ order: { id, paymentWays, order } }: Part) {
  return (
    <ActForm<{ payment: PaymentMethod }>
      label="Change method"
      title="Change the payment method"
      text={`What is paid stays paid. The customer gets a message about the ${moneyText(order.money.due)} that are left.`}
      yes="Change"
      done="Payment method changed"
      act={(values) => put(`/orders/${id}/payment`, values)}
    >
      <SelectInput
        source="payment"
        label="Payment method"
        choices={paymentWays.map((way) => ({ id: way, name: paymentWords[way] }))}
        validate={required()}
      />
    </ActForm>
  )
}

function MoneyActs({ order }: Part) {
  const { id, maxRefundable } = order
  const { due, payNow } = order.order.money
  const asked = payNow?.amount ?? due // a custom piece's deposit rather than the full amount
  return (
    <>
      <ActForm<{ amount: number; reference: string; isForSeveral: boolean }>
        label="Record transfer"
        title="Record a bank transfer"
        text="Enter the details from the bank statement. A sufficient amount confirms a pending order; any excess is refunded."
        yes="Record"
        done="Transfer recorded"
        begin={() => ({ ...(asked > 0 && { amount: asked }), reference: '', isForSeveral: false })}
        act={(values) => post(`/orders/${id}/transfers`, values)}
      >
        <MoneyInput source="amount" label="Amount" validate={required()} />
        <TextInput source="reference" label="Reference from the statement" validate={required()} />
        <BooleanInput source="isForSeveral" label="The transfer covers several orders" />
      </ActForm>
      {due > 0 && (
        <ActForm<{ amount: number; id: string }>
          label="Record cash"
          title="Record a cash payment in the shop"
          text={`For cash paid before the handover. Cash paid at the door is recorded with the handover. Maximum ${moneyText(due)}.`}
          yes="Record"
          done="Cash payment recorded"
          begin={() => ({ amount: due, id: crypto.randomUUID() })}
          act={({ amount, id: cashId }) => post(`/orders/${id}/cash`, { amount, id: cashId })}
        >
          <MoneyInput source="amount" label="Amount" validate={required()} />
        </ActForm>
      )}
      {maxRefundable > 0 && (
        <ActForm<{ amount: number; id: string }>
          label="Create refund"
          title="Create a refund"
          text={`For goodwill, such as a late delivery. The customer keeps the items and receives an email and a credit note. Maximum ${moneyText(maxRefundable)}.`}
          yes="Create refund"
          done="Refund created"
          begin={() => ({ id: crypto.randomUUID() })}
          act={({ amount, id: refundId }) => post(`/orders/${id}/refunds`, { amount, id: refundId })}
        >
          <MoneyInput source="amount" label="Amount" validate={required()} />
        </ActForm>
      )}
    </>
  )
}

function Payments({ order: { payments } }: Part) {
  return payments.map(({ id, method, amount, at: when, reference, recordedBy }) => (
    <Row key={id}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        {moneyText(amount)} · {paymentWords[method]}
        <Said>{[whenText(when), reference, recordedBy === null ? '' : `recorded by ${recordedBy}`]}</Said>
      </Typography>
    </Row>
  ))
}

const attemptWords = { pending: 'pending', paid: 'paid', failed: 'failed', refunded: 'refunded' } as const

function Attempts({ order: { id, attempts }, mayWrite }: Part & { mayWrite: boolean }) {
  return attempts.map((attempt) => (
    <Row key={attempt.id}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        {paymentWords[attempt.wallet]} payment: {moneyText(attempt.amount)}, {attemptWords[attempt.state]}
        <Said>
          {[
            whenText(attempt.at),
            attempt.ending ?? '',
            attempt.checkedAt === null ? '' : `checked ${englishFormats.ago(attempt.checkedAt)}`,
          ]}
        </Said>
      </Typography>
      {mayWrite && attempt.canAsk && (
        <ActButton
          label="Check payment status"
          done="Payment status updated"
          act={() => post(`/orders/${id}/attempts/${attempt.id}/look-up`)}
        />
      )}
    </Row>
  ))
}

const voucherWords = { sent: 'needs review', accepted: 'accepted', declined: 'declined' } as const

function Vouchers({ order: { vouchers } }: Part) {
  return vouchers.map(({ id, photo, state, sentAt, answer }) => (
    <Row key={id}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        <a href={`/api/admin/photos/${photo}`} target="_blank" rel="noopener">
          Bank voucher
        </a>
        , {voucherWords[state]}
        <Said>{[whenText(sentAt), answer]}</Said>
      </Typography>
    </Row>
  ))
}

function Refunds({ order, mayWrite }: Part & { mayWrite: boolean }) {
  if (order.refunds.length === 0) return null
  const isLate = order.refunds.some((refund) => refund.isLate)
  const isOfCash = order.order.money.refunds.some(({ paidBy, doneAt }) => paidBy === 'cod' && doneAt === null)
  return (
    <Box>
      {isLate && <Alert severity="error">A refund for this order is overdue.</Alert>}
      {isOfCash && (
        <Alert severity="info">
          The customer paid in cash. Call and ask for a bank account or wallet before you send the refund.
        </Alert>
      )}
      {order.refunds.map((refund) => (
        <Row key={refund.id}>
          <Typography variant="body2" component="div" sx={{ flex: 1 }}>
            Refund of {moneyText(refund.amount)}: {refund.why}
            <RefundClock refund={refund} />
          </Typography>
          {mayWrite && <RefundActs refund={refund} />}
        </Row>
      ))}
    </Box>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <>
      <Divider />
      <Stack direction="row" sx={{ gap: 1, py: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </>
  )
}

function Said({ children }: { children: readonly string[] }) {
  return (
    <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
      {children.filter((part) => part !== '').join(' · ')}
    </Typography>
  )
}

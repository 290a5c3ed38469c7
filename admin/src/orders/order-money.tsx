import type { ReactNode } from 'react'
import { Alert, Box, Divider, Stack, Typography } from '@mui/material'
import { BooleanInput, TextInput, required } from 'react-admin'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { englishFormats } from '#domain/english-formats.ts'
import { post } from '../api.ts'
import { RecordRefund, RefundClock } from '../payments/refund-parts.tsx'
import { useCan } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { paymentWords } from './order-words.ts'

type Part = { order: AdminOrder }

/** What was paid, what is to be paid and what goes back. */
export function OrderMoney({ order }: Part) {
  const { paid, due, payNow } = order.order.money
  const mayWrite = useCan('money.write')
  return (
    <PagePart title="Money" action={mayWrite && <MoneyActs order={order} />}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4, mb: 1 }}>
        <Figure label="Chosen" value={paymentWords[order.order.payment]} />
        <Figure label="Paid" value={moneyText(paid)} />
        <Figure label="Still due" value={moneyText(due)} />
        {payNow !== null && payNow.amount < due && (
          <Figure label={`Of it now, the ${payNow.purpose}`} value={moneyText(payNow.amount)} />
        )}
      </Stack>
      <Payments order={order} />
      <Attempts order={order} mayWrite={mayWrite} />
      <Vouchers order={order} />
      <Refunds order={order} mayWrite={mayWrite} />
      {!mayWrite && (
        <Typography variant="body2" color="text.secondary">
          Managers see each payment and refund, and write them down.
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

function MoneyActs({ order }: Part) {
  const { id, mostBack } = order
  const { due, payNow } = order.order.money
  const asked = payNow?.amount ?? due // of a piece made to measure its deposit, not all
  return (
    <>
      <ActForm<{ amount: number; reference: string; isForSeveral: boolean }>
        label="Transfer arrived"
        title="Write down a bank transfer"
        text="As the bank’s statement has it. Enough confirms an order that waits for it; what is too much goes back."
        yes="Write it down"
        done="The transfer is written down"
        begin={() => ({ ...(asked > 0 && { amount: asked }), reference: '', isForSeveral: false })}
        act={(values) => post(`/orders/${id}/transfers`, values)}
      >
        <MoneyInput source="amount" label="Amount" validate={required()} />
        <TextInput source="reference" label="Reference of the statement" validate={required()} />
        <BooleanInput source="isForSeveral" label="This transfer was for several orders" />
      </ActForm>
      {due > 0 && (
        <ActForm<{ amount: number; id: string }>
          label="Cash paid"
          title="Write down cash paid in the shop"
          text={`Before the goods are handed over; at the door it is written down with the handing over. At most ${moneyText(due)}.`}
          yes="Write it down"
          done="The cash is written down"
          begin={() => ({ amount: due, id: crypto.randomUUID() })}
          act={({ amount, id: cashId }) => post(`/orders/${id}/cash`, { amount, id: cashId })}
        >
          <MoneyInput source="amount" label="Amount" validate={required()} />
        </ActForm>
      )}
      {mostBack > 0 && (
        <ActForm<{ amount: number; id: string }>
          label="Promise a refund"
          title="Promise a refund"
          text={`For a reason of your own, such as a late delivery: the goods stay with the customer, who gets a mail and a credit note. At most ${moneyText(mostBack)}.`}
          yes="Promise it"
          done="The refund is promised"
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
        <Said>{[whenText(when), reference, recordedBy === null ? '' : `written down by ${recordedBy}`]}</Said>
      </Typography>
    </Row>
  ))
}

const attemptWords = { pending: 'waits for the wallet', paid: 'paid', failed: 'failed', refunded: 'sent back' } as const

function Attempts({ order: { id, attempts }, mayWrite }: Part & { mayWrite: boolean }) {
  return attempts.map((attempt) => (
    <Row key={attempt.id}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        Try at {paymentWords[attempt.wallet]}: {moneyText(attempt.amount)}, {attemptWords[attempt.state]}
        <Said>
          {[
            whenText(attempt.at),
            attempt.ending ?? '',
            attempt.checkedAt === null ? '' : `asked ${englishFormats.ago(attempt.checkedAt)}`,
          ]}
        </Said>
      </Typography>
      {mayWrite && attempt.canAsk && (
        <ActButton
          label="Ask the wallet now"
          done="The wallet was asked"
          act={() => post(`/orders/${id}/attempts/${attempt.id}/look-up`)}
        />
      )}
    </Row>
  ))
}

const voucherWords = { sent: 'waits for an answer', accepted: 'accepted', declined: 'declined' } as const

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
  return (
    <Box>
      {isLate && <Alert severity="error">A refund of this order is late.</Alert>}
      {order.refunds.map((refund) => (
        <Row key={refund.id}>
          <Typography variant="body2" component="div" sx={{ flex: 1 }}>
            {moneyText(refund.amount)} back: {refund.why}
            <RefundClock refund={refund} />
          </Typography>
          {mayWrite && refund.doneAt === null && <RecordRefund refund={refund} />}
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

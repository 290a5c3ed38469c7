import type { ReactNode } from 'react'
import { Alert, Box, Divider, Stack, Typography } from '@mui/material'
import { BooleanInput, SelectInput, TextInput, required } from 'react-admin'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { AttemptEnding, PaymentPurpose } from '#domain/payments/payments.ts'
import { post, put } from '../api.ts'
import { formats, said, t } from '../language/t.ts'
import { RefundActs, RefundClock } from '../payments/refund-parts.tsx'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { sentenceCase } from '../ui/sentence-case.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { paymentWords } from './order-words.ts'

type Part = { order: AdminOrder }

const purposeWords: Record<PaymentPurpose, string> = { full: t('full'), deposit: t('deposit'), balance: t('balance') }

/** Card with the order's payments, amount due and refunds. */
export function OrderMoney({ order }: Part) {
  const { paid, due, exchanged, payNow } = order.order.money
  const mayWrite = useCan('money.write')
  const mayDecide = useCan('orders.decide')
  return (
    <PagePart
      title={t('Payment')}
      action={
        <>
          {mayDecide && order.paymentWays.length > 0 && <ChangeMethod order={order} />}
          {mayWrite && <MoneyActs order={order} />}
        </>
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4, mb: 1 }}>
        <Figure label={t('Payment method')} value={paymentWords[order.order.payment]} />
        <Figure label={t('Paid')} value={moneyText(paid)} />
        {exchanged > 0 && <Figure label={t('Paid by exchange')} value={moneyText(exchanged)} />}
        <Figure label={t('Due')} value={moneyText(due)} />
        {payNow !== null && payNow.amount < due && (
          <Figure
            label={t('Due now (%{purpose})', { purpose: purposeWords[payNow.purpose] })}
            value={moneyText(payNow.amount)}
          />
        )}
      </Stack>
      <Payments order={order} />
      <Attempts order={order} mayWrite={mayWrite} />
      <Vouchers order={order} />
      <Refunds order={order} mayWrite={mayWrite} />
      {!mayWrite && (
        <Typography variant="body2" color="text.secondary">
          {t('Managers can see and record individual payments and refunds.')}
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
      label={t('Change method')}
      title={t('Change the payment method')}
      text={t('What is paid stays paid. The customer gets a message about the %{due} that are left.', {
        due: moneyText(order.money.due),
      })}
      yes={sentenceCase(t('change'))}
      done={t('Payment method changed')}
      act={(values) => put(`/orders/${id}/payment`, values)}
    >
      <SelectInput
        source="payment"
        label={t('Payment method')}
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
        label={t('Record transfer')}
        title={t('Record a bank transfer')}
        text={t(
          'Enter the details from the bank statement. A sufficient amount confirms a pending order; any excess is refunded.',
        )}
        yes={t('Record')}
        done={t('Transfer recorded')}
        begin={() => ({ ...(asked > 0 && { amount: asked }), reference: '', isForSeveral: false })}
        act={(values) => post(`/orders/${id}/transfers`, values)}
      >
        <MoneyInput source="amount" label={t('Amount')} validate={required()} />
        <TextInput source="reference" label={t('Reference from the statement')} validate={required()} />
        <BooleanInput source="isForSeveral" label={t('The transfer covers several orders')} />
      </ActForm>
      {due > 0 && (
        <ActForm<{ amount: number; id: string }>
          label={t('Record cash')}
          title={t('Record a cash payment in the shop')}
          text={t(
            'For cash paid before the handover. Cash paid at the door is recorded with the handover. Maximum %{due}.',
            { due: moneyText(due) },
          )}
          yes={t('Record')}
          done={t('Cash payment recorded')}
          begin={() => ({ amount: due, id: crypto.randomUUID() })}
          act={({ amount, id: cashId }) => post(`/orders/${id}/cash`, { amount, id: cashId })}
        >
          <MoneyInput source="amount" label={t('Amount')} validate={required()} />
        </ActForm>
      )}
      {maxRefundable > 0 && (
        <ActForm<{ amount: number; id: string }>
          label={t('Create refund')}
          title={t('Create a refund')}
          text={t(
            'For goodwill, such as a late delivery. The customer keeps the items and receives an email and a credit note. Maximum %{most}.',
            { most: moneyText(maxRefundable) },
          )}
          yes={t('Create refund')}
          done={t('Refund created')}
          begin={() => ({ id: crypto.randomUUID() })}
          act={({ amount, id: refundId }) => post(`/orders/${id}/refunds`, { amount, id: refundId })}
        >
          <MoneyInput source="amount" label={t('Amount')} validate={required()} />
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
        <Said>
          {[whenText(when), reference, recordedBy === null ? '' : t('recorded by %{name}', { name: recordedBy })]}
        </Said>
      </Typography>
    </Row>
  ))
}

const attemptWords = {
  pending: t('pending'),
  paid: t('paid'),
  failed: t('failed'),
  refunded: t('refunded'),
} as const

const endingWords: Record<AttemptEnding, string> = {
  cancelled: t('cancelled'),
  expired: t('expired'),
  refused: t('refused'),
  late: t('late'),
  'wrong-amount': t('wrong-amount'),
}

function Attempts({ order: { id, attempts }, mayWrite }: Part & { mayWrite: boolean }) {
  return attempts.map((attempt) => (
    <Row key={attempt.id}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        {t('%{wallet} payment: %{amount}, %{state}', {
          wallet: paymentWords[attempt.wallet],
          amount: moneyText(attempt.amount),
          state: attemptWords[attempt.state],
        })}
        <Said>
          {[
            whenText(attempt.at),
            attempt.ending === null ? '' : endingWords[attempt.ending],
            attempt.checkedAt === null ? '' : t('checked %{ago}', { ago: formats.ago(attempt.checkedAt) }),
          ]}
        </Said>
      </Typography>
      {mayWrite && attempt.canAsk && (
        <ActButton
          label={t('Check payment status')}
          done={t('Payment status updated')}
          act={() => post(`/orders/${id}/attempts/${attempt.id}/look-up`)}
        />
      )}
    </Row>
  ))
}

const voucherWords = { sent: t('needs review'), accepted: t('accepted'), declined: t('declined') } as const

function Vouchers({ order: { vouchers } }: Part) {
  return vouchers.map(({ id, photo, state, sentAt, answer }) => (
    <Row key={id}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        <a href={`/api/admin/photos/${photo}`} target="_blank" rel="noopener">
          {t('Bank voucher')}
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
      {isLate && <Alert severity="error">{t('A refund for this order is overdue.')}</Alert>}
      {isOfCash && (
        <Alert severity="info">
          {t('The customer paid in cash. Call and ask for a bank account or wallet before you send the refund.')}
        </Alert>
      )}
      {order.refunds.map((refund) => (
        <Row key={refund.id}>
          <Typography variant="body2" component="div" sx={{ flex: 1 }}>
            {t('Refund of %{amount}: %{why}', { amount: moneyText(refund.amount), why: said(refund.why) })}
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

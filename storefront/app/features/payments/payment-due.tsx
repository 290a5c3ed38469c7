import { type ComponentProps, useEffect } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { waitsForBank } from '#domain/instalments/request-states.ts'
import type { Formats } from '#domain/language/formats.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Card } from '../accounts/my-account/card.tsx'
import { askForOrderAgain } from '../orders/list/use-orders.ts'
import { BankTransfer } from '../orders/order/bank-transfer.tsx'
import { useIsBefore } from '../orders/order/use-is-before.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { ArrivedAlready, useArrivedAlready } from './arrived-already.tsx'
import { isOverdue } from './is-overdue.ts'
import { OpenPayment } from './open-payment.tsx'
import { OtherWays } from './other-ways.tsx'
import { PayButtons } from './pay-buttons.tsx'
import { isDueLater, untilText } from './until-text.ts'
import { Voucher, VoucherOfCancelled } from './voucher.tsx'
import './payments-messages.ts'

const InstalmentsCard = lazyPart(() => import('../instalments/instalments-card.tsx'))

type PaymentDueProps = { order: Order; door: OrderAccess }

/** The amount due now with the ways to pay it; nothing if none is due, or for cash. */
export function PaymentDue({ order, door }: PaymentDueProps) {
  const { bank, money, totals, status, instalments } = order
  const { payNow, wallets, voucher } = money
  const isSent = voucher?.state === 'sent'
  const text = useText()
  const format = useFormat()
  const arrivedAlready = useArrivedAlready(order)
  useAskWhenOver(order)
  return (
    <>
      {payNow && wallets.length > 0 && !isDueLater(order) && <WalletsDue order={order} door={door} payNow={payNow} />}
      {arrivedAlready && <Arrived order={order} />}
      {isOverdue(order) && <Overdue order={order} />}
      {instalments && money.due > 0 && !overStates.has(status) && <InstalmentsCard instalments={instalments} />}
      {bank && (isSent || !isDueLater(order)) && (
        <BankTransfer bank={bank} amount={payNow?.amount ?? totals.total} intro={introOf(order)}>
          {payNow && payNow.until !== null && !isSent && <p>{untilPaidText(text, format, order, payNow)}</p>}
          <Voucher voucher={voucher} door={door} isPending={status === 'pending'} />
        </BankTransfer>
      )}
      {status === 'cancelled' && voucher && <VoucherOfCancelled voucher={voucher} door={door} />}
      <OtherWays order={order} door={door} />
    </>
  )
}

/** Only an order by bank transfer, not paid yet, has no other way and is confirmed with the transfer. */
function introOf({ payment, status, money, instalments }: Order): ComponentProps<typeof BankTransfer>['intro'] {
  if (money.voucher?.state === 'sent') return 'order.bank-sent'
  if (waitsForBank(instalments)) return 'order.bank-instead'
  return payment === 'bank' && status === 'pending' ? 'order.bank-intro' : 'order.bank-rest'
}

type PayNow = NonNullable<Order['money']['payNow']>

function WalletsDue({ order, door, payNow }: PaymentDueProps & { payNow: PayNow }) {
  const text = useText()
  const format = useFormat()
  const { orderId, payment, money } = order
  const { amount, until } = payNow
  const { pending, wallets } = money
  const isOpen = pending !== null
  return (
    <Card id="order-pay" title={text('pay.title')}>
      {pending && <OpenPayment key={pending.attemptId} orderId={orderId} pending={pending} />}
      <Uncounted order={order} />
      <p>
        {isOpen ? text('pay.open-again') : whatText(text, format, order, payNow)}
        {until !== null &&
          ` ${isOpen ? text('pay.stands', { time: untilText(text, format, until) }) : untilPaidText(text, format, order, payNow)}`}
      </p>
      <PayButtons door={door} amount={amount} wallets={wallets} preferred={payment} until={until} isQuiet={isOpen} />
    </Card>
  )
}

function untilPaidText(text: Text, format: Formats, { money, payment }: Order, { purpose, until }: PayNow): string {
  const isCharged = money.paid > 0 || payment === 'bank'
  const rest = purpose === 'deposit' ? 'pay.until-deposit' : 'pay.until-rest'
  return text(isCharged ? rest : 'pay.until', { time: untilText(text, format, until!) })
}

/** A payment of a wrong amount, or a second one, while the order still has something due. */
function Uncounted({ order: { money, totals } }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const arrived = money.payments.reduce((sum, { amount }) => sum + amount, 0)
  const uncounted = arrived - (totals.total - money.due)
  const refund = money.refunds.at(-1)
  if (uncounted <= 0 || !refund) return null
  const given = { amount: format.money(uncounted), date: format.shortDate(refund.doneAt ?? refund.dueBy) }
  return <p>{text(refund.doneAt === null ? 'pay.uncounted' : 'pay.uncounted-sent', given)}</p>
}

function Arrived({ order }: { order: Order }) {
  const text = useText()
  return (
    <Card id="order-pay" title={text('pay.is-paid')}>
      <ArrivedAlready order={order} />
    </Card>
  )
}

function whatText(text: Text, format: Formats, { totals, method }: Order, { purpose, amount }: PayNow): string {
  const given = { amount: format.money(amount), total: format.money(totals.total) }
  if (purpose === 'balance' && method === 'pickup') return text('pay.what-balance-pickup', given)
  if (purpose !== 'full') return text(`pay.what-${purpose}`, given)
  return amount === totals.total ? text('pay.what-full', given) : text('pay.what-rest', given)
}

function Overdue({ order: { orderId, money } }: { order: Order }) {
  const text = useText()
  const { pending } = money
  return (
    <Card id="order-pay" title={text('pay.over')}>
      {pending && <OpenPayment key={pending.attemptId} orderId={orderId} pending={pending} />}
      <p>{text('pay.over-text')}</p>
    </Card>
  )
}

/** Reloads the order when the payment deadline passes. */
function useAskWhenOver({ orderId, money }: Order): void {
  const until = money.payNow?.until ?? null
  const isOpen = useIsBefore(until)
  useEffect(() => {
    if (until !== null && !isOpen) askForOrderAgain(orderId)
  }, [until, isOpen, orderId])
}

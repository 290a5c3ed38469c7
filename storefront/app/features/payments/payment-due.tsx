import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'
import { isWallet } from '#domain/payment-methods.ts'
import { formatMoney } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Card } from '../my-account/card.tsx'
import { BankTransfer } from '../orders/bank-transfer.tsx'
import type { OrderDoor } from '../orders/orders-api.ts'
import { useIsBefore } from '../orders/use-is-before.ts'
import { askForOrderAgain } from '../orders/use-orders.ts'
import { PayButtons } from './pay-buttons.tsx'
import './payments-messages.ts'
import { untilText } from './until-text.ts'
import { Voucher } from './voucher.tsx'

type PaymentDueProps = { order: Order; door: OrderDoor }

/** What its buyer pays now, and how; nothing where nothing is to be paid, or in cash. */
export function PaymentDue({ order, door }: PaymentDueProps) {
  const { bank, money, totals } = order
  const { payNow, wallets } = money
  const text = useText()
  useAskWhenOver(order)
  return (
    <>
      {payNow && wallets.length > 0 && <WalletsDue order={order} door={door} payNow={payNow} />}
      {isOverdue(order) && <Overdue />}
      {bank && (
        <BankTransfer bank={bank} amount={payNow?.amount ?? totals.total}>
          {payNow && payNow.until !== null && <p>{untilPaidText(text, order, payNow)}</p>}
          <Voucher voucher={money.voucher} door={door} />
        </BankTransfer>
      )}
    </>
  )
}

type PayNow = NonNullable<Order['money']['payNow']>

function WalletsDue({ order, door, payNow }: PaymentDueProps & { payNow: PayNow }) {
  const text = useText()
  const { amount } = payNow
  return (
    <Card id="order-pay" title={text('pay.title')}>
      <p>
        {whatText(text, order, payNow)}
        {payNow.until !== null && ` ${untilPaidText(text, order, payNow)}`}
      </p>
      <PayButtons door={door} amount={amount} wallets={order.money.wallets} preferred={order.payment} />
    </Card>
  )
}

function untilPaidText(text: Text, { money, payment }: Order, { until }: PayNow): string {
  const isCharged = money.paid > 0 || payment === 'bank'
  return text(isCharged ? 'pay.until-rest' : 'pay.until', { time: untilText(text, until!) })
}

function whatText(text: Text, { money, totals }: Order, { purpose, amount }: PayNow): string {
  const given = { amount: formatMoney(amount), total: formatMoney(totals.total) }
  if (purpose !== 'full') return text(`pay.what-${purpose}`, given)
  return money.paid === 0 ? text('pay.what-full', given) : text('pay.what-rest', given)
}

/** The job that cancels it comes within minutes. */
function isOverdue({ status, payment, money }: Order): boolean {
  return status === 'pending' && isWallet(payment) && money.payNow === null && money.paid === 0
}

function Overdue() {
  const text = useText()
  return (
    <Card id="order-pay" title={text('pay.over')}>
      <p>{text('pay.over-text')}</p>
    </Card>
  )
}

/** When the time to pay is over, the shop says what has become of the order. */
function useAskWhenOver({ orderId, money }: Order): void {
  const until = money.payNow?.until ?? null
  const isOpen = useIsBefore(until)
  useEffect(() => {
    if (until !== null && !isOpen) askForOrderAgain(orderId)
  }, [until, isOpen, orderId])
}

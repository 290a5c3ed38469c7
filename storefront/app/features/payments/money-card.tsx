import type { OrderMoney } from '#contract/payments.ts'
import type { Order } from '#contract/orders/orders.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Card } from '../accounts/my-account/card.tsx'
import { Fact, Facts } from '../orders/order/facts.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { isDueLater } from './until-text.ts'
import styles from './money-card.module.css'
import { PayButtons } from './pay-buttons.tsx'
import './payments-messages.ts'

/** What was paid, what is to be paid, and what goes back. */
export function MoneyCard({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const { money, totals } = order
  const { paid, due, exchanged, deposit, payments, refunds } = money
  const { payNow, wallets } = money
  const isMoving = payments.length > 0 || refunds.length > 0
  return (
    <Card id="order-money" title={text('pay.payments')}>
      <Facts>
        <Fact name={text('order.total')}>{format.money(totals.total)}</Fact>
        {deposit !== null && <Fact name={text('pay.deposit')}>{format.money(deposit)}</Fact>}
        <Fact name={text('pay.paid')}>{format.money(paid)}</Fact>
        {exchanged > 0 && <Fact name={text('pay.exchanged')}>{format.money(exchanged)}</Fact>}
        <Fact name={text('pay.due')}>
          <strong className={styles.due}>{format.money(due)}</strong>
          {due > 0 && <p className={styles.how}>{howText(text, order)}</p>}
        </Fact>
      </Facts>
      {payNow && wallets.length > 0 && isDueLater(order) && (
        <div className={styles.later}>
          <p>{text('pay.later')}</p>
          <PayButtons door={door} amount={payNow.amount} wallets={wallets} preferred={order.payment} isQuiet />
        </div>
      )}
      {isMoving && (
        <ul className={styles.moves} aria-label={text('pay.list')}>
          {payments.map((payment) => (
            <Payment key={`${payment.at} ${payment.method} ${payment.reference}`} payment={payment} />
          ))}
          {refunds.map((refund) => (
            <Refund key={`${refund.dueBy} ${refund.amount} ${refund.reference}`} refund={refund} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function howText(text: Text, { payment, method, bank, money }: Order): string {
  const hasWallets = money.wallets.length > 0
  if (bank !== null) return text(hasWallets ? 'pay.how-any' : 'pay.how-bank')
  // The shop has no account any more, and the balance of a custom piece can come by wallet.
  if (payment === 'bank' && hasWallets) return text('pay.how-esewa')
  return text(payment === 'cod' && method === 'pickup' ? 'pay.how-pickup' : `pay.how-${payment}`)
}

function Payment({ payment }: { payment: OrderMoney['payments'][number] }) {
  const text = useText()
  const format = useFormat()
  const { method, purpose, amount, at, reference } = payment
  return (
    <li className={styles.move}>
      <p className={styles.what}>
        <span>{text(`pay.of-${purpose}`, { method: text(`order.payment.${method}`) })}</span>
        <span className={styles.amount}>{format.money(amount)}</span>
      </p>
      <p className={styles.when}>
        <time dateTime={at}>
          {format.shortDate(at)}, {format.time(at)}
        </time>
      </p>
      {reference !== '' && <p className={styles.when}>{text('pay.reference', { reference })}</p>}
    </li>
  )
}

function Refund({ refund }: { refund: OrderMoney['refunds'][number] }) {
  const text = useText()
  const format = useFormat()
  const { amount, paidBy, dueBy, doneAt, reference } = refund
  return (
    <li className={styles.move}>
      <p className={styles.what}>
        <span>{text(doneAt === null ? 'pay.refund-due' : 'pay.refunded')}</span>
        <span className={styles.amount}>{format.money(amount)}</span>
      </p>
      <p className={styles.when}>
        {doneAt === null
          ? text('pay.refund-by', { date: format.shortDate(dueBy) })
          : text('pay.refunded-on', { date: format.shortDate(doneAt) })}
      </p>
      {doneAt === null && paidBy === 'cod' && <p className={styles.when}>{text('pay.refund-cash')}</p>}
      {reference !== '' && <p className={styles.when}>{text('pay.reference', { reference })}</p>}
    </li>
  )
}

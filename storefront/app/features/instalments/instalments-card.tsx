import type { Order } from '#contract/orders/orders.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Card } from '../accounts/my-account/card.tsx'
import { PlanFigures } from './plan-figures.tsx'
import styles from './instalments-card.module.css'

await needMessages('instalments')

/** The request to pay an order in instalments: how far it is, what happens next, and what it comes to. */
export default function InstalmentsCard({ instalments }: { instalments: NonNullable<Order['instalments']> }) {
  const text = useText()
  const format = useFormat()
  const { bank, months, phone, note, state, figures, termsSeenOn } = instalments
  return (
    <Card id="order-instalments" title={text('instalments.request')}>
      <p>{text(`instalments.state.${state}`, { bank })}</p>
      <div className={styles.plan}>
        <h3 className={styles.bank}>{text('instalments.plan', { bank, months })}</h3>
        <PlanFigures plan={instalments} figures={figures} />
        <p className={styles.note}>
          {text('instalments.seen', { date: format.day(termsSeenOn) })}{' '}
          {phone !== '' && <a href={`tel:${phone}`}>{text('instalments.call-bank', { phone: format.phone(phone) })}</a>}
        </p>
        {note !== '' && <p className={styles.note}>{note}</p>}
      </div>
    </Card>
  )
}

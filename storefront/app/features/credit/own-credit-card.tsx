import { href, Link } from 'react-router'
import type { OwnCredit } from '#contract/credit.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Card } from '../accounts/my-account/card.tsx'
import card from '../accounts/my-account/card.module.css'
import styles from '../accounts/my-account/sessions-card.module.css'
import { useOwnCredit } from './use-own-credit.ts'

await needMessages('credit')

/** The store credit of the account, with its entries. */
export default function OwnCreditCard({ userId }: { userId: string }) {
  const text = useText()
  const format = useFormat()
  const { data: credit, isError } = useOwnCredit(userId)

  function balanceText({ balance, isBlocked }: OwnCredit): string {
    if (balance === 0) return text('credit.own-none')
    return text(isBlocked ? 'credit.own-blocked' : 'credit.own-balance', { amount: format.money(balance) })
  }

  return (
    <Card id="credit-title" title={text('credit.own')}>
      {isError && <p>{text('credit.own-failed')}</p>}
      {credit && <p>{balanceText(credit)}</p>}
      {credit && credit.entries.length > 0 && (
        <ul className={styles.list}>
          {credit.entries.map((entry) => (
            <Entry key={`${entry.at} ${entry.amount}`} entry={entry} />
          ))}
        </ul>
      )}
      <p>
        <Link to={href('/gift-cards')}>{text('credit.see-card')}</Link>
      </p>
    </Card>
  )
}

function Entry({ entry: { amount, reason, orderId, at } }: { entry: OwnCredit['entries'][number] }) {
  const text = useText()
  const format = useFormat()
  const sum = format.money(Math.abs(amount))
  return (
    <li className={styles.session}>
      <div className={styles.where}>
        <p>{reasonText(text, reason, orderId ?? '')}</p>
        <p className={card.intro}>
          <time dateTime={at}>{format.shortDate(at)}</time>
        </p>
      </div>
      <span>{amount < 0 ? `−${sum}` : sum}</span>
    </li>
  )
}

function reasonText(text: Text, reason: OwnCredit['entries'][number]['reason'], orderId: string): string {
  return reason === 'order' || reason === 'back' || reason === 'refund'
    ? text(`credit.reason.${reason}`, { orderId })
    : text(`credit.reason.${reason}`)
}
